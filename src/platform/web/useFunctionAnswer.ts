import { useCallback, useEffect, useState } from 'react'
import { callFunction } from '#platform/web/callFunction.ts'

export interface FunctionAnswer<Answer> {
  /** Undefined before the first answer. While a later call runs, and after it failed, the answer before it. */
  answer: Answer | undefined
  failed: boolean
  retry: () => void
}

/** What a function that only reads answers to `body`. A body with other values calls it again. */
export function useFunctionAnswer<Answer>(name: string, body: object = {}): FunctionAnswer<Answer> {
  const [answer, setAnswer] = useState<Answer>()
  const [failed, setFailed] = useState(false)
  const sent = JSON.stringify(body)

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setFailed(false)
      try {
        setAnswer(await callFunction<Answer>(name, JSON.parse(sent), signal))
      } catch (error) {
        if (signal?.aborted) return
        console.warn(`could not load ${name}`, error)
        setFailed(true)
      }
    },
    [name, sent],
  )

  useEffect(() => {
    const left = new AbortController()
    load(left.signal)
    return () => left.abort()
  }, [load])

  const retry = useCallback(() => void load(), [load])
  return { answer, failed, retry }
}
