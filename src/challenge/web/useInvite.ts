import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChallengeState, WaitingReason } from '#challenge/challengeContract.ts'
import { challengeCalls } from '#challenge/web/challengeCalls.ts'
import { inviteCopy } from '#challenge/web/copy.ts'
import { SECOND_MS } from '#kit/time.ts'
import { showRefusedMatch } from '#plans/web/showMatchLimit.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'

/** A friend who waits for the challenger asks again this often. */
const AGAIN_MS = 2 * SECOND_MS

/** Why the friend was refused, in words, and the match that they are in, if that is why. */
export interface Refusal {
  message: string
  matchId: string | null
}

export interface Invite {
  /** Undefined while it is loaded; null: there is no such challenge. */
  state: ChallengeState | null | undefined
  failed: boolean
  load: () => void
  /** A call to accept is under way, or another one will follow. */
  accepting: boolean
  /** Why there is no match yet; null before the first answer. */
  waiting: WaitingReason | null
  refusal: Refusal | null
  accept: (rated: boolean) => void
  cancel: () => void
}

/** The challenge of a link, as its visitor sees it; opens the match once it is made. */
export function useInvite(code: string, userId: string | undefined): Invite {
  const { state, failed, load } = useChallenge(code, userId)
  /** Whether the friend would play for a rating; null: has not accepted. */
  const [wish, setWish] = useState<boolean | null>(null)
  const [waiting, setWaiting] = useState<WaitingReason | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const navigate = useNavigate()

  const end = (reason: WaitingReason | null, why: Refusal | null) => {
    setWish(null)
    setWaiting(reason)
    setRefusal(why)
  }

  const ask = async (rated: boolean) => {
    try {
      const answer = await challengeCalls.accept(code, rated)
      if (answer.status === 'matched') navigate(`/app/match/${answer.match_id}`, { replace: true })
      else if (answer.reason === 'spent') end('spent', null)
      else setWaiting(answer.reason)
    } catch (problem) {
      if (!(problem instanceof FunctionProblem) || problem.status >= 500) return console.warn('accepting', problem)
      end(null, refusalOf(problem))
      load()
    }
  }

  useAskingAgain(wish, ask)

  return {
    state,
    failed,
    load,
    accepting: wish !== null,
    waiting,
    refusal,
    accept(rated) {
      end(null, null)
      setWish(rated)
    },
    cancel: () => end(null, null),
  }
}

function refusalOf(problem: FunctionProblem): Refusal {
  if (problem.status === 429) showRefusedMatch(problem)
  const { match_id: matchId } = problem.fields
  return { message: problem.message || inviteCopy.notAccepted, matchId: typeof matchId === 'string' ? matchId : null }
}

function useChallenge(code: string, userId: string | undefined): Pick<Invite, 'state' | 'failed' | 'load'> {
  const [state, setState] = useState<ChallengeState | null>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    try {
      setState(await challengeCalls.state(code))
      setFailed(false)
    } catch (problem) {
      const status = problem instanceof FunctionProblem ? problem.status : 0
      // An address that cannot be a code is refused as malformed.
      if (status === 404 || status === 400) return setState(null)
      console.error('loading a challenge', problem)
      setFailed(true)
    }
  }, [code])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown depends on who asks.
  useEffect(() => {
    load()
  }, [load, userId])

  return { state, failed, load }
}

/** Asks at once when the friend accepts, and then again and again, one call after the other, until that ends. */
function useAskingAgain(wish: boolean | null, ask: (rated: boolean) => Promise<void>) {
  const newest = useRef(ask)
  newest.current = ask

  useEffect(() => {
    if (wish === null) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const askOn = async () => {
      await newest.current(wish)
      if (!isOver) timer = setTimeout(askOn, AGAIN_MS)
    }
    askOn()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [wish])
}
