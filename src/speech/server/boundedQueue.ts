import { Problem } from '#platform/server/http/problem.ts'

/** `ahead` is for the clips of a match. It goes before `onDemand`, for clips that a reader requests. */
export type Urgency = 'ahead' | 'onDemand'

/** Runs tasks in order. Throws a `Problem` 503 if too many wait with this urgency. */
export type BoundedQueue = <Answer>(work: () => Promise<Answer>, urgency: Urgency) => Promise<Answer>

export interface QueueBounds {
  atOnce: number
  /** How many tasks of each urgency may wait. */
  longest: Record<Urgency, number>
}

const RETRY_AFTER_SECONDS = '5'

export function boundedQueue({ atOnce, longest }: QueueBounds): BoundedQueue {
  const waiting: Record<Urgency, (() => Promise<void>)[]> = { ahead: [], onDemand: [] }
  let underWay = 0

  async function workOff(): Promise<void> {
    underWay += 1
    for (let work = next(); work; work = next()) await work()
    underWay -= 1
  }

  function next() {
    return waiting.ahead.shift() ?? waiting.onDemand.shift()
  }

  return async (work, urgency) => {
    if (waiting[urgency].length >= longest[urgency]) {
      throw new Problem(503, 'speech_busy', 'Too many clips are being rendered. Please try again in a moment.', {
        headers: { 'retry-after': RETRY_AFTER_SECONDS },
      })
    }
    return new Promise((resolve, reject) => {
      waiting[urgency].push(() => work().then(resolve, reject))
      if (underWay < atOnce) void workOff()
    })
  }
}
