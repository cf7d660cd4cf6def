import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LlmSettings } from '#platform/environment.ts'
import {
  breaksOff,
  type FakeLlm,
  hangs,
  inTurn,
  refuses,
  says,
  startFakeLlm,
} from '#tests/support/translator/fakeLlm.ts'
import { languageModel, type ModelRequest } from '#translator/server/llm/languageModel.ts'
import { LlmFailure } from '#translator/server/llm/llmFailure.ts'

const KEY = 'sk-a-key-that-nobody-may-read'
const TEXT = 'A text that nobody may read'
const NOON = Date.parse('2026-11-20T12:00:00Z')
const SHAPE = {
  type: 'object',
  properties: { polite: { type: 'string' } },
  required: ['polite'],
  additionalProperties: false,
}

let llm: FakeLlm
let printed: unknown[]
beforeEach(async () => {
  llm = await startFakeLlm()
  printed = []
  for (const way of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, way).mockImplementation((...words) => void printed.push(...words))
  }
})
afterEach(async () => {
  vi.restoreAllMocks()
  await llm.close()
  expect(printed).toEqual([])
})

function model(provider: LlmSettings['provider'], name: string, apiKey: string | undefined = KEY) {
  const models = { basic: name, premium: name, advanced: name }
  return languageModel({ provider, baseUrl: llm.baseUrl, apiKey, models, requestsPerDay: 1 }, name, () => NOON)
}

function request(more: Partial<ModelRequest> = {}): ModelRequest {
  return {
    instructions: 'Translate.',
    message: JSON.stringify({ text: TEXT }),
    shape: SHAPE,
    longest: { tokens: 900, characters: 200 },
    signal: new AbortController().signal,
    onSaid: () => {},
    ...more,
  }
}

async function failureOf(work: Promise<unknown>): Promise<LlmFailure> {
  const error = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof LlmFailure)) throw new Error(`Expected a failure of the model, got ${error}`)
  const told = `${error.message} ${error.stack} ${JSON.stringify(error)} ${error.cause}`
  expect([told.includes(KEY), told.includes(TEXT)]).toEqual([false, false])
  return error
}

const ANSWER = { polite: '학교에 가요.' }

describe('a model behind the OpenAI-compatible API', () => {
  test('receives the instructions, the text as data, the shape and the limit, and streams its answer', async () => {
    llm.reply = says(ANSWER)
    const heard: string[] = []
    expect(await model('openai', 'small').ask(request({ onSaid: (said) => heard.push(said) }))).toBe(
      JSON.stringify(ANSWER),
    )
    expect(heard.length).toBeGreaterThan(2)
    expect(heard[0]).toBe('{"polit')
    const [call] = llm.calls
    expect(call).toMatchObject({
      path: 'POST /v1/chat/completions',
      instructions: 'Translate.',
      message: { text: TEXT },
    })
    expect(call?.headers.authorization).toBe(`Bearer ${KEY}`)
    expect(call?.body).toMatchObject({
      model: 'small',
      stream: true,
      max_tokens: 900,
      response_format: { type: 'json_schema', json_schema: { schema: SHAPE, strict: true } },
    })
  })

  test('on the local machine is called without a key', async () => {
    llm.reply = says(ANSWER)
    const models = { basic: 'own', premium: 'own', advanced: 'own' }
    const settings = { provider: 'openai', baseUrl: llm.baseUrl, apiKey: undefined, models, requestsPerDay: 1 } as const
    await languageModel(settings, 'own', () => NOON).ask(request())
    expect(llm.calls[0]?.headers).not.toHaveProperty('authorization')
  })

  test('that rejects the JSON schema is called without it from then on', async () => {
    llm.reply = (response, call) => {
      const isPlain = !('response_format' in call.body) && !('temperature' in call.body) && !('max_tokens' in call.body)
      return (isPlain ? says(ANSWER) : refuses(400))(response, call)
    }
    const small = model('openai', 'small')
    expect(await failureOf(small.ask(request()))).toMatchObject({ isTransient: true, isOutage: false })
    expect(await small.ask(request())).toBe(JSON.stringify(ANSWER))
    await small.ask(request())
    expect(llm.calls.at(-1)?.body).toMatchObject({ max_completion_tokens: 900 })
    expect(llm.calls).toHaveLength(3)
  })

  test('that rejects one text in both modes is still called in the same mode for the next text', async () => {
    llm.reply = refuses(400)
    const small = model('openai', 'small')
    await failureOf(small.ask(request()))
    expect(await failureOf(small.ask(request()))).toMatchObject({ isTransient: false, isOutage: false })
    llm.reply = says(ANSWER)
    await small.ask(request())
    expect(llm.calls.at(-1)?.body).toHaveProperty('response_format')
  })
})

