import { useCallback, useEffect, useState } from 'react'
import { callFunction } from '#platform/web/callFunction.ts'

export interface FunctionResponse<Body> {
  /** Undefined before the first response. While a later call runs, and after it failed, the response before it. */
  response: Body | undefined
  failed: boolean
  retry: () => void
}

/** What a function that only reads answers to `body`. A body with other values calls it again. */
export function useFunctionResponse<Body>(name: string, body: object = {}): FunctionResponse<Body> {
  const [response, setResponse] = useState<Body>()
  const [failed, setFailed] = useState(false)
  const sent = JSON.stringify(body)

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setFailed(false)
      try {
        setResponse(await callFunction<Body>(name, JSON.parse(sent), signal))
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
  return { response, failed, retry }
}
