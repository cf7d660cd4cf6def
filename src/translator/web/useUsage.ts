import { useEffect, useEffectEvent, useState } from 'react'
import { callFunction } from '#platform/web/callFunction.ts'
import { useSession } from '#platform/web/session.ts'
import type { Usage } from '#translator/translateContract.ts'

interface KnownUsage {
  /** Undefined: a visitor. */
  person: string | undefined
  usage: Usage
}

/**
 * How many characters the person has left today; undefined until known. Updated by each translation's answer, and when the
 * window gets focus, because the plan may have changed in another tab.
 */
export function useUsage(): [Usage | undefined, (usage: Usage) => void] {
  const [known, setKnown] = useState<KnownUsage>()
  const { status, user } = useSession()
  const person = user?.id

  const ask = useEffectEvent((asked: string | undefined, signal: AbortSignal) => {
    const before = known
    callFunction<Usage>('translation-usage', {}, signal).then(
      // A translation that finished meanwhile has newer numbers.
      (usage) => setKnown((latest) => (latest === before ? { person: asked, usage } : latest)),
      (error: unknown) => {
        if (!signal.aborted) console.warn('the characters left are not known', error)
      },
    )
  })

  useEffect(() => {
    if (status === 'loading') return
    const abort = new AbortController()
    const { signal } = abort
    ask(person, signal)
    addEventListener('focus', () => ask(person, signal), { signal })
    return () => abort.abort()
  }, [status, person])

  const usage = known?.person === person ? known?.usage : undefined
  return [usage, (next) => setKnown({ person, usage: next })]
}
