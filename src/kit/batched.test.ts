import { expect, test } from 'vitest'
import { batched } from '#kit/batched.ts'

/** Reads that end on command. */
function heldReads() {
  const reads: { keys: readonly string[]; end: () => void; fail: () => void }[] = []
  const read = batched<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const end = () => resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `value of ${key}`])))
        reads.push({ keys, end, fail: () => reject(new Error('cannot read')) })
      }),
  )
  return { read, reads }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('keys that are asked for during a read share the next one, and no read includes an earlier request', async () => {
  const { read, reads } = heldReads()
  const first = read('a')
  await settled()
  const later = [read('b'), read('c'), read('b'), read('none')]
  await settled()
  expect(reads.map(({ keys }) => keys)).toEqual([['a']])
  reads[0]?.end()
  expect(await first).toBe('value of a')
  await settled()
  expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c', 'none']])
  reads[1]?.end()
  expect(await Promise.all(later)).toEqual(['value of b', 'value of c', 'value of b', undefined])
})

test('a read that fails fails its requests only', async () => {
  const { read, reads } = heldReads()
  const failing = expect(read('a')).rejects.toThrow('cannot read')
  await settled()
  const next = read('b')
  reads[0]?.fail()
  await failing
  await settled()
  reads[1]?.end()
  expect(await next).toBe('value of b')
})
