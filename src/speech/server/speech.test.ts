import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { isEspeakInstalled } from '#speech/server/espeakRenderer.ts'
import { openSpeech, type Speech } from '#speech/server/speech.ts'
import { mp3Seconds } from '#tests/support/mp3Seconds.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/testDatabase.ts'

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

const tokenOf = (address: string) => address.replace('/audio/', '')

async function withSpeech(work: (speech: Speech) => Promise<void>): Promise<void> {
  const speech = await openSpeech({ database: storage.database, dataDirectory, log })
  try {
    await work(speech)
  } finally {
    await speech.close()
  }
}

test('the renderer is installed here, so that these tests prove something', () => {
  expect(isEspeakInstalled()).toBe(true)
})

test('an address tells nothing of its text and still plays after a restart', async () => {
  let address = ''
  let clip: Buffer | undefined
  await withSpeech(async (speech) => {
    expect(speech.available).toBe(true)
    address = speech.audioUrl('감사합니다', 'match 1')
    expect(address).toMatch(/^\/audio\/[\w-]+$/)
    expect(speech.audioUrl('물', 'match 1')).toHaveLength(address.length)
    expect(speech.audioUrl('감사합니다', 'match 2')).not.toBe(address)
    clip = await speech.clip(tokenOf(address))
    expect(mp3Seconds(clip)).toBeGreaterThan(1)
  })
  await withSpeech(async (speech) => {
    expect(speech.audioUrl('감사합니다', 'match 1')).toBe(address)
    expect(await speech.clip(tokenOf(address))).toEqual(clip)
  })
})

test('preparing takes whatever it is given', async () => {
  await withSpeech(async (speech) => {
    speech.prepare(['', '가'.repeat(10_000), '\u0000', '물 한 잔 주세요'])
    const clip = await speech.clip(tokenOf(speech.audioUrl('물 한 잔 주세요', 'match')))
    expect(mp3Seconds(clip)).toBeGreaterThan(1)
  })
})

test('a server without a voice says so, prepares nothing and plays nothing', async () => {
  const mute = await openSpeech({ database: storage.database, dataDirectory, log, renderer: undefined })
  expect(mute.available).toBe(false)
  mute.prepare(['물'])
  const token = tokenOf(mute.audioUrl('물', 'match'))
  await expect(mute.clip(token)).rejects.toMatchObject({ status: 503, code: 'speech_unavailable' })
  await mute.close()
})
