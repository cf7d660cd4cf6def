import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Frame, parseFrame, writeFrame } from '#platform/server/realtime/frame.ts'

const FRAME: Frame = { joinRef: '1', ref: '2', topic: 'realtime:room:7', event: 'news', payload: { word: '단어' } }

test('version 2 writes an array, version 1 an object', () => {
  expect(JSON.parse(String(writeFrame('2.0.0', FRAME)))).toEqual([
    '1',
    '2',
    'realtime:room:7',
    'news',
    { word: '단어' },
  ])
  expect(JSON.parse(String(writeFrame('1.0.0', FRAME)))).toEqual({
    join_ref: '1',
    ref: '2',
    topic: 'realtime:room:7',
    event: 'news',
    payload: { word: '단어' },
  })
})

test('a frame that is written in a version can be read in that version', () => {
  const text = fc.string({ maxLength: 64 })
  const ref = fc.option(text)
  const frame = fc.record({ joinRef: ref, ref, topic: text, event: text, payload: fc.jsonValue() })
  fc.assert(
    fc.property(frame, fc.constantFrom('1.0.0', '2.0.0'), (written, version) => {
      const read = parseFrame(version, writeFrame(version, written), false)
      expect(read).toEqual(JSON.parse(JSON.stringify(written)))
    }),
  )
})

test("a client's binary broadcast is read without its content", () => {
  const names = ['1', '42', 'realtime:room:7', 'move', '']
  const lengths = names.map((name) => Buffer.byteLength(name))
  const data = Buffer.concat([Buffer.from([3, ...lengths, 1]), Buffer.from(`${names.join('')}{"x":1}`)])
  expect(parseFrame('2.0.0', data, true)).toEqual({
    joinRef: '1',
    ref: '42',
    topic: 'realtime:room:7',
    event: 'broadcast',
    payload: undefined,
  })
  expect(parseFrame('1.0.0', data, true)).toBeUndefined()
})

test('random bytes never make the parser throw', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.boolean(), fc.constantFrom('1.0.0', '2.0.0'), (bytes, isBinary, version) => {
      const frame = parseFrame(version, Buffer.from(bytes), isBinary)
      expect(frame === undefined || typeof frame.topic === 'string').toBe(true)
    }),
  )
})
