import type { OnPart } from '#platform/server/functions/defineFunction.ts'
import { eventText, type ServerSentEvent } from '#platform/serverSentEvent.ts'

/** The forms of answer that a client accepts, from its Accept header. */
export interface Taking {
  /** The response is an event stream: any number of `part` events, then one `answer`, or one `error` with the body of an error response. */
  events: boolean
  json: boolean
}

export function takingOf(accept: string | undefined): Taking {
  const events = accept?.includes('text/event-stream') ?? false
  return { events, json: !events || /application\/json|\*\/\*/.test(accept ?? '') }
}

/** How many events may wait for a slow client. Further parts are dropped. */
const MOST_WAITING = 16

/**
 * Answers with events once the work sends its first part. Before that, it behaves like an ordinary call: what the work throws is
 * thrown, and what it returns is returned.
 */
export async function answerInParts<Answer>(
  work: (onPart: OnPart) => Promise<Answer>,
  bodyOfError: (error: unknown) => Record<string, unknown>,
): Promise<Answer | Response> {
  const stream = eventStream()
  const { promise: begun, resolve: begin } = Promise.withResolvers<'begun'>()
  const answered = work((part) => {
    begin('begun')
    if (stream.hasRoom()) stream.send({ name: 'part', data: part })
  })
  const first = await Promise.race([begun, answered])
  if (first !== 'begun') return first
  answered
    .then(
      (data) => stream.send({ name: 'answer', data }),
      (error: unknown) => stream.send({ name: 'error', data: bodyOfError(error) }),
    )
    .then(stream.end)
  return stream.response
}

/** An answer without parts, for a client that accepts only events. */
export function inOneEvent(answer: unknown): Response {
  const stream = eventStream()
  stream.send({ name: 'answer', data: answer })
  stream.end()
  return stream.response
}

function eventStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>(
    undefined,
    new CountQueuingStrategy({ highWaterMark: MOST_WAITING }),
  )
  const writer = writable.getWriter()
  const text = new TextEncoder()
  // The client has disconnected.
  writer.closed.catch(() => {})
  return {
    response: new Response(readable, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    }),
    hasRoom: () => (writer.desiredSize ?? 0) > 0,
    send: (event: ServerSentEvent) => void writer.write(text.encode(eventText(event))).catch(() => {}),
    end: () => void writer.close().catch(() => {}),
  }
}
