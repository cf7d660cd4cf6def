import type { Milliseconds } from '#kit/time.ts'

/** Why a model gave no answer. Contains nothing from the provider, which may quote the key, and nothing from the text. */
export class LlmFailure extends Error {
  /** The service itself is in trouble, not just this text. */
  readonly isOutage: boolean
  /** It may be over in a moment. */
  readonly isTransient: boolean
  /** What the service asked for. */
  readonly retryAfter: Milliseconds

  constructor(what: string, { isOutage = false, isTransient = false, retryAfter = 0 } = {}) {
    super(`The language model ${what}`)
    this.isOutage = isOutage
    this.isTransient = isTransient
    this.retryAfter = retryAfter
  }
}

/** The model was not asked: it rests after failures, or the day's requests are used up. */
export class LlmSkipped extends LlmFailure {}
