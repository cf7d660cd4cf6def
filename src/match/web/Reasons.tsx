import type { Explained } from '#match/matchContract.ts'
import { questionCopy } from '#match/web/copy.ts'
import { MixedText } from '#site/web/MixedText.tsx'

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
