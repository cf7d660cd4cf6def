import type { MatchmakerAnswer } from '#arena/arenaContract.ts'
import { SEARCH_MS } from '#arena/pairing.ts'
import { pollDelay, type Search } from '#arena/search.ts'
import { cancelSeat } from '#arena/web/seatTable.ts'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import type { Skill } from '#rating/skill.ts'

/** How a search ended. */
export type SearchEnd =
  | { kind: 'matched'; matchId: string }
  /** By the player, here or in another tab. */
  | { kind: 'left' }
  | { kind: 'nobody' }
  | { kind: 'refused'; problem: unknown }

export interface SearchRun {
  /** Leaves the queue; ends as `left`, or as `matched` when a match was made at that moment. */
  cancel(): void
  /** Asks at once: a message said that an opponent was found. */
  hurry(): void
}

interface SearchOrder {
  userId: string
  skill: Skill
  /** Of a search that another page began. */
  ticket?: string
  onProgress: (search: Search) => void
  onEnd: (end: SearchEnd) => void
}

/** Joins the queue of a skill and polls until a match is made, the player cancels or the search time is over. */
export function runSearch({ userId, skill, ticket, onProgress, onEnd }: SearchOrder): SearchRun {
  let known = ticket
  let cancelled = false
  let wake = () => {}
  const began = performance.now()

  function ask(): Promise<MatchmakerAnswer> {
    return callFunction<MatchmakerAnswer>('matchmaker', {
      skill_type: skill,
      ...(known === undefined ? {} : { ticket: known }),
    })
  }

  /** Undefined while the search goes on. */
  async function step(): Promise<SearchEnd | undefined> {
    const answer = await ask()
    if (answer.status === 'matched') return { kind: 'matched', matchId: answer.match_id }
    if (answer.status === 'left') return { kind: 'left' }
    known = answer.ticket
    onProgress({
      skill,
      waitedMs: answer.waited_ms,
      outlook: { band: answer.band, estimatedWaitMs: answer.estimated_wait_ms },
    })
    return answer.waited_ms >= SEARCH_MS ? leave('nobody') : undefined
  }

  async function leave(kind: 'left' | 'nobody'): Promise<SearchEnd> {
    if (await cancelSeat(userId, skill)) return { kind }
    const answer = await ask()
    return answer.status === 'matched' ? { kind: 'matched', matchId: answer.match_id } : { kind }
  }

  /** A refusal ends the search; a lost connection is waited out as long as a search lasts. */
  function afterFailure(problem: unknown): SearchEnd | undefined {
    const refused = known === undefined || problem instanceof FunctionProblem
    return refused || performance.now() - began > SEARCH_MS ? { kind: 'refused', problem } : undefined
  }

  async function search(): Promise<SearchEnd> {
    for (;;) {
      const end = await (cancelled ? leave('left') : step()).catch(afterFailure)
      if (end) return end
      if (!cancelled) await pause(pollDelay(Math.random()))
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  search().then(onEnd)
  return {
    cancel() {
      cancelled = true
      wake()
    },
    hurry: () => wake(),
  }
}
