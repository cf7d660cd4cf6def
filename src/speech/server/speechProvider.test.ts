import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RendererPaused } from '#speech/server/renderer.ts'
import { ProviderFailure, providerRenderer } from '#speech/server/speechProvider.ts'
import { marked } from '#speech/voiceMarks.ts'
import { mp3Seconds } from '#tests/support/korean/mp3Seconds.ts'

const KEY = 'sk-a-key-that-nobody-may-read'
const NOON = Date.parse('2026-11-20T12:00:00Z')

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A local provider that responds as the test wants and records its requests. */
let provider: Server
let answer: Answer
let asked: { path: string; headers: IncomingMessage['headers']; body: unknown }[]
let now: number

beforeEach(async () => {
  asked = []
  now = NOON
  provider = createServer(async (request, response) => {
    asked.push({
      path: `${request.method} ${request.url}`,
      headers: request.headers,
      body: JSON.parse(await readText(request)),
    })
    answer(response, request)
  })
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
})

afterEach(() => {
  provider.closeAllConnections()
  provider.close()
})

function renderer(timeout = 60_000) {
  const baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`
  const settings = {
    baseUrl,
    apiKey: KEY,
    model: 'tts-1',
    voice: 'alloy',
    turnVoices: { female: 'nova', male: 'onyx' },
  }
  return providerRenderer(settings, { timeout, now: () => now })
}

/** Frames of MPEG-2, 48 kb/s, 22.05 kHz. */
function sound(frames: number): Buffer {
  const frame = Buffer.alloc(156)
  frame.writeUInt32BE(0xfff360c4)
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

const SOUND = sound(100)
const plays: Answer = (response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(SOUND)
const says =
  (status: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(JSON.stringify({ error: { message: `Incorrect API key: ${KEY}` } }))

async function failureOf(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => {
      throw new Error('It did not fail')
    },
    (error: Error) => error,
  )
}

test('the provider gets the text as written, and its response is the clip', async () => {
  answer = plays
  const voice = renderer()
  expect(await voice.render(voice.script(' 국물이 3개 있어요. '))).toEqual(SOUND)
  expect(asked).toMatchObject([
    {
      path: 'POST /v1/audio/speech',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: { model: 'tts-1', voice: 'alloy', input: '국물이 3개 있어요.', response_format: 'mp3', speed: 1 },
    },
  ])
  expect(Object.keys(asked[0]?.body as object).sort()).toEqual(['input', 'model', 'response_format', 'speed', 'voice'])
})

test('each speaker of a dialogue has a voice, and the turns become one clip with a pause between them', async () => {
  answer = plays
  const voice = renderer()
  const dialogue = marked([
    ['female', '어디 가요?'],
    ['male', '집에 가요.'],
  ])
  const clip = await voice.render(voice.script(dialogue))
  expect(asked.map(({ body }) => body)).toMatchObject([
    { voice: 'nova', input: '어디 가요?' },
    { voice: 'onyx', input: '집에 가요.' },
  ])
  expect(mp3Seconds(clip)).toBeCloseTo((200 * 576) / 22_050 + 0.3, 1)
})

test('the cache key of a clip contains text, model, voice and speed', () => {
  const settings = {
    baseUrl: 'http://127.0.0.1/v1',
    apiKey: KEY,
    model: 'tts-1',
    voice: 'alloy',
    turnVoices: { female: 'nova', male: 'onyx' },
  }
  const voices = [settings, { ...settings, model: 'tts-1-hd' }, { ...settings, voice: 'nova' }].map(
    (each) => providerRenderer(each, { timeout: 1, now: () => now }).voice,
  )
  expect(new Set(voices).size).toBe(3)
  expect(voices.join()).not.toContain(KEY)
})

const misbehaviors: [string, Answer][] = [
  ['answers 500', says(500)],
  ['answers 401, quoting the key', says(401)],
  ['redirects elsewhere', says(307, { location: '/v1/audio/speech/elsewhere' })],
  ['sends a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in</p>')],
  [
    'sends a page as audio',
    (response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('<p>Hi</p>'.repeat(99)),
  ],
  ['sends nothing', (response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end()],
  [
    'breaks off midway',
    (response) =>
      response
        .writeHead(200, { 'content-length': SOUND.length })
        .write(SOUND.subarray(0, 5_000), () => response.destroy()),
  ],
  ['ends in the middle of a frame', (response) => response.writeHead(200).end(SOUND.subarray(0, 5_000))],
  ['hangs up', (response) => response.destroy()],
]

test.each(misbehaviors)(
  'a provider that %s fails for this clip, and the error does not reveal the key',
  async (_, misbehave) => {
    answer = misbehave
    const failure = await failureOf(renderer().render('물'))
    expect(failure).toBeInstanceOf(ProviderFailure)
    expect(`${failure.message} ${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`).not.toContain(KEY)
    expect(asked).toHaveLength(1)
  },
)

test('a provider that never ends is cut off at four megabytes', async () => {
  let hungUp: Promise<unknown> | undefined
  answer = (response) => {
    hungUp = once(response, 'close')
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    const pour = () => {
      while (!response.destroyed && response.write(SOUND));
    }
    response.on('drain', pour)
    pour()
  }
  expect((await failureOf(renderer().render('물'))).message).toBe('The speech provider sent more than 4000000 bytes')
  await hungUp
})

test.each<[string, Answer]>([
  ['before its answer', () => {}],
  ['in the middle of the sound', (response) => response.writeHead(200).write(SOUND)],
])('a provider that hangs %s is given up after its time', async (_, hang) => {
  answer = hang
  expect((await failureOf(renderer(50).render('물'))).message).toBe('The speech provider took longer than 50 ms')
})

test('a provider that asks for a pause gets it, and is called again afterwards', async () => {
  answer = says(429, { 'retry-after': '20' })
  const voice = renderer()
  expect((await failureOf(voice.render('물'))).message).toBe('The speech provider answered 429')
  now += 19_000
  expect(await failureOf(voice.render('물'))).toBeInstanceOf(RendererPaused)
  expect(asked).toHaveLength(1)
  now += 1_000
  answer = plays
  expect(await voice.render('물')).toEqual(SOUND)
})

test('a provider may ask for a pause with a date', async () => {
  answer = says(503, { 'retry-after': new Date(NOON + 60_000).toUTCString() })
  const voice = renderer()
  await failureOf(voice.render('물'))
  now += 59_000
  expect(await failureOf(voice.render('물'))).toBeInstanceOf(RendererPaused)
})

test('after three failures in a row the provider is not called for half a minute, and one success ends that', async () => {
  answer = says(500)
  const voice = renderer()
  for (let attempt = 0; attempt < 3; attempt += 1) await failureOf(voice.render('물'))
  expect(await failureOf(voice.render('물'))).toBeInstanceOf(RendererPaused)
  expect(asked).toHaveLength(3)
  now += 30_000
  answer = plays
  await voice.render('물')
  answer = says(500)
  await failureOf(voice.render('불'))
  expect(await failureOf(voice.render('불'))).toBeInstanceOf(ProviderFailure)
})

test('a text that the provider rejects does not affect the next one', async () => {
  answer = says(400)
  const voice = renderer()
  for (let attempt = 0; attempt < 5; attempt += 1) await failureOf(voice.render('물'))
  answer = plays
  expect(await voice.render('불')).toEqual(SOUND)
})

test('an unreachable provider fails like any other', async () => {
  const voice = renderer()
  provider.close()
  await once(provider, 'close')
  expect((await failureOf(voice.render('물'))).message).toBe('The speech provider could not be reached or broke off')
})
