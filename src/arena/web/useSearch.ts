import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MATCHED_EVENT, type MatchedMessage } from '#arena/matchedMessage.ts'
import type { Search } from '#arena/search.ts'
import { searchCopy } from '#arena/web/copy.ts'
import { type SearchEnd, SearchRun } from '#arena/web/searchRun.ts'
import { type OwnSeat, readOwnSeat } from '#arena/web/seatTable.ts'
import { showToast } from '#design/web/toastStore.ts'
import type { Plan } from '#plans/plans.ts'
import { showMatchLimit, showRefusal } from '#plans/web/showMatchLimit.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'
import { watchChannel } from '#platform/web/realtimeChannel.ts'
import type { Skill } from '#rating/skill.ts'

export interface SearchControl {
  /** Null while there is no search. */
  current: Search | null
  /** The skill of the last search, if it found no opponent and the player has not reacted yet. */
  unmatched: Skill | null
  start: (skill: Skill) => void
  cancel: () => void
  /** Resets `unmatched`. */
  dismiss: () => void
}

/**
 * The player's search for an opponent; opens the match when one is found. The page also continues a search, or opens a match,
 * that another page began. `spentPlan` is the player's plan if its matches for today are used up; then no search begins. With
 * `expectsFriend`, the page also opens a match that a friend begins.
 */
export function useSearch(userId: string, spentPlan: Plan | undefined, expectsFriend: boolean): SearchControl {
  const [current, setCurrent] = useState<Search | null>(null)
  const [unmatched, setUnmatched] = useState<Skill | null>(null)
  const run = useRef<SearchRun>(null)
  const navigate = useNavigate()

  const begin = useCallback(
    (skill: Skill, ticket?: string) => {
      let told = false
      setUnmatched(null)
      setCurrent({ skill, searchedMs: 0, outlook: null })
      run.current = new SearchRun({
        userId,
        skill,
        ticket,
        onProgress(search) {
          if (!told) showToast('info', searchCopy.looking)
          told = true
          setCurrent((shown) => shown && search)
        },
        onEnd(end) {
          run.current = null
          setCurrent(null)
          if (end.kind === 'matched') return navigate(`/app/match/${end.matchId}`)
          if (end.kind === 'nobody') setUnmatched(skill)
          showSearchEnd(end)
        },
      })
    },
    [userId, navigate],
  )

  useOwnSeat(userId, ({ match_id, skill_type, ticket }) => {
    if (match_id) navigate(`/app/match/${match_id}`)
    else if (!run.current) begin(skill_type, ticket)
  })
  useMatchedMessage(userId, current !== null || expectsFriend, ({ match_id }) => {
    if (run.current) run.current.hurry()
    else navigate(`/app/match/${match_id}`)
  })
  useLeaving(run)

  return {
    current,
    unmatched,
    start(skill) {
      if (run.current) return
      if (spentPlan) showMatchLimit(spentPlan)
      else begin(skill)
    },
    cancel: () => run.current?.cancel(),
    dismiss: () => setUnmatched(null),
  }
}

/** Shows how a search without a match ended. */
function showSearchEnd(end: Exclude<SearchEnd, { kind: 'matched' }>) {
  if (end.kind === 'left') return showToast('info', searchCopy.left)
  if (end.kind === 'nobody') return showToast('info', searchCopy.nobody)
  const { problem } = end
  if (problem instanceof FunctionProblem && problem.status === 429) return showRefusal(problem)
  console.error('could not join the queue', problem)
  showToast('error', searchCopy.joinFailed)
}

/** Calls `onSeat` if the player has a seat when the page opens. */
function useOwnSeat(userId: string, onSeat: (seat: OwnSeat) => void) {
  const newest = useRef(onSeat)
  newest.current = onSeat

  useEffect(() => {
    let stale = false
    readOwnSeat(userId).then(
      (seat) => seat && !stale && newest.current(seat),
      (error: unknown) => console.warn('could not check for a running search', error),
    )
    return () => {
      stale = true
    }
  }, [userId])
}

function useMatchedMessage(userId: string, isWaiting: boolean, onMatched: (message: MatchedMessage) => void) {
  const newest = useRef(onMatched)
  newest.current = onMatched

  useEffect(() => {
    if (!isWaiting) return
    return watchChannel<MatchedMessage>(`player:${userId}`, {
      onMessage: (event, message) => event === MATCHED_EVENT && newest.current(message),
      onConnection: () => {},
    })
  }, [userId, isWaiting])
}

/** Abandons the search when the route changes or the document is unloaded. */
function useLeaving(run: RefObject<SearchRun | null>) {
  useEffect(() => {
    const onPageHide = () => run.current?.abandon()
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      run.current?.cancel()
    }
  }, [run])
}
