/** One event of a stream (`text/event-stream`); its data crosses the wire as JSON. */
export interface ServerSentEvent {
  name: string
  data: unknown
}

export function eventText({ name, data }: ServerSentEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

const EVENT = /event: (.*)\ndata: (.*)\n\n/g

/** The whole events in what was received, and what of the next one has come so far. */
export function eventsIn(received: string): { events: ServerSentEvent[]; rest: string } {
  const found = [...received.matchAll(EVENT)]
  const last = found.at(-1)
  return {
    events: found.map(([, name = '', data = '']) => ({ name, data: JSON.parse(data) })),
    rest: last ? received.slice(last.index + last[0].length) : received,
  }
}
