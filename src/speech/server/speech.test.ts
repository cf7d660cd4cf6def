import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { isEspeakInstalled } from '#speech/server/espeakRenderer.ts'
import type { Renderer } from '#speech/server/renderer.ts'
import { configuredRenderers, openSpeech, type Speech } from '#speech/server/speech.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { mp3Seconds } from '#tests/support/korean/mp3Seconds.ts'

const log = createLog('silent')

let storage: TestDatabase
let dataDirectory: string

beforeAll(async () => {
  storage = await createTestDatabase()
  dataDirectory = await mkdtemp(join(tmpdir(), 'hanpan-speech-'))
})

afterAll(async () => {
  await storage.remove()
  await rm(dataDirectory, { recursive: true, force: true })
})

const settings = (renderers: readonly Renderer[]) => ({ database: storage.database, dataDirectory, log, renderers })
const tokenOf = (address: string) => address.replace('/audio/', '')

async function withSpeech(work: (speech: Speech) => Promise<void>): Promise<void> {
  const speech = await openSpeech(settings(configuredRenderers(undefined, log)))
  try {
    await work(speech)
  } finally {
    await speech.close()
  }
}

test('the renderer is installed on this machine, which the other tests need', () => {
  expect(isEspeakInstalled()).toBe(true)
})

test('a clip URL does not reveal its text and still works after a restart', async () => {
  let address = ''
  let clip: Buffer | undefined
  await withSpeech(async (speech) => {
    expect(speech.available).toBe(true)
    address = speech.audioUrl('감사합니다', 'match 1')
    expect(address).toMatch(/^\/audio\/[\w-]+$/)
    expect(speech.audioUrl('물', 'match 1')).toHaveLength(address.length)
    expect(speech.audioUrl('감사합니다', 'match 2')).not.toBe(address)
    clip = (await speech.clip(tokenOf(address))).file
    expect(mp3Seconds(clip)).toBeGreaterThan(1)
  })
  await withSpeech(async (speech) => {
    expect(speech.audioUrl('감사합니다', 'match 1')).toBe(address)
    expect((await speech.clip(tokenOf(address))).file).toEqual(clip)
  })
})

test('a text with a listen button has one clip URL for everybody, and only Korean has one', async () => {
  await withSpeech(async (speech) => {
    const address = speech.listenUrl('물 한 잔 주세요') ?? ''
    expect(speech.listenUrl('물 한 잔 주세요')).toBe(address)
    expect(address).not.toBe(speech.audioUrl('물 한 잔 주세요', 'match'))
    expect(mp3Seconds((await speech.clip(tokenOf(address))).file)).toBeGreaterThan(1)
    expect(['', 'a glass of water', '가'.repeat(301)].map(speech.listenUrl)).toEqual([null, null, null])
  })
})

test('another voice has other clip URLs, because browsers cache clips', async () => {
  const provider = {
    baseUrl: 'http://127.0.0.1:9/v1',
    apiKey: undefined,
    model: 'tts-1',
    voice: 'alloy',
    turnVoices: { female: 'nova', male: 'onyx' },
  }
  const speech = await openSpeech(settings(configuredRenderers(provider, log)))
  expect(speech.voices).toEqual(['tts-1 (alloy) at 127.0.0.1:9', 'espeak-ng'])
  const address = speech.listenUrl('물')
  await speech.close()
  await withSpeech(async (alone) => {
    expect(alone.voices).toEqual(['espeak-ng'])
    expect(alone.listenUrl('물')).not.toBe(address)
  })
})

test('preparing accepts any texts', async () => {
  await withSpeech(async (speech) => {
    speech.prepare(['', '가'.repeat(10_000), '\u0000', '물 한 잔 주세요'])
    const { file } = await speech.clip(tokenOf(speech.audioUrl('물 한 잔 주세요', 'match')))
    expect(mp3Seconds(file)).toBeGreaterThan(1)
  })
})

test('a server without a voice reports that, prepares nothing and plays nothing', async () => {
  const mute = await openSpeech(settings([]))
  expect([mute.available, mute.listenUrl('물')]).toEqual([false, null])
  mute.prepare(['물'])
  const token = tokenOf(mute.audioUrl('물', 'match'))
  await expect(mute.clip(token)).rejects.toMatchObject({ status: 503, code: 'speech_unavailable' })
  await mute.close()
})
