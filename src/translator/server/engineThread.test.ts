import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Log } from '#platform/server/log.ts'
import { echo } from '#tests/support/translator/translations.ts'
import { createBuiltInEngine } from '#translator/builtInEngine.ts'
import { loadBuiltInParts } from '#translator/server/builtInParts.ts'
import { type EngineThread, type EngineThreadParts, openEngineThread } from '#translator/server/engineThread.ts'

const BRITTLE = new URL('../../../tests/support/translator/brittleProgram.ts', import.meta.url)

let folder: string
let threads: EngineThread[]
let ends: object[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanpan-thread-'))
  threads = []
  ends = []
})
afterEach(async () => {
  await Promise.all(threads.map((thread) => thread.close()))
  await rm(folder, { recursive: true })
})

const log = { error: (line: object) => ends.push(line) } as unknown as Log

async function start(parts: Omit<EngineThreadParts, 'log'> = { program: BRITTLE }) {
  const thread = openEngineThread({ log, ...parts })
  threads.push(thread)
  const translate = (text: string, signal = new AbortController().signal) => thread.translate(text, signal)
  return { translate, close: () => thread.close() }
}

test('a text becomes the same Korean in the thread as in this one', async () => {
  const { translate } = await start({})
  const text = 'Could you send me the file by tomorrow? I met Kim and ate 비빔밥 🍚 at noon.'
  expect(await translate(text)).toEqual(createBuiltInEngine(await loadBuiltInParts())(text))
})

test('after the thread has ended, a new one translates the texts that were under way, and later ones', async () => {
  const { translate } = await start()
  const texts = ['wait', `end once: ${join(folder, 'ended')}`, 'Hello.']
  const client = new AbortController()
  const waiting = translate('wait', client.signal)
  const translated = texts.slice(1).map((text) => translate(text))
  expect(await Promise.all(translated)).toEqual(texts.slice(1).map(echo))
  expect(await translate('Bye.')).toEqual(echo('Bye.'))
  expect(ends).toHaveLength(1)
  client.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
})

test('a text that ends two threads is given up', async () => {
  const { translate } = await start()
  await expect(translate('end')).rejects.toThrow('The thread of the built-in engine ended')
  expect(ends).toHaveLength(2)
  expect(await translate('Hello.')).toEqual(echo('Hello.'))
})

test('a text that needs too much memory fails, and the server goes on', async () => {
  const { translate } = await start({ program: BRITTLE, heapMb: 32 })
  await expect(translate('eat memory')).rejects.toThrow('The thread of the built-in engine ended')
  expect(ends).toEqual(Array(2).fill({ cause: expect.stringContaining('memory'), texts: 1 }))
  expect(await translate('Hello.')).toEqual(echo('Hello.'))
})

test('a text that never ends is given up, and the next one is translated', async () => {
  const { translate } = await start({ program: BRITTLE, longestMs: 2_000 })
  await expect(translate('loop')).rejects.toThrow('longer than 2000 ms')
  // On a busy machine the new thread may also run out of time.
  await expect.poll(() => translate('Hello.').catch(() => undefined)).toEqual(echo('Hello.'))
})

test('a text that no rule can read fails alone', async () => {
  const { translate } = await start()
  const [failed, other] = await Promise.allSettled([translate('fail'), translate('Hello.')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('no rule') } })
  expect(other).toMatchObject({ status: 'fulfilled' })
  expect(ends).toEqual([])
})

test('closing gives up the texts under way and starts no new thread', async () => {
  const { translate, close } = await start()
  const waiting = expect(translate('wait')).rejects.toThrow('stopping')
  await close()
  await waiting
  expect(ends).toEqual([])
})

test('without a lexicon that can be loaded, texts fail and the log says why', async () => {
  const { translate } = await start({ program: new URL('missing.ts', BRITTLE) })
  await expect(translate('Hello.')).rejects.toThrow('The thread of the built-in engine ended')
  expect(ends).toEqual(Array(2).fill({ cause: expect.stringContaining('missing.ts'), texts: 1 }))
})
