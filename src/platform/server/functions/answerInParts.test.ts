import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineFunction, NO_INPUT } from '#platform/server/functions/defineFunction.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { eventsIn } from '#platform/serverSentEvent.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

const define = (name: string, run: Parameters<typeof defineFunction>[0]['run']) =>
  defineFunction({ name, access: 'visitor', input: NO_INPUT, run })

const refusal = new Problem(429, 'daily_limit_reached', 'No more today.', { extra: { left: 0 } })
const work = new EventTarget()

const FUNCTIONS = [
  define('count', async ({ onPart }) => {
    onPart({ so_far: [1] })
    onPart({ so_far: [1, 2] })
    return { whole: [1, 2, 3] }
  }),
  define('silent', async () => ({ whole: 'at once' })),
  define('refuse', async () => {
    throw refusal
  }),
  define('refuse-late', async ({ onPart }) => {
    onPart('one')
    throw refusal
  }),
  define('break-late', async ({ onPart }) => {
    onPart('one')
    throw new Error('with a secret inside')
  }),
  define('wait', async ({ onPart, signal }) => {
    onPart('waiting')
    const left = once(signal, 'abort')
    work.dispatchEvent(new Event('begun'))
    await left
    work.dispatchEvent(new Event('ended'))
  }),
  define('flood', async ({ onPart }) => {
    for (let count = 0; count < 10_000; count += 1) onPart('x'.repeat(1_000))
    return 'done'
  }),
]

let context: TestDatabase
let api: DataApi
beforeAll(async () => {
  context = await createTestDatabase()
  api = await startDataApi(context.database, { functions: FUNCTIONS })
})
afterAll(async () => {
  await api.close()
  await context.remove()
})

const call = (name: string, accept: string, init: RequestInit = {}) =>
  api.request(`/functions/v1/${name}`, { method: 'POST', headers: { accept }, ...init })

async function eventsOf(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  const { events, rest } = eventsIn(await answer.text())
  expect(rest).toBe('')
  return events
}

const EVENTS = 'text/event-stream'
const EITHER = 'text/event-stream, application/json'

describe('A client that accepts events', () => {
  test.each([EVENTS, EITHER])('(%s) gets the parts, then the answer', async (accept) => {
    expect(await eventsOf(await call('count', accept))).toEqual([
      { name: 'part', data: { so_far: [1] } },
      { name: 'part', data: { so_far: [1, 2] } },
      { name: 'answer', data: { whole: [1, 2, 3] } },
    ])
  })

  test('gets an answer without parts as JSON if it accepts JSON, and otherwise as one event', async () => {
    const plain = await call('silent', EITHER)
    expect([plain.headers.get('content-type'), await plain.json()]).toEqual(['application/json', { whole: 'at once' }])
    expect(await eventsOf(await call('silent', EVENTS))).toEqual([{ name: 'answer', data: { whole: 'at once' } }])
  })

  test('gets an error before the first part as an ordinary response, and after it as an event with the same body', async () => {
    const body = { code: 'daily_limit_reached', message: 'No more today.', details: null, hint: null, left: 0 }
    const early = await call('refuse', EVENTS)
    expect([early.status, await early.json()]).toEqual([429, body])
    expect((await eventsOf(await call('refuse-late', EVENTS))).at(-1)).toEqual({ name: 'error', data: body })
  })

  test('does not learn why a function failed', async () => {
    const text = await (await call('break-late', EVENTS)).text()
    expect(text).toContain('unexpected_failure')
    expect(text).not.toContain('secret')
  })

  test('can be the real client, which passes on the events as they come', async () => {
    const { data, error } = await api.client().functions.invoke('count', { headers: { Accept: EVENTS } })
    expect(error).toBeNull()
    expect((await eventsOf(data as Response)).at(-1)?.name).toBe('answer')
  })

  test('and stops reading does not delay the function, and gets the answer when it reads again', async () => {
    const answer = await call('flood', EVENTS)
    const events = await eventsOf(answer)
    expect(events.length).toBeLessThan(1_000)
    expect(events.at(-1)).toEqual({ name: 'answer', data: 'done' })
  })
})

test('a client that accepts only JSON gets no parts', async () => {
  for (const accept of ['application/json', '*/*']) {
    expect(await (await call('count', accept)).json()).toEqual({ whole: [1, 2, 3] })
  }
})

test.each([EVENTS, 'application/json'])('a client (%s) aborts the work by disconnecting', async (accept) => {
  const client = new AbortController()
  const [begun, ended] = [once(work, 'begun'), once(work, 'ended')]
  const answered = call('wait', accept, { signal: client.signal }).then((answer) => answer.text())
  await begun
  client.abort(new Error('gone'))
  await expect(answered).rejects.toThrow('gone')
  await ended
})
