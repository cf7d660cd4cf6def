import type { EpochMs } from '#kit/time.ts'

/** Planned work by time. A heap would be faster, but almost all the time goes to the database. */
export class Agenda<Work> {
  readonly #byTime = new Map<EpochMs, Work[]>()

  plan(at: EpochMs, work: Work): void {
    this.#byTime.set(at, [...(this.#byTime.get(at) ?? []), work])
  }

  next(): { at: EpochMs; work: Work } | undefined {
    const at = Math.min(...this.#byTime.keys())
    const [work, ...others] = this.#byTime.get(at) ?? []
    if (!work) return undefined
    if (others.length > 0) this.#byTime.set(at, others)
    else this.#byTime.delete(at)
    return { at, work }
  }
}
