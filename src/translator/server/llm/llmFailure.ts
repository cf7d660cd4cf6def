import type { Milliseconds } from '#kit/time.ts'

/** Why a model gave no answer. Says nothing that came from the provider, which may quote the key, nor from the text. */
export class LlmFailure extends Error {
  /** The service itself is in trouble, not just this text. */
  readonly isOutage: boolean
  /** It may be over in a moment. */
  readonly isPassing: boolean
  /** What the service asked for. */
  readonly retryAfter: Milliseconds

  constructor(what: string, { isOutage = false, isPassing = false, retryAfter = 0 } = {}) {
    super(`The language model ${what}`)
    this.isOutage = isOutage
    this.isPassing = isPassing
    this.retryAfter = retryAfter
  }
}

/** It was not asked at all: it rests after failures, or has been asked enough for the day. */
export class LlmResting extends LlmFailure {}
