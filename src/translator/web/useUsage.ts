import { useEffect, useState } from 'react'
import { callFunction } from '#platform/web/callFunction.ts'
import { useSession } from '#platform/web/session.ts'
import type { Usage } from '#translator/translateContract.ts'

interface KnownUsage {
  /** Undefined: a visitor. */
  person: string | undefined
  usage: Usage
}

/** What is left of the person's characters today; undefined until known. Each translation's answer brings it up to date. */
export function useUsage(): [Usage | undefined, (usage: Usage) => void] {
  const [known, setKnown] = useState<KnownUsage>()
  const { status, user } = useSession()
  const person = user?.id

  useEffect(() => {
    if (status === 'loading') return
    const abort = new AbortController()
    callFunction<Usage>('translation-usage', {}, abort.signal).then(
      // A translation that was answered meanwhile knows better.
      (usage) => setKnown((latest) => (latest && latest.person === person ? latest : { person, usage })),
      (error: unknown) => {
        if (!abort.signal.aborted) console.warn('the characters left are not known', error)
      },
    )
    return () => abort.abort()
  }, [status, person])

  const usage = known?.person === person ? known?.usage : undefined
  return [usage, (next) => setKnown({ person, usage: next })]
}
