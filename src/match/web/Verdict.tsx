import type { ReactNode } from 'react'
import { Button } from '#design/web/Button.tsx'
import type { Spoken } from '#korean/spoken.ts'
import type { Explained, ShownQuestion } from '#match/matchContract.ts'
import { AidedText, WordList } from '#match/web/AidedText.tsx'
import { latinCopy, questionCopy } from '#match/web/copy.ts'
import { EnglishText } from '#match/web/EnglishText.tsx'
import { Transcript } from '#match/web/Transcript.tsx'
import { useKoreanWords } from '#match/web/useKoreanWords.ts'
import styles from '#match/web/Verdict.module.css'

interface VerdictProps {
  /** Empty before there is a verdict. */
  text: string
  isRight: boolean
  children: ReactNode
}

/** The verdict in one line, and its explanation. */
export function Verdict({ text, isRight, children }: VerdictProps) {
  return (
    <div className={styles.why} data-verdict={text === '' ? undefined : isRight ? 'right' : 'other'}>
      {/* There from the start: a live region that appears with its text is not read out. */}
      <p className={styles.verdict} aria-live="assertive">
        {text}
      </p>
      {children}
    </div>
  )
}

interface ReasonsProps {
  explained: Explained
  chosenId: string | undefined
  options: ShownQuestion['options']
}

/**
 * Why the right option is right, and why the chosen one is wrong. For a player who wants it, the Korean stands there in Latin letters,
 * too, with what its words mean and those of the two options.
 */
export function Reasons({ explained, chosenId, options }: ReasonsProps) {
  const { explanation, reasons, transcript, english, correct_option_id } = explained
  const reason = reasons.find(({ option_id }) => option_id === chosenId)?.reason ?? ''
  const two = options.filter(({ id }) => id === correct_option_id || id === chosenId).map(({ text }) => text)
  const { read, tryAgain } = useKoreanWords([...linesOf(transcript), ...two, reason, explanation])
  return (
    <>
      {transcript && (
        <div>
          {questionCopy.heard}: <Transcript said={transcript} read={read} />
        </div>
      )}
      {reason && (
        <p>
          <AidedText text={reason} read={read} />
        </p>
      )}
      <p>
        <AidedText text={explanation} read={read} />
      </p>
      <WordList read={read} />
      {tryAgain && <WordsMissing onTryAgain={tryAgain} />}
      {english && <EnglishText text={english} />}
    </>
  )
}

function WordsMissing({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <p className={styles.missing}>
      {latinCopy.failed} <Button onClick={onTryAgain}>{latinCopy.again}</Button>
    </p>
  )
}

function linesOf(said: Spoken | undefined): readonly string[] {
  return typeof said === 'object' ? said.map(([, text]) => text) : said === undefined ? [] : [said]
}
