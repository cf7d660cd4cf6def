import type { Spoken } from '#korean/spoken.ts'
import type { Explained, ShownQuestion } from '#match/matchContract.ts'
import { AidedText, WordHelp } from '#match/web/AidedText.tsx'
import { questionCopy } from '#match/web/copy.ts'
import { EnglishText } from '#match/web/EnglishText.tsx'
import { Transcript } from '#match/web/Transcript.tsx'
import { koreanOf, useKoreanWords } from '#match/web/useKoreanWords.ts'

interface ReasonsProps {
  explained: Explained
  chosenId: string | undefined
  options: ShownQuestion['options']
}

/** Why the right option is right, and why the chosen one is wrong. */
export function Reasons({ explained, chosenId, options }: ReasonsProps) {
  const { explanation, reasons, transcript = null, english = null, correct_option_id } = explained
  const reason = reasons.find(({ option_id }) => option_id === chosenId)?.reason ?? ''
  const two = options.filter(({ id }) => id === correct_option_id || id === chosenId).map(({ text }) => text)
  return (
    <Why
      transcript={transcript}
      heard={questionCopy.heard}
      reason={reason}
      explanation={explanation}
      english={english}
      answers={two}
    />
  )
}

interface WhyProps {
  transcript: Spoken | null
  /** The label before the transcript of what was heard. */
  heard?: string | undefined
  /** Empty if nothing is to be said. */
  reason: string
  explanation: string
  english: string | null
  answers: readonly string[]
}

/**
 * What was said, and why an answer is right or wrong. For those who want it, the Korean stands there in Latin letters, too, with what its
 * words mean and those of the answers.
 */
export function Why({ transcript, heard, reason, explanation, english, answers }: WhyProps) {
  const words = useKoreanWords([...koreanOf(transcript), ...answers, reason, explanation])
  const { read } = words
  return (
    <>
      {transcript && (
        <div>
          {heard && `${heard}: `}
          <Transcript said={transcript} read={read} />
        </div>
      )}
      {reason && (
        <p>
          <AidedText text={reason} read={read} />
        </p>
      )}
      {explanation && (
        <p>
          <AidedText text={explanation} read={read} />
        </p>
      )}
      <WordHelp words={words} />
      {english && <EnglishText text={english} />}
    </>
  )
}
