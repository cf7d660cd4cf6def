import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openClipCache } from '#speech/server/clipCache.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hanpan-clips-'))
})

afterEach(async () => {
  await rm(directory, { recursive: true, force: true })
})

const clip = (bytes: number) => Buffer.alloc(bytes, 1)

test('a cached clip is found after a restart', async () => {
  const cache = await openClipCache(directory, 1_000)
  expect(await cache.read('a.mp3')).toBeUndefined()
  await cache.write('a.mp3', clip(10))
  const reopened = await openClipCache(directory, 1_000)
  expect(reopened.has('a.mp3')).toBe(true)
  expect(await reopened.read('a.mp3')).toEqual(clip(10))
})

test('when the cache is full, the least recently used clips are deleted', async () => {
  const cache = await openClipCache(directory, 30)
  for (const name of ['a.mp3', 'b.mp3', 'c.mp3']) await cache.write(name, clip(10))
  await cache.read('a.mp3')
  await cache.write('d.mp3', clip(10))
  expect((await readdir(directory)).sort()).toEqual(['a.mp3', 'c.mp3', 'd.mp3'])
  expect(cache.has('b.mp3')).toBe(false)
})

test('the order of use survives a restart', async () => {
  for (const [name, seconds] of [
    ['old.mp3', 2_000],
    ['oldest.mp3', 1_000],
    ['new.mp3', 3_000],
  ] as const) {
    await writeFile(join(directory, name), clip(10))
    await utimes(join(directory, name), seconds, seconds)
  }
  const cache = await openClipCache(directory, 20)
  await cache.write('newest.mp3', clip(10))
  expect((await readdir(directory)).sort()).toEqual(['new.mp3', 'newest.mp3'])
})

test('an unfinished file from a crash is not a clip, and it is removed', async () => {
  await writeFile(join(directory, 'a.mp3.1.part'), clip(5))
  const cache = await openClipCache(directory, 1_000)
  expect(cache.has('a.mp3')).toBe(false)
  expect(await readdir(directory)).toEqual([])
})

test('a clip whose file was removed by hand is a cache miss, not an error', async () => {
  const cache = await openClipCache(directory, 1_000)
  await cache.write('a.mp3', clip(10))
  await rm(join(directory, 'a.mp3'))
  expect(await cache.read('a.mp3')).toBeUndefined()
  expect(cache.has('a.mp3')).toBe(false)
})
