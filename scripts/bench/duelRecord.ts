/** One event of a match, and the user who caused it or was notified of it. */
export interface Occurrence {
  matchId: string
  seq: number
  userId: string
}

interface TimedOccurrence extends Occurrence {
  /** `performance.now()`. */
  at: number
}

/** What happened to the players of one run. */
export class DuelRecord {
  /** Durations of `match-state` in milliseconds. */
  readonly polls: number[] = []
  /** Answers that the server refused. */
  refused = 0
  /** The highest number of simultaneous players. */
  mostPlaying = 0
  #playing = 0
  readonly #answers: TimedOccurrence[] = []
  readonly #received = new Map<string, TimedOccurrence[]>()

  begin(): void {
    this.#playing += 1
    this.mostPlaying = Math.max(this.mostPlaying, this.#playing)
  }

  end(): void {
    this.#playing -= 1
  }

  noteAnswer(answer: TimedOccurrence): void {
    this.#answers.push(answer)
  }

  /** Records a message at the moment when it arrives. */
  noteMessage(message: Occurrence): void {
    const received = this.#received.get(keyOf(message)) ?? []
    this.#received.set(keyOf(message), [...received, { ...message, at: performance.now() }])
  }

  /** Times from sending an answer until the opponent's socket received it, and the number of opponents who were never notified. */
  toOpponents(): { durations: number[]; elapsedMs: number; lost: number } {
    const durations = this.#answers.flatMap((answer) => {
      const received = this.#received.get(keyOf(answer))?.find(({ userId }) => userId !== answer.userId)
      return received ? [received.at - answer.at] : []
    })
    const times = this.#answers.map(({ at }) => at).sort((a, b) => a - b)
    const elapsedMs = (times.at(-1) ?? 0) - (times[0] ?? 0)
    return { durations, elapsedMs, lost: this.#answers.length - durations.length }
  }
}

function keyOf({ matchId, seq }: Occurrence): string {
  return `${matchId} ${seq}`
}
