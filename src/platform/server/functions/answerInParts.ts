import type { OnPart } from '#platform/server/functions/defineFunction.ts'
import { eventText, type ServerSentEvent } from '#platform/serverSentEvent.ts'

/** How a client, by its Accept header, takes the answer of a function. */
export interface Taking {
  /** As events: `part` as often as there is one, then `answer`, or `error` with the body of the wire's error. */
  events: boolean
  json: boolean
}

export function takingOf(accept: string | undefined): Taking {
  const events = accept?.includes('text/event-stream') ?? false
  return { events, json: !events || /application\/json|\*\/\*/.test(accept ?? '') }
}

/** So many events wait for a client that reads slowly; further parts are left out. */
const MOST_WAITING = 16

/**
 * The answer of work that says something before it is done. Until it has, all is as ever: what it throws is thrown, and what
 * it returns is returned.
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

/** An answer that is whole at once, for a client that takes nothing but events. */
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
  // A client that has gone reads nothing any more.
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
