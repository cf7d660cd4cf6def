import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#design/web/toastStore.ts'
import { SECOND_MS } from '#kit/time.ts'
import type { MatchState, RematchResponse } from '#match/matchContract.ts'
import { answerRematch, leaveRematch } from '#match/web/matchCalls.ts'
import { type RematchStatus, rematchStatus } from '#match/web/rematchStatus.ts'
import { rematchCopy } from '#match/web/resultCopy.ts'
import type { MatchControl } from '#match/web/useMatch.ts'
import { showRefusal } from '#plans/web/showMatchLimit.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'

/** A waiting player repeats the offer this often. */
const REPEAT_OFFER_MS = SECOND_MS

export interface RematchControl {
  status: RematchStatus
  /** Offers a rematch, or accepts the opponent's offer. */
  ask: () => void
  /** Declines the opponent's offer, or withdraws the player's own. */
  decline: () => void
}

/** The status of a rematch and the actions on it. Opens the rematch once it is created. Leaving the page declines. */
export function useRematch({ act }: MatchControl, state: MatchState): RematchControl {
  const { id } = state.match
  const [wasOpen] = useState(state.rematch !== null)
  const [refused, setRefused] = useState(false)
  const status = rematchStatus(state, { wasOpen, refused })
  const enter = useOpenRematch(state.rematch?.match_id ?? null)
  const say = useSerialRematchCalls(id)

  const wish = useCallback(async () => {
    const answer = await say(false)
    if (answer.status === 'matched') enter(answer.match_id)
    setRefused(answer.status === 'declined')
    return answer.status
  }, [say, enter])

  useRepeatedOffer(status === 'waiting', async () => {
    if ((await wish()) === 'declined') await act('state')
  })
  useLeaving(() => {
    if (state.rematch?.match_id === null) leaveRematch(id)
  })

  const refreshAfter = (call: Promise<unknown>) => call.then(() => act('state')).catch(showFailure)
  return {
    status,
    ask() {
      if (status === 'open' || status === 'offered') refreshAfter(wish())
    },
    decline() {
      refreshAfter(say(true))
    },
  }
}

function showFailure(error: unknown) {
  if (error instanceof FunctionProblem && error.status === 429) return showRefusal(error)
  console.error('could not offer a rematch', error)
  showToast('error', rematchCopy.failed)
}

/** Opens the rematch once its id is known. The returned function opens it at once. */
function useOpenRematch(rematchId: string | null): (matchId: string) => void {
  const navigate = useNavigate()
  const enter = useCallback((matchId: string) => navigate(`/app/match/${matchId}`, { replace: true }), [navigate])

  useEffect(() => {
    if (rematchId !== null) enter(rematchId)
  }, [rematchId, enter])
  return enter
}

/** Sends the calls one after the other, so that an earlier call cannot undo a later one. */
function useSerialRematchCalls(matchId: string): (decline: boolean) => Promise<RematchResponse> {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(
    (decline) => {
      const answer = last.current.then(() => answerRematch(matchId, decline))
      last.current = answer.catch(() => {})
      return answer
    },
    [matchId],
  )
}

/** Repeats the offer while the player waits, as a sign of life. */
function useRepeatedOffer(isWaiting: boolean, say: () => Promise<void>) {
  const newest = useRef(say)
  newest.current = say

  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const offerLater = () => {
      timer = setTimeout(async () => {
        await newest.current().catch((error: unknown) => console.warn('could not repeat the offer', error))
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

/** Calls `onLeave` when the player leaves the page, also for another page of this site. */
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
      // Delayed, because React runs effects twice in development.
      leaving.current = setTimeout(onPageHide)
    }
  }, [])
}
