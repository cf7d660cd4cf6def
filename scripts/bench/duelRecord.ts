/** One event of a match, and whose it is, or who was told of it. */
export interface Occurrence {
  matchId: string
  seq: number
  userId: string
}

interface Noted extends Occurrence {
  /** `performance.now()`. */
  at: number
}

/** What the players of one run write down. */
export class DuelRecord {
  /** Durations of `match-state`. */
  readonly looks: number[] = []
  /** So many answers the server did not take. */
  refused = 0
  /** So many players were in a match at once. */
  mostPlaying = 0
  #playing = 0
  readonly #answers: Noted[] = []
  readonly #heard = new Map<string, Noted[]>()

  begin(): void {
    this.#playing += 1
    this.mostPlaying = Math.max(this.mostPlaying, this.#playing)
  }

  end(): void {
    this.#playing -= 1
  }

  /** An answer that was sent then. */
  noteAnswer(answer: Noted): void {
    this.#answers.push(answer)
  }

  /** A message of the match has arrived just now. */
  noteHeard(message: Occurrence): void {
    const heard = this.#heard.get(keyOf(message)) ?? []
    this.#heard.set(keyOf(message), [...heard, { ...message, at: performance.now() }])
  }

  /** From the sending of each answer until the opponent's socket knew; and how many opponents never were told. */
  toOpponents(): { durations: number[]; elapsedMs: number; lost: number } {
    const durations = this.#answers.flatMap((answer) => {
      const heard = this.#heard.get(keyOf(answer))?.find(({ userId }) => userId !== answer.userId)
      return heard ? [heard.at - answer.at] : []
    })
    const times = this.#answers.map(({ at }) => at).sort((a, b) => a - b)
    const elapsedMs = (times.at(-1) ?? 0) - (times[0] ?? 0)
    return { durations, elapsedMs, lost: this.#answers.length - durations.length }
  }
}

function keyOf({ matchId, seq }: Occurrence): string {
  return `${matchId} ${seq}`
}
