import type { ReactNode } from 'react'
import type { Explained } from '#match/matchContract.ts'
import { questionCopy } from '#match/web/copy.ts'
import styles from '#match/web/Verdict.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

interface VerdictProps {
  /** Empty before there is one. */
  text: string
  isRight: boolean
  children: ReactNode
}

/** The verdict in one line, and what follows from it. */
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

/** Why the right option is right, and the chosen one not. */
export function Reasons({ explained, chosenId }: { explained: Explained; chosenId: string | undefined }) {
  const { explanation, reasons, transcript } = explained
  const reason = reasons.find(({ option_id }) => option_id === chosenId)?.reason
  return (
    <>
      {transcript && (
        <p>
          {questionCopy.heard}: <span lang="ko">{transcript}</span>
        </p>
      )}
      {reason && (
        <p>
          <MixedText text={reason} />
        </p>
      )}
      <p>
        <MixedText text={explanation} />
      </p>
    </>
  )
}
