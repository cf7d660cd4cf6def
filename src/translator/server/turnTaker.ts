import { setImmediate } from 'node:timers/promises'

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

/** Works on several texts at once: one step of each, in turn. Between two steps, the thread can read its messages. */
export function turnTaker<Result>({ onResult, onFailure }: Outcomes<Result>): TurnTaker<Result> {
  const underWay = new Map<number, SteppedWork<Result>>()
  let isWorking = false

  async function workOff(): Promise<void> {
    isWorking = true
    while (underWay.size > 0) {
      for (const [id, work] of underWay) {
        step(id, work)
        await setImmediate()
      }
    }
    isWorking = false
  }

  function step(id: number, work: SteppedWork<Result>): void {
    try {
      const { done, value } = work.next()
      if (!done) return
      underWay.delete(id)
      onResult(id, value)
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
