import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChallengeState, WaitingReason } from '#challenge/challengeContract.ts'
import { challengeCalls } from '#challenge/web/challengeCalls.ts'
import { inviteCopy } from '#challenge/web/copy.ts'
import { type LinkState, useLinkState } from '#challenge/web/useLinkState.ts'
import { SECOND_MS } from '#kit/time.ts'
import { showRefusal } from '#plans/web/showMatchLimit.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'

/** The page of a waiting friend repeats the request this often. */
const RETRY_MS = 2 * SECOND_MS

/** Why the friend was refused, as a sentence, and the match that they are already in, if that is the reason. */
export interface Refusal {
  message: string
  matchId: string | null
}

export interface Invite {
  link: LinkState<ChallengeState>
  /** Whether the page is still trying to accept. */
  accepting: boolean
  /** Why there is no match yet; null before the first response. */
  waiting: WaitingReason | null
  refusal: Refusal | null
  accept: (rated: boolean) => void
  cancel: () => void
}

/** The challenge of a link and the actions on it. Opens the match once it is created. */
export function useInvite(code: string, userId: string | undefined): Invite {
  const link = useLinkState(challengeCalls.state, code, userId)
  /** Whether the friend wants a rated match; null if the friend has not accepted. */
  const [wish, setWish] = useState<boolean | null>(null)
  const [waiting, setWaiting] = useState<WaitingReason | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const navigate = useNavigate()

  const end = (reason: WaitingReason | null, why: Refusal | null) => {
    setWish(null)
    setWaiting(reason)
    setRefusal(why)
  }

  const sendAccept = async (rated: boolean) => {
    try {
      const answer = await challengeCalls.accept(code, rated)
      if (answer.status === 'matched') navigate(`/app/match/${answer.match_id}`, { replace: true })
      else if (answer.reason === 'spent') end('spent', null)
      else setWaiting(answer.reason)
    } catch (problem) {
      if (!(problem instanceof FunctionProblem) || problem.status >= 500)
        return console.warn('could not accept the challenge', problem)
      end(null, refusalOf(problem))
      link.load()
    }
  }

  useRepeatedAccept(wish, sendAccept)

  return {
    link,
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
  if (problem.status === 429) showRefusal(problem)
  const { match_id: matchId } = problem.fields
  return { message: problem.message || inviteCopy.notAccepted, matchId: typeof matchId === 'string' ? matchId : null }
}

/** Sends the request when the friend accepts, and repeats it, one call after the other, until `wish` is null. */
function useRepeatedAccept(wish: boolean | null, sendAccept: (rated: boolean) => Promise<void>) {
  const newest = useRef(sendAccept)
  newest.current = sendAccept

  useEffect(() => {
    if (wish === null) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const acceptAgain = async () => {
      await newest.current(wish)
      if (!isOver) timer = setTimeout(acceptAgain, RETRY_MS)
    }
    acceptAgain()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [wish])
}
