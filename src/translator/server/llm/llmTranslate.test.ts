import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { eventsIn } from '#platform/serverSentEvent.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'
import { type FakeLlm, hangs, refuses, startFakeLlm } from '#tests/support/translator/fakeLlm.ts'
import { FIT, SCHOOL_ANSWER } from '#tests/support/translator/llmAnswers.ts'
import { dependenciesOf, echoEngine } from '#tests/support/translator/translations.ts'
import { LLM_PATIENCE } from '#translator/server/llm/llmPatience.ts'
import { openLlm } from '#translator/server/llm/openLlm.ts'
import { translatorFunctions } from '#translator/server/translatorFunctions.ts'
import type { TranslateResponse, Usage } from '#translator/translateContract.ts'

const FREE_LIMIT = 1_000

let context: TestDatabase
let llm: FakeLlm
let api: DataApi
let addresses = 0
let address = ''
beforeAll(async () => {
  context = await createTestDatabase()
  llm = await startFakeLlm()
  const { database } = context
  const models = { basic: 'small', premium: 'small', advanced: 'small' }
  const settings = {
    provider: 'openai',
    baseUrl: llm.baseUrl,
    apiKey: undefined,
    models,
    requestsPerDay: 1_000,
  } as const
  const surroundings = { database, builtIn: echoEngine(), patience: LLM_PATIENCE, log: createLog('silent') }
  const engine = openLlm(settings, surroundings)
  api = await startDataApi(database, { functions: translatorFunctions(dependenciesOf(database, engine)) })
})
beforeEach(() => {
  addresses += 1
  address = `198.51.100.${addresses}`
  llm.calls.length = 0
  llm.reply = FIT
})
afterAll(async () => {
  await api.close()
  await llm.close()
  await context.remove()
})

function ask(text: string, accept = 'application/json', init: RequestInit = {}): Promise<Response> {
  const headers = { accept, 'x-test-address': address }
  return api.request('/functions/v1/translate', { method: 'POST', headers, body: JSON.stringify({ text }), ...init })
}

async function left(): Promise<Usage['left']> {
  const headers = { 'x-test-address': address }
  const answer = await api.request('/functions/v1/translation-usage', { method: 'POST', headers })
  return ((await answer.json()) as Usage).left
}

test('a client that accepts events sees the text grow, then gets the same complete answer as in JSON', async () => {
  const { events } = eventsIn(await (await ask('I go to school.', 'text/event-stream, application/json')).text())
  const parts = events
    .filter(({ name }) => name === 'part')
    .map(({ data }) => (data as { translation: string }).translation)
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) expect(SCHOOL_ANSWER.polite.startsWith(part)).toBe(true)
  const answer = events.at(-1)?.data as TranslateResponse
  expect(answer).toMatchObject({ translation: SCHOOL_ANSWER.polite, engine: 'llm', usage: { left: FREE_LIMIT - 15 } })
  expect(await (await ask('I go to school.')).json()).toEqual(answer)
  expect(llm.calls).toHaveLength(1)
})

test('when the model fails, the answer says so, and it arrives complete and at once', async () => {
  llm.reply = refuses(401)
  const answer = await ask('I go home.', 'text/event-stream, application/json')
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(await answer.json()).toMatchObject({ engine: 'built-in', notice: 'llm_unavailable' })
})

test('over the daily limit, a client that accepts events gets the usual error', async () => {
  const answer = await ask('x'.repeat(FREE_LIMIT + 1), 'text/event-stream')
  expect([answer.status, await answer.json()]).toMatchObject([429, { code: 'daily_limit_reached', left: FREE_LIMIT }])
})

test('of 50 simultaneous requests with characters left for one, one reaches the model and 49 are refused', async () => {
  llm.reply = FIT
  await ask('x'.repeat(FREE_LIMIT - 20))
  llm.calls.length = 0
  const texts = Array.from({ length: 50 }, (_, index) => `This is text ${String(index).padStart(3, '0')}.`)
  const statuses = await Promise.all(texts.map(async (text) => (await ask(text)).status))
  expect(statuses.toSorted()).toEqual([200, ...Array(49).fill(429)])
  expect(llm.calls).toHaveLength(1)
})

test.each(['application/json', 'text/event-stream'])('a client (%s) that leaves is not charged', async (accept) => {
  llm.reply = hangs
  const client = new AbortController()
  const text = `I wait for you with ${accept}.`
  const waiting = ask(text, accept, { signal: client.signal })
  await llm.asked(1)
  expect(await left()).toBe(FREE_LIMIT - text.length)
  client.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  await llm.calls[0]?.hungUp
  await expect.poll(left).toBe(FREE_LIMIT)
})
