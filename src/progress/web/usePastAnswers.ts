import { useCallback, useEffect, useState } from 'react'
import { callFunction } from '#platform/web/callFunction.ts'

export interface PastAnswers<Answer> {
  /** Undefined while loading, and when that failed. */
  answer: Answer | undefined
  failed: boolean
  retry: () => void
}

/** Calls one of the functions about the player's past answers. `limit` is passed on where the function takes one. */
export function usePastAnswers<Answer>(name: 'missed-questions' | 'weak-spots', limit?: number): PastAnswers<Answer> {
  const [answer, setAnswer] = useState<Answer>()
  const [failed, setFailed] = useState(false)

  const look = useCallback(
    async (signal?: AbortSignal) => {
      setFailed(false)
      try {
        setAnswer(await callFunction<Answer>(name, limit === undefined ? {} : { limit }, signal))
      } catch (error) {
        if (signal?.aborted) return
        console.error(`looking back: ${name}`, error)
        setFailed(true)
      }
    },
    [name, limit],
  )

  useEffect(() => {
    const left = new AbortController()
    look(left.signal)
    return () => left.abort()
  }, [look])

  const retry = useCallback(() => void look(), [look])
  return { answer, failed, retry }
}
