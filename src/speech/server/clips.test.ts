import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { openClipCache } from '#speech/server/clipCache.ts'
import { openClips } from '#speech/server/clips.ts'
import type { Renderer } from '#speech/server/renderer.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hanpan-clips-'))
})

afterEach(async () => {
  await rm(directory, { recursive: true, force: true })
})

/** A voice that answers when the test lets it, and notes what it was given. */
function heldVoice() {
  const gate = Promise.withResolvers<void>()
  const given: string[] = []
  const renderer: Renderer = {
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

async function clipsOf(renderer: Renderer, longestQueue = 10) {
  const cache = await openClipCache(directory, 1_000)
  return openClips({ renderer, cache, longestQueue, log: createLog('silent') })
}

test('both players asking at once have the clip rendered once, and later it comes from the disk', async () => {
  const voice = heldVoice()
  const clips = await clipsOf(voice.renderer)
  const asked = [clips.clip('물'), clips.clip('물'), clips.clip(' 물 ')]
  voice.release()
  expect(await Promise.all(asked)).toEqual([Buffer.from('물'), Buffer.from('물'), Buffer.from('물')])
  const restarted = await clipsOf(voice.renderer)
  expect(await restarted.clip('물')).toEqual(Buffer.from('물'))
  expect(voice.given).toEqual(['물'])
})

test('another voice renders anew', async () => {
  const [one, other] = [heldVoice(), heldVoice()]
  one.release()
  other.release()
  await (await clipsOf(one.renderer)).clip('물')
  await (await clipsOf({ ...other.renderer, voice: 'another' })).clip('물')
  expect(other.given).toEqual(['물'])
})

test('more clips than may wait are refused, while kept and awaited ones are still given', async () => {
  const voice = heldVoice()
  const kept = heldVoice()
  kept.release()
  await (await clipsOf(kept.renderer)).clip('kept')
  const clips = await clipsOf(voice.renderer, 2)
  const waiting = [clips.clip('one'), clips.clip('two')]
  await vi.waitFor(() => expect(voice.given).toEqual(['one']))
  await expect(clips.clip('three')).rejects.toMatchObject({ status: 503, code: 'speech_busy' })
  expect(await clips.clip('kept')).toEqual(Buffer.from('kept'))
  waiting.push(clips.clip('two'))
  voice.release()
  expect((await Promise.all(waiting)).map(String)).toEqual(['one', 'two', 'two'])
})

test('preparing never fails, and what was prepared is not rendered again', async () => {
  const voice = heldVoice()
  const clips = await clipsOf(voice.renderer, 2)
  clips.prepare(['one', 'broken', 'too many', 'far too many'])
  voice.release()
  expect(String(await clips.clip('one'))).toBe('one')
  expect(voice.given.filter((script) => script === 'one')).toHaveLength(1)
})

test('a clip that can not be rendered is answered with 503 and tried anew for the next caller', async () => {
  const voice = heldVoice()
  voice.release()
  const clips = await clipsOf(voice.renderer)
  const failure = { status: 503, code: 'speech_unavailable', headers: { 'retry-after': '5' } }
  await expect(clips.clip('broken')).rejects.toMatchObject(failure)
  await expect(clips.clip('broken')).rejects.toMatchObject(failure)
  expect(voice.given).toEqual(['broken', 'broken'])
})

test('a full disk costs the cache, not the clip', async () => {
  const voice = heldVoice()
  voice.release()
  const clips = await clipsOf(voice.renderer)
  await rm(directory, { recursive: true })
  expect(String(await clips.clip('물'))).toBe('물')
})
