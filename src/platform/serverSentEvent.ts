/** One event of a stream (`text/event-stream`). Its data is sent as JSON. */
export interface ServerSentEvent {
  name: string
  data: unknown
}

export function eventText({ name, data }: ServerSentEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

const EVENT = /event: (.*)\ndata: (.*)\n\n/g

/** The complete events in the received text, and the rest: the start of the next event. */
export function eventsIn(received: string): { events: ServerSentEvent[]; rest: string } {
  const found = [...received.matchAll(EVENT)]
  const last = found.at(-1)
  return {
    events: found.map(([, name = '', data = '']) => ({ name, data: JSON.parse(data) })),
    rest: last ? received.slice(last.index + last[0].length) : received,
  }
}
