import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { countCharacters } from '#translator/sourceText.ts'

/** The code of the 503 that asks the client to come back later. */
export const TRANSLATOR_BUSY = 'translator_busy'

/** A sentence or two. Short texts have places of their own, so they never wait for long ones. */
const LONGEST_SHORT_TEXT = 500
const RETRY_AFTER_SECONDS = 5

type Lane = 'short' | 'long'

export interface TurnBounds {
  /** How many texts are translated at once. Each holds some megabytes. */
  atOnce: Record<Lane, number>
  /** How many texts may wait. */
  waiting: Record<Lane, number>
  /** How many texts of one person may wait. */
  waitingOfOne: number
  /** A text that has waited this long is refused. */
  patienceMs: Milliseconds
}

/** An everyday text of 5,000 characters takes a third of a second, and the hardest take two. A proxy waits for a minute. */
export const TURN_BOUNDS: TurnBounds = {
  atOnce: { short: 2, long: 2 },
  waiting: { short: 100, long: 40 },
  waitingOfOne: 8,
  patienceMs: 30 * SECOND_MS,
}

export interface TextInTurn {
  text: string
  /** Only one text of a person is translated at a time. */
  person: string
  /** Aborted when the client leaves. Its text then leaves the queue. */
  signal: AbortSignal
}

/**
 * Runs the work when the text's turn has come.
 * @throws Problem 503 `translator_busy` if the queue is full or the wait was too long; the signal's reason after an abort
 */
export type InTurn = <Result>(text: TextInTurn, work: () => Promise<Result>) => Promise<Result>

interface Waiting {
  lane: Lane
  person: string
  begin(): void
}

/** First come, first served, in two lanes: one for short texts, one for long ones. */
export function translationTurns({ atOnce, waiting, waitingOfOne, patienceMs }: TurnBounds): InTurn {
  const queue = new Set<Waiting>()
  const free = { ...atOnce }
  const served = new Set<string>()

  const canBegin = ({ lane, person }: Pick<Waiting, 'lane' | 'person'>) => free[lane] > 0 && !served.has(person)

  function isFull(lane: Lane, person: string): boolean {
    const all = [...queue]
    return (
      all.filter((each) => each.lane === lane).length >= waiting[lane] ||
      all.filter((each) => each.person === person).length >= waitingOfOne
    )
  }

  async function turn(lane: Lane, { person, signal }: TextInTurn): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entry = { lane, person, begin: resolve }
    // It leaves the queue at once: a place that becomes free in the same moment goes to a text that still waits.
    const leaveFor = (reason: unknown) => {
      queue.delete(entry)
      reject(reason)
    }
    const leave = () => leaveFor(signal.reason)
    const impatience = setTimeout(() => leaveFor(busyProblem()), patienceMs)
    signal.addEventListener('abort', leave)
    queue.add(entry)
    try {
      await promise
    } finally {
      clearTimeout(impatience)
      signal.removeEventListener('abort', leave)
    }
  }

  function begin({ lane, person }: Pick<Waiting, 'lane' | 'person'>): void {
    free[lane] -= 1
    served.add(person)
  }

  function end(lane: Lane, person: string): void {
    free[lane] += 1
    served.delete(person)
    for (const next of queue) {
      if (!canBegin(next)) continue
      queue.delete(next)
      begin(next)
      next.begin()
    }
  }

  return async (asked, work) => {
    const { text, person, signal } = asked
    signal.throwIfAborted()
    const lane = countCharacters(text) > LONGEST_SHORT_TEXT ? 'long' : 'short'
    if (canBegin({ lane, person })) begin({ lane, person })
    else if (isFull(lane, person)) throw busyProblem()
    else await turn(lane, asked)
    try {
      return await work()
    } finally {
      end(lane, person)
    }
  }
}

function busyProblem(): Problem {
  return new Problem(503, TRANSLATOR_BUSY, 'Too many texts are being translated right now.', {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })
}
