import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import { useSession } from '#platform/web/session.ts'
import { MixedText } from '#site/web/MixedText.tsx'
import type { KeptWord, KeptWordResponse } from '#translator/keptWord.ts'
import { words } from '#translator/web/copy.ts'

/** Puts the word of a gloss into the review deck. */
export function KeepWord({ korean, english }: KeptWord) {
  const { status } = useSession()
  const [busy, setBusy] = useState(false)

  async function keep() {
    if (status !== 'signedIn') return showToast('info', words.signInToKeep)
    setBusy(true)
    try {
      const { added } = await callFunction<KeptWordResponse>('review-add', { korean, english })
      showToast(added ? 'success' : 'info', added ? words.wordKept : words.wordKeptBefore)
    } catch (error) {
      console.warn('the word could not be added to the review', error)
      showToast('error', error instanceof FunctionProblem && error.message ? error.message : words.keepFailed)
    }
    setBusy(false)
  }

  return (
    <p>
      <Button variant="quiet" busy={busy} onClick={keep}>
        {words.keep}: <MixedText text={korean} />
      </Button>
    </p>
  )
}
