import { expect, test } from 'vitest'
import { eventsIn, eventText } from '#platform/serverSentEvent.ts'

const events = [
  { name: 'part', data: { text: '학교에\n\n가요' } },
  { name: 'answer', data: ['event: part', null] },
]
const sent = events.map(eventText).join('')

test('events arrive as they were sent, however the network splits them', () => {
  for (let cut = 0; cut <= sent.length; cut += 1) {
    const first = eventsIn(sent.slice(0, cut))
    const second = eventsIn(first.rest + sent.slice(cut))
    expect([...first.events, ...second.events]).toEqual(events)
    expect(second.rest).toBe('')
  }
})
