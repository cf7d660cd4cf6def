import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { type FreeSpace, freeBytesOf, watchFreeSpace } from '#platform/server/database/freeSpace.ts'
import { createLog } from '#platform/server/log.ts'
import { eventually } from '#tests/support/eventually.ts'

const log = createLog('silent')
let space: FreeSpace | undefined
afterEach(() => space?.stop())

test('the disk counts as full while less than the reserve is free', async () => {
  let freeBytes = 100
  space = watchFreeSpace({ reserveBytes: 100, readFreeBytes: async () => freeBytes, log, pollMs: 1 })
  expect(space.isLow()).toBe(false)
  freeBytes = 99
  await eventually(() => expect(space?.isLow()).toBe(true))
  freeBytes = 100
  await eventually(() => expect(space?.isLow()).toBe(false))
})

test('while the free space cannot be read, the last reading counts', async () => {
  const readings = [async () => 1, () => Promise.reject(new Error('no such disk'))]
  let looks = 0
  const readFreeBytes = () => (readings[Math.min(looks++, 1)] ?? readings[0])?.() ?? Promise.resolve(0)
  space = watchFreeSpace({ reserveBytes: 100, readFreeBytes, log, pollMs: 1 })
  await eventually(() => expect(looks).toBeGreaterThan(3))
  expect(space.isLow()).toBe(true)
})

test('this machine’s own disk can be read', async () => {
  expect(await freeBytesOf(tmpdir())).toBeGreaterThan(0)
})
