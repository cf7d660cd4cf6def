import { setImmediate } from 'node:timers/promises'
import type { Milliseconds } from '#kit/time.ts'

/** A text under way. It yields after each sentence. */
export type SteppedWork<Result> = Generator<undefined, Result>

export interface TurnTaker<Result> {
  /** Begins a piece of work. It takes turns with the others until it is finished, fails or is dropped. */
  add(id: number, work: SteppedWork<Result>): void
  drop(id: number): void
}

export interface Outcomes<Result> {
  onResult(id: number, result: Result): void
  onFailure(id: number, error: unknown): void
}

/** A turn ends with the first step after this time. Most short texts are finished in one turn, so they wait for the others only once. */
const TURN_MS = 20

/** Works on several texts at once, in turn. Between two turns, the thread can read its messages. */
export function turnTaker<Result>(
  { onResult, onFailure }: Outcomes<Result>,
  turnMs: Milliseconds = TURN_MS,
): TurnTaker<Result> {
  const underWay = new Map<number, SteppedWork<Result>>()
  let isWorking = false

  async function workOff(): Promise<void> {
    isWorking = true
    while (underWay.size > 0) {
      for (const [id, work] of underWay) {
        takeTurn(id, work)
        await setImmediate()
      }
    }
    isWorking = false
  }

  function takeTurn(id: number, work: SteppedWork<Result>): void {
    const end = performance.now() + turnMs
    try {
      do {
        const { done, value } = work.next()
        if (done) {
          underWay.delete(id)
          onResult(id, value)
          return
        }
      } while (performance.now() < end)
    } catch (error) {
      underWay.delete(id)
      onFailure(id, error)
    }
  }

  return {
    add(id, work) {
      underWay.set(id, work)
      if (!isWorking) void workOff()
    },
    drop(id) {
      underWay.delete(id)
    },
  }
}
