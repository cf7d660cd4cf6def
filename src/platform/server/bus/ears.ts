import type { Hear, Subject } from '#platform/server/bus/bus.ts'
import { busMessages } from '#platform/server/bus/busMeters.ts'

/** Who listens to what on this node. */
export class Ears {
  readonly #bySubject = new Map<Subject, Set<Hear>>()
  readonly #opened: (subject: Subject) => void
  readonly #closed: (subject: Subject) => void

  /**
   * @param opened called when somebody begins to listen to a subject that nobody listened to
   * @param closed called when nobody listens to it any longer
   */
  constructor(opened: (subject: Subject) => void = () => {}, closed: (subject: Subject) => void = () => {}) {
    this.#opened = opened
    this.#closed = closed
  }

  get subjects(): Iterable<Subject> {
    return this.#bySubject.keys()
  }

  add(subject: Subject, hear: Hear): () => void {
    const listeners = this.#bySubject.get(subject) ?? new Set()
    this.#bySubject.set(subject, listeners.add(hear))
    if (listeners.size === 1) this.#opened(subject)
    return () => {
      if (!listeners.delete(hear) || listeners.size > 0) return
      this.#bySubject.delete(subject)
      this.#closed(subject)
    }
  }

  tell(subject: string, message: string): void {
    const listeners = this.#bySubject.get(subject as Subject)
    if (!listeners) return
    busMessages.count({ outcome: 'heard' })
    for (const hear of listeners) hear(message)
  }
}
