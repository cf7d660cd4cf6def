import { eventsIn } from '#platform/serverSentEvent.ts'
import { authorizedFetch } from '#platform/web/authorizedFetch.ts'

/** An error response from a function. `fields` is the whole body, such as how much of a limit is left. */
export class FunctionProblem extends Error {
  readonly status: number
  /** `daily_limit_reached`, `validation_failed` …; empty if the response did not come from our functions. */
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
 * Calls `/functions/v1/{name}` as the signed-in player, or as a visitor. Uses plain fetch: functions-js adds 1.6 kB and hides an error's body.
 * @throws FunctionProblem for an error response; fetch's own error if there is no response or `signal` aborts
 */
export async function callFunction<Answer>(name: string, body: object = {}, signal?: AbortSignal): Promise<Answer> {
  return (await post(name, body, 'application/json', signal)).json() as Promise<Answer>
}

/** Like `callFunction`, for a function that answers with a file. */
export async function callForFile(name: string, body: object): Promise<Blob> {
  return (await post(name, body, '*/*', undefined)).blob()
}

/** Like `callFunction`, and calls `onPart` with each part that the function sends ahead of its answer. */
export async function callFunctionInParts<Part, Answer>(
  name: string,
  body: object,
  { onPart, signal }: { onPart: (part: Part) => void; signal: AbortSignal },
): Promise<Answer> {
  const answer = await post(name, body, 'text/event-stream, application/json', signal)
  if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.json()
  let received = ''
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const { events, rest } = eventsIn(received + chunk.value)
    received = rest
    for (const { name: kind, data } of events) {
      if (kind === 'answer') return data as Answer
      if (kind === 'error') throw new FunctionProblem(answer.status, null, data as Record<string, unknown>)
      onPart(data as Part)
    }
  }
  throw new Error('The answer broke off')
}

async function post(name: string, body: object, accept: string, signal: AbortSignal | undefined): Promise<Response> {
  const answer = await authorizedFetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  if (answer.ok) return answer
  throw new FunctionProblem(answer.status, answer.headers.get('retry-after'), await fieldsOf(answer))
}

async function fieldsOf(answer: Response): Promise<Record<string, unknown>> {
  try {
    return Object(await answer.json()) as Record<string, unknown>
  } catch {
    return {}
  }
}
