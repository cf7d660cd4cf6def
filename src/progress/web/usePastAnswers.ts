import { useCallback, useEffect, useState } from 'react'
import { callFunction } from '#platform/web/callFunction.ts'

export interface PastAnswers<Answer> {
  /** Undefined while loading and after a failure. */
  answer: Answer | undefined
  failed: boolean
  retry: () => void
}

/** Calls one of the functions about the player's past answers. `limit` is sent only if given. */
export function usePastAnswers<Answer>(name: 'missed-questions' | 'weak-spots', limit?: number): PastAnswers<Answer> {
  const [answer, setAnswer] = useState<Answer>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setFailed(false)
      try {
        setAnswer(await callFunction<Answer>(name, limit === undefined ? {} : { limit }, signal))
      } catch (error) {
        if (signal?.aborted) return
        console.error(`could not load ${name}`, error)
        setFailed(true)
      }
    },
    [name, limit],
  )

  useEffect(() => {
    const left = new AbortController()
    load(left.signal)
    return () => left.abort()
  }, [load])

  const retry = useCallback(() => void load(), [load])
  return { answer, failed, retry }
}
