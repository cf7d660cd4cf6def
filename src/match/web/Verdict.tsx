import type { ReactNode } from 'react'
import type { Explained } from '#match/matchContract.ts'
import { questionCopy } from '#match/web/copy.ts'
import { EnglishText } from '#match/web/EnglishText.tsx'
import { Transcript } from '#match/web/Transcript.tsx'
import styles from '#match/web/Verdict.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

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

/** Why the right option is right, and why the chosen one is wrong. */
export function Reasons({ explained, chosenId }: { explained: Explained; chosenId: string | undefined }) {
  const { explanation, reasons, transcript, english } = explained
  const reason = reasons.find(({ option_id }) => option_id === chosenId)?.reason
  return (
    <>
      {transcript && (
        <div>
          {questionCopy.heard}: <Transcript said={transcript} />
        </div>
      )}
      {reason && (
        <p>
          <MixedText text={reason} />
        </p>
      )}
      <p>
        <MixedText text={explanation} />
      </p>
      {english && <EnglishText text={english} />}
    </>
  )
}
