import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#design/web/toastStore.ts'
import { SECOND_MS } from '#kit/time.ts'
import type { MatchState, RematchAnswer } from '#match/matchContract.ts'
import { askRematch, leaveRematch } from '#match/web/matchCalls.ts'
import { type RematchStatus, rematchStatus } from '#match/web/rematchStatus.ts'
import { rematchCopy } from '#match/web/resultCopy.ts'
import type { MatchControl } from '#match/web/useMatch.ts'
import { showRefusedMatch } from '#plans/web/showMatchLimit.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'

/** A waiting player says so this often. */
const REPEAT_OFFER_MS = SECOND_MS

export interface RematchControl {
  stand: RematchStatus
  /** Offers a rematch, or accepts the opponent's offer. */
  ask: () => void
  /** Turns the opponent's offer down, or takes one's own back. */
  decline: () => void
}

/** Talks with the opponent about a rematch, and goes into it once it is made. Leaving the page declines. */
export function useRematch({ act }: MatchControl, state: MatchState): RematchControl {
  const { id } = state.match
  const [wasOpen] = useState(state.rematch !== null)
  const [refused, setRefused] = useState(false)
  const stand = rematchStatus(state, { wasOpen, refused })
  const enter = useOpenRematch(state.rematch?.match_id ?? null)
  const say = useSerialRematchCalls(id)

  const wish = useCallback(async () => {
    const answer = await say(false)
    if (answer.status === 'matched') enter(answer.match_id)
    setRefused(answer.status === 'declined')
    return answer.status
  }, [say, enter])

  useRepeatedOffer(stand === 'waiting', async () => {
    if ((await wish()) === 'declined') await act('state')
  })
  useLeaving(() => {
    if (state.rematch?.match_id === null) leaveRematch(id)
  })

  const refreshAfter = (call: Promise<unknown>) => call.then(() => act('state')).catch(showFailure)
  return {
    stand,
    ask() {
      if (stand === 'open' || stand === 'offered') refreshAfter(wish())
    },
    decline() {
      refreshAfter(say(true))
    },
  }
}

function showFailure(error: unknown) {
  if (error instanceof FunctionProblem && error.status === 429) return showRefusedMatch(error)
  console.error('asking for a rematch', error)
  showToast('error', rematchCopy.failed)
}

/** Goes into the rematch when the match tells of it; the function returned goes there at once. */
function useOpenRematch(rematchId: string | null): (matchId: string) => void {
  const navigate = useNavigate()
  const enter = useCallback((matchId: string) => navigate(`/app/match/${matchId}`, { replace: true }), [navigate])

  useEffect(() => {
    if (rematchId !== null) enter(rematchId)
  }, [rematchId, enter])
  return enter
}

/** Calls go one after the other: none that is still on its way undoes what was said after it. */
function useSerialRematchCalls(matchId: string): (decline: boolean) => Promise<RematchAnswer> {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(
    (decline) => {
      const answer = last.current.then(() => askRematch(matchId, decline))
      last.current = answer.catch(() => {})
      return answer
    },
    [matchId],
  )
}

/** While the player waits the server is told again and again that they are there. */
function useRepeatedOffer(isWaiting: boolean, say: () => Promise<void>) {
  const newest = useRef(say)
  newest.current = say

  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const offerLater = () => {
      timer = setTimeout(async () => {
        await newest.current().catch((error: unknown) => console.warn('waiting for a rematch', error))
        if (!isOver) offerLater()
      }, REPEAT_OFFER_MS)
    }
    offerLater()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isWaiting])
}

/** Calls `onLeave` when the page is left, also for another page of the site. */
function useLeaving(onLeave: () => void) {
  const newest = useRef(onLeave)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  newest.current = onLeave

  useEffect(() => {
    const onPageHide = () => newest.current()
    clearTimeout(leaving.current)
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      // Not at once: in development effects are tried twice.
      leaving.current = setTimeout(onPageHide)
    }
  }, [])
}
