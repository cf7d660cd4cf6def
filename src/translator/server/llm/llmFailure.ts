import type { Milliseconds } from '#kit/time.ts'

/** Why a model gave no answer. Contains nothing from the provider, which may quote the key, and nothing from the text. */
export class LlmFailure extends Error {
  /** The service itself has a problem, not only this text. */
  readonly isOutage: boolean
  /** A transient failure: a retry may succeed. */
  readonly isTransient: boolean
  /** The pause that the service asked for. */
  readonly retryAfter: Milliseconds

  constructor(what: string, { isOutage = false, isTransient = false, retryAfter = 0 } = {}) {
    super(`The language model ${what}`)
    this.isOutage = isOutage
    this.isTransient = isTransient
    this.retryAfter = retryAfter
  }
}

/** The model was not called: its circuit breaker is open, or the daily requests are used up. */
export class LlmSkipped extends LlmFailure {}
