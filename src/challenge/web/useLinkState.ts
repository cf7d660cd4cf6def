import { useCallback, useEffect, useState } from 'react'
import { FunctionProblem } from '#platform/web/callFunction.ts'

export interface LinkState<State> {
  /** Undefined while loading; null if nothing is behind the link. */
  state: State | null | undefined
  failed: boolean
  load: () => void
}

/**
 * What is behind a challenge's link, for the signed-in user or a visitor.
 * @param fetchState stays the same function from render to render
 */
export function useLinkState<State>(
  fetchState: (code: string) => Promise<State>,
  code: string,
  userId: string | undefined,
): LinkState<State> {
  const [state, setState] = useState<State | null>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    try {
      setState(await fetchState(code))
      setFailed(false)
    } catch (problem) {
      // A malformed code gets a 400.
      if (problem instanceof FunctionProblem && [400, 404].includes(problem.status)) return setState(null)
      console.error('could not load the challenge', problem)
      setFailed(true)
    }
  }, [fetchState, code])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the response depends on the signed-in user.
  useEffect(() => {
    load()
  }, [load, userId])

  return { state, failed, load }
}
