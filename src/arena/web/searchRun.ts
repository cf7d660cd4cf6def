import type { MatchmakerResponse } from '#arena/arenaContract.ts'
import { SEARCH_MS } from '#arena/pairing.ts'
import { pollDelay, type Search } from '#arena/search.ts'
import { cancelSeat, leaveSeatBehind } from '#arena/web/seatTable.ts'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import type { Skill } from '#rating/skill.ts'

/** How a search ended. */
export type SearchEnd =
  | { kind: 'matched'; matchId: string }
  /** Ended by the player, here or in another tab. */
  | { kind: 'left' }
  | { kind: 'nobody' }
  | { kind: 'refused'; problem: unknown }

export interface SearchOrder {
  userId: string
  skill: Skill
  /** The ticket of a search that another page began. */
  ticket?: string | undefined
  onProgress: (search: Search) => void
  onEnd: (end: SearchEnd) => void
}

/** Joins the queue of a skill and polls until a match is created, the player cancels or the search time is over. */
export class SearchRun {
  readonly #order: SearchOrder
  readonly #began = performance.now()
  #ticket: string | undefined
  #canceled = false
  #wake = () => {}

  constructor(order: SearchOrder) {
    this.#order = order
    this.#ticket = order.ticket
    this.#run().then(order.onEnd)
  }

  /** Leaves the queue. The search ends as `left`, or as `matched` if a match was created at the same moment. */
  cancel(): void {
    this.#canceled = true
    this.#wake()
  }

  /** Call it when the page is closed. It sends a last request that gives the seat up, without waiting for the response. */
  abandon(): void {
    leaveSeatBehind(this.#order.userId, this.#order.skill)
  }

  /** Polls at once. Call it when a message says that an opponent was found. */
  hurry(): void {
    this.#wake()
  }

  async #run(): Promise<SearchEnd> {
    for (;;) {
      const step = this.#canceled ? this.#leave('left') : this.#poll()
      let failed = false
      const end = await step.catch((problem: unknown) => {
        failed = true
        return this.#endAfter(problem)
      })
      if (end) return end
      if (failed || !this.#canceled) await this.#pause()
    }
  }

  /** Undefined while the search continues. */
  async #poll(): Promise<SearchEnd | undefined> {
    const answer = await this.#ask()
    if (answer.status === 'matched') return { kind: 'matched', matchId: answer.match_id }
    if (answer.status === 'left') return { kind: 'left' }
    this.#ticket = answer.ticket
    this.#order.onProgress({
      skill: this.#order.skill,
      searchedMs: answer.waited_ms,
      outlook: { band: answer.band, estimatedWaitMs: answer.estimated_wait_ms },
    })
    return answer.waited_ms >= SEARCH_MS ? this.#leave('nobody') : undefined
  }

  async #leave(kind: 'left' | 'nobody'): Promise<SearchEnd> {
    const { userId, skill } = this.#order
    if (await cancelSeat(userId, skill)) return { kind }
    const answer = await this.#ask()
    return answer.status === 'matched' ? { kind: 'matched', matchId: answer.match_id } : { kind }
  }

  #ask(): Promise<MatchmakerResponse> {
    const ticket = this.#ticket === undefined ? {} : { ticket: this.#ticket }
    return callFunction<MatchmakerResponse>('matchmaker', { skill_type: this.#order.skill, ...ticket })
  }

  /** A refusal ends the search. After a lost connection, the search retries until its time is over. */
  #endAfter(problem: unknown): SearchEnd | undefined {
    if (this.#ticket === undefined || problem instanceof FunctionProblem) return { kind: 'refused', problem }
    const isOver = performance.now() - this.#began > SEARCH_MS
    return isOver ? { kind: this.#canceled ? 'left' : 'nobody' } : undefined
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollDelay(Math.random()))
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
