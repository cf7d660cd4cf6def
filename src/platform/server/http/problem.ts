/** A request that cannot be served. Throw it anywhere; only `errorResponse.ts` turns it into a response. */
export class Problem extends Error {
  readonly status: number
  /** Machine-readable, stable: `daily_limit_reached`, `PGRST100`, `invalid_credentials`. */
  readonly code: string
  readonly details: string | null
  readonly hint: string | null
  /** Further fields of the response body, such as how much of a limit is left. */
  readonly extra: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    more: {
      details?: string
      hint?: string
      extra?: Record<string, unknown>
      headers?: Record<string, string>
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.details = more.details ?? null
    this.hint = more.hint ?? null
    this.extra = more.extra ?? {}
    this.headers = more.headers ?? {}
  }
}
