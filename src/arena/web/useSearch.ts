import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MATCHED_EVENT, type MatchedMessage } from '#arena/matchedMessage.ts'
import type { Search } from '#arena/search.ts'
import { searchCopy } from '#arena/web/copy.ts'
import { runSearch, type SearchEnd, type SearchRun } from '#arena/web/searchRun.ts'
import { readOwnSeat } from '#arena/web/seatTable.ts'
import { showToast } from '#design/web/toastStore.ts'
import { matchLimitNotice } from '#plans/matchLimit.ts'
import { FREE, PLANS, type Plan } from '#plans/plans.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'
import { watchChannel } from '#platform/web/realtimeChannel.ts'
import type { Skill } from '#rating/skill.ts'

export interface SearchControl {
  /** Null: idle. */
  current: Search | null
  start: (skill: Skill) => void
  cancel: () => void
}

/**
 * The player's search for an opponent; goes on to the match when one is found. A search or a match that another page began is
 * taken up. `spentPlan` is the plan whose matches of today are used up: then no search begins.
 */
export function useSearch(userId: string, spentPlan: Plan | undefined): SearchControl {
  const [current, setCurrent] = useState<Search | null>(null)
  const run = useRef<SearchRun>(null)
  const navigate = useNavigate()

  const begin = useCallback(
    (skill: Skill, ticket?: string) => {
      let told = false
      setCurrent({ skill, waitedMs: 0, outlook: null })
      run.current = runSearch({
        userId,
        skill,
        ...(ticket === undefined ? {} : { ticket }),
        onProgress(search) {
          if (!told) showToast('info', searchCopy.looking)
          told = true
          setCurrent((shown) => shown && search)
        },
        onEnd(end) {
          run.current = null
          setCurrent(null)
          if (end.kind === 'matched') navigate(`/app/match/${end.matchId}`)
          else tell(end)
        },
      })
    },
    [userId, navigate],
  )

  useEffect(() => {
    let stale = false
    readOwnSeat(userId).then(
      (seat) => {
        if (stale || !seat || run.current) return
        if (seat.match_id) navigate(`/app/match/${seat.match_id}`)
        else begin(seat.skill_type, seat.ticket)
      },
      (error: unknown) => console.warn('looking for a search that goes on', error),
    )
    return () => {
      stale = true
      run.current?.cancel()
    }
  }, [userId, begin, navigate])

  const isSearching = current !== null
  useEffect(() => {
    if (!isSearching) return
    return watchChannel<MatchedMessage>(`player:${userId}`, {
      onMessage: (event) => event === MATCHED_EVENT && run.current?.hurry(),
      onConnection: () => {},
    })
  }, [userId, isSearching])

  return {
    current,
    start(skill) {
      if (run.current) return
      if (spentPlan) tellLimit(spentPlan)
      else begin(skill)
    },
    cancel: () => run.current?.cancel(),
  }
}

function tell(end: Exclude<SearchEnd, { kind: 'matched' }>) {
  if (end.kind === 'left') return showToast('info', searchCopy.left)
  if (end.kind === 'nobody') return showToast('info', searchCopy.nobody)
  const { problem } = end
  if (!(problem instanceof FunctionProblem) || problem.status !== 429) {
    console.error('joining the queue', problem)
    return showToast('error', searchCopy.joinFailed)
  }
  if (problem.code === 'daily_limit_reached') {
    const { limit } = problem.fields
    return tellLimit(PLANS.find((plan) => plan.matchesPerDay === limit) ?? FREE)
  }
  showToast('error', problem.message)
}

function tellLimit(plan: Plan) {
  const { message, action } = matchLimitNotice(plan)
  showToast('limit', message, { label: action, href: '/pricing' })
}
