import { authorizedFetch } from '#platform/web/authorizedFetch.ts'

/** A function's answer other than success. `fields` is the whole body, such as how much of a limit is left. */
export class FunctionProblem extends Error {
  readonly status: number
  /** `daily_limit_reached`, `validation_failed` …; empty where the answer did not come from our functions. */
  readonly code: string
  readonly retryAfterSeconds: number | undefined
  readonly fields: Record<string, unknown>

  constructor(status: number, retryAfter: string | null, fields: Record<string, unknown>) {
    super(typeof fields.message === 'string' ? fields.message : '')
    this.name = 'FunctionProblem'
    this.status = status
    this.code = typeof fields.code === 'string' ? fields.code : ''
    this.retryAfterSeconds = Number(retryAfter) || undefined
    this.fields = fields
  }
}

/**
 * Calls `/functions/v1/{name}` as whoever is signed in. Plain fetch: functions-js adds 1.6 kB and hides an error's body.
 * @throws FunctionProblem for an answer that is not a success; what fetch throws when there is none or `signal` aborts
 */
export async function callFunction<Answer>(name: string, body: object = {}, signal?: AbortSignal): Promise<Answer> {
  const answer = await authorizedFetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  if (answer.ok) return answer.json() as Promise<Answer>
  throw new FunctionProblem(answer.status, answer.headers.get('retry-after'), await fieldsOf(answer))
}

async function fieldsOf(answer: Response): Promise<Record<string, unknown>> {
  try {
    return Object(await answer.json()) as Record<string, unknown>
  } catch {
    return {}
  }
}