describe('a model behind Anthropic’s API', () => {
  test.each(['claude-sonnet-4-5', 'claude-3-haiku-20240307'])(
    '%s receives the shape in the format of its API',
    async (name) => {
      llm.reply = says(ANSWER)
      const heard: string[] = []
      expect(await model('anthropic', name).ask(request({ onSaid: (said) => heard.push(said) }))).toBe(
        JSON.stringify(ANSWER),
      )
      expect(heard.length).toBeGreaterThan(2)
      const [call] = llm.calls
      expect(call).toMatchObject({ path: 'POST /v1/messages', model: name, message: { text: TEXT } })
      expect(call?.instructions).toContain('Translate.')
      expect(call?.headers['x-api-key']).toBe(KEY)
      expect(call?.body).toMatchObject({ stream: true, max_tokens: 900 })
      expect(JSON.stringify(call?.body)).toContain('"polite":{"type":"string"}')
    },
  )
})

const APIS: [LlmSettings['provider'], string][] = [
  ['openai', 'small'],
  ['anthropic', 'claude-sonnet-4-5'],
]

describe.each(APIS)('through the API of %s', (provider, name) => {
  const ask = (more?: Partial<ModelRequest>) => model(provider, name).ask(request(more))

  test.each<[string, FakeLlm['reply'], object]>([
    ['answers 500', refuses(500), { message: 'The language model answered 500', isOutage: true, isTransient: true }],
    ['answers 429', refuses(429, { 'retry-after': '7' }), { isOutage: true, isTransient: true, retryAfter: 7_000 }],
    ['answers 401, quoting the key', refuses(401), { isOutage: true, isTransient: false }],
    ['redirects elsewhere', refuses(307, { location: '/v1/elsewhere' }), { isOutage: true, isTransient: true }],
    ['hangs up', (response) => void response.destroy(), { isOutage: true, isTransient: true }],
    ['breaks off midway', breaksOff(ANSWER), { isOutage: true, isTransient: true }],
    ['sends a page', (response) => void response.writeHead(200).end('<p>Sign in</p>'), {}],
    [
      'sends garbage for events',
      (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"cho\n\n'),
      { isOutage: true },
    ],
    [
      'returns too much text',
      says('가'.repeat(500)),
      { message: 'The language model returned too much text', isOutage: false },
    ],
  ])('a model that %s fails, and its error contains neither the key nor the text', async (_, reply, failure) => {
    llm.reply = reply
    expect(await failureOf(ask())).toMatchObject(failure)
    expect(llm.calls).toHaveLength(1)
  })

  test('an unreachable model fails like any other', async () => {
    const gone = model(provider, name)
    await llm.close()
    expect((await failureOf(gone.ask(request()))).message).toBe('The language model could not be reached or broke off')
    llm = await startFakeLlm()
  })

  test.each<[string, FakeLlm['reply']]>([
    ['before its answer', hangs],
    [
      'in the middle of its answer',
      inTurn((response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n')),
    ],
  ])('a request that is aborted %s closes its connection', async (_, reply) => {
    llm.reply = reply
    const client = new AbortController()
    const asking = ask({ signal: client.signal })
    await llm.asked(1)
    client.abort(new Error('gone'))
    await expect(asking).rejects.toThrow('gone')
    await llm.calls[0]?.hungUp
  })
})
