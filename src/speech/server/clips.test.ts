import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { type ClipCache, openClipCache } from '#speech/server/clipCache.ts'
import { openClips } from '#speech/server/clips.ts'
import type { Renderer } from '#speech/server/renderer.ts'
import { eventually } from '#tests/support/eventually.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hanpan-clips-'))
})

afterEach(async () => {
  await rm(directory, { recursive: true, force: true })
})

/** A voice that waits for the test, and records its scripts. */
function heldVoice() {
  const gate = Promise.withResolvers<void>()
  const given: string[] = []
  const renderer: Renderer = {
    name: 'test',
    atOnce: 1,
    voice: 'test',
    script: (text) => text.trim(),
    async render(script) {
      given.push(script)
      await gate.promise
      if (script === 'broken') throw new Error('no such sound')
      return Buffer.from(script)
    },
    close: async () => {},
  }
  return { renderer, given, release: gate.resolve }
}

const NOON = Date.parse('2026-11-20T12:00:00Z')

/** The number of cache lookups. After its lookup a clip waits for the voice. */
let lookups: number
/** The number of clips written to the cache. */
let written: number

async function clipsOf(renderers: Renderer | Renderer[], longest = 10, now = () => NOON) {
  const opened = await openClipCache(directory, 1_000)
  lookups = 0
  written = 0
  const cache: ClipCache = {
    ...opened,
    async read(name) {
      const found = await opened.read(name)
      lookups += 1
      return found
    },
    async write(name, clip) {
      await opened.write(name, clip)
      written += 1
    },
  }
  const longestQueue = { ahead: longest, onDemand: longest }
  return openClips({ renderers: [renderers].flat(), cache, longestQueue, log: createLog('silent'), now })
}

const ofVoice = (file: string) => ({ file: Buffer.from(file), isStandIn: false })
const ofStandIn = (file: string) => ({ file: Buffer.from(file), isStandIn: true })

test('two simultaneous requests render a clip once, and later requests read it from the disk', async () => {
  const voice = heldVoice()
  const clips = await clipsOf(voice.renderer)
  const asked = [clips.clip('물'), clips.clip('물'), clips.clip(' 물 ')]
  voice.release()
  expect(await Promise.all(asked)).toEqual([ofVoice('물'), ofVoice('물'), ofVoice('물')])
  const restarted = await clipsOf(voice.renderer)
  expect(await restarted.clip('물')).toEqual(ofVoice('물'))
  expect(voice.given).toEqual(['물'])
})

test('another voice renders its own clip', async () => {
  const [one, other] = [heldVoice(), heldVoice()]
  one.release()
  other.release()
  await (await clipsOf(one.renderer)).clip('물')
  await (await clipsOf({ ...other.renderer, voice: 'another' })).clip('물')
  expect(other.given).toEqual(['물'])
})

test('a full queue refuses new clips but still serves cached and waiting ones', async () => {
  const voice = heldVoice()
  const kept = heldVoice()
  kept.release()
  await (await clipsOf(kept.renderer)).clip('kept')
  const clips = await clipsOf(voice.renderer, 2)
  const waiting = [clips.clip('one')]
  await eventually(() => expect(voice.given).toEqual(['one']))
  waiting.push(clips.clip('two'), clips.clip('three'))
  await expect(clips.clip('four')).rejects.toMatchObject({ status: 503, code: 'speech_busy' })
  expect(await clips.clip('kept')).toEqual(ofVoice('kept'))
  waiting.push(clips.clip('two'))
  voice.release()
  expect(await Promise.all(waiting)).toEqual(['one', 'two', 'three', 'two'].map(ofVoice))
})

test('preparing never fails, and a prepared clip is not rendered again', async () => {
  const voice = heldVoice()
  const clips = await clipsOf(voice.renderer, 2)
  clips.prepare(['one', 'broken', 'too many', 'far too many'])
  voice.release()
  expect(await clips.clip('one')).toEqual(ofVoice('one'))
  expect(voice.given.filter((script) => script === 'one')).toHaveLength(1)
  await eventually(() => expect(voice.given).toContain('broken'))
})

test('a clip that cannot be rendered gets status 503, and the next request tries again', async () => {
  const voice = heldVoice()
  voice.release()
  const clips = await clipsOf(voice.renderer)
  const failure = { status: 503, code: 'speech_unavailable', headers: { 'retry-after': '5' } }
  await expect(clips.clip('broken')).rejects.toMatchObject(failure)
  await expect(clips.clip('broken')).rejects.toMatchObject(failure)
  expect(voice.given).toEqual(['broken', 'broken'])
})

test('a clip is served even if it cannot be cached', async () => {
  const voice = heldVoice()
  voice.release()
  const clips = await clipsOf(voice.renderer)
  await rm(directory, { recursive: true })
  expect(await clips.clip('물')).toEqual(ofVoice('물'))
})

/** A voice that renders at once, with its name in the clip, or fails. */
function readyVoice(name: string) {
  const state = { fails: false, given: [] as string[] }
  const renderer: Renderer = {
    name,
    atOnce: 1,
    voice: name,
    script: (text) => text,
    async render(script) {
      state.given.push(script)
      if (state.fails) throw new Error('out of order')
      return Buffer.from(`${name}: ${script}`)
    },
    close: async () => {},
  }
  return { state, renderer }
}

test('the second voice replaces a failing first voice, and both players hear the same voice', async () => {
  const [first, second] = [readyVoice('first'), readyVoice('second')]
  let now = NOON
  const clips = await clipsOf([first.renderer, second.renderer], 10, () => now)
  first.state.fails = true
  expect(await clips.clip('물')).toEqual(ofStandIn('second: 물'))
  first.state.fails = false
  now += 9 * 60_000
  expect(await clips.clip('물')).toEqual(ofStandIn('second: 물'))
  expect(await clips.clip('불')).toEqual(ofVoice('first: 불'))
  now += 60_000
  expect(await clips.clip('물')).toEqual(ofVoice('first: 물'))
})

test('cached clips of the first voice are served while it fails', async () => {
  const [first, second] = [readyVoice('first'), readyVoice('second')]
  const clips = await clipsOf([first.renderer, second.renderer])
  await clips.clip('물')
  first.state.fails = true
  expect(await clips.clip('물')).toEqual(ofVoice('first: 물'))
  expect(second.state.given).toEqual([])
})

test('when every voice fails, a request gets status 503', async () => {
  const [first, second] = [readyVoice('first'), readyVoice('second')]
  const clips = await clipsOf([first.renderer, second.renderer])
  first.state.fails = true
  second.state.fails = true
  await expect(clips.clip('물')).rejects.toMatchObject({ status: 503, code: 'speech_unavailable' })
})

test('the clips of a match are rendered before those of readers', async () => {
  const voice = heldVoice()
  const clips = await clipsOf(voice.renderer)
  const readers = ['a', 'b', 'c'].map((text) => clips.clip(text))
  await eventually(() => expect(voice.given).toEqual(['a']))
  clips.prepare(['one', 'two', 'three'])
  await eventually(() => expect(lookups).toBe(6))
  voice.release()
  await Promise.all(readers)
  expect(voice.given).toEqual(['a', 'one', 'two', 'three', 'b', 'c'])
})

test('preparing thousands of clips fills only its own queue, and readers still get their clips', async () => {
  const voice = heldVoice()
  const clips = await clipsOf(voice.renderer, 20)
  clips.prepare(Array.from({ length: 5_000 }, (_, index) => `question ${index}`))
  const reader = clips.clip('물')
  voice.release()
  expect(await reader).toEqual(ofVoice('물'))
  await eventually(() => expect(written).toBe(22))
  expect(voice.given).toHaveLength(22)
})
