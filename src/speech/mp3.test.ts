import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWholeMp3, joinedMp3 } from '#speech/mp3.ts'

/** Frames with this header and zeros as their bodies. The sizes are from the tables of the standard. */
function sound(header: number, frameBytes: number, frames = 10): Buffer {
  const frame = Buffer.alloc(frameBytes)
  frame.writeUInt32BE(header)
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

const OURS = sound(0xfff360c4, 156)
const ID3 = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 2, ...Array<number>(130).fill(7)])

test.each([
  ['MPEG-1, 128 kb/s, 44.1 kHz', sound(0xfffb9064, 417)],
  ['MPEG-1, 128 kb/s, 44.1 kHz, padded', sound(0xfffb9264, 418)],
  ['MPEG-1, 32 kb/s, 48 kHz', sound(0xfffb1464, 96)],
  ['MPEG-2, 48 kb/s, 22.05 kHz', OURS],
  ['MPEG-2, 160 kb/s, 24 kHz', sound(0xfff3e4c4, 480)],
  ['MPEG-2.5, 64 kb/s, 8 kHz', sound(0xffe388c4, 576)],
  ['with an ID3 tag before it', Buffer.concat([ID3, OURS])],
  ['with an ID3v1 tag after it', Buffer.concat([OURS, Buffer.from('TAG'.padEnd(128, ' '))])],
  ['with padding after it', Buffer.concat([OURS, Buffer.alloc(50)])],
])('%s is sound', (_, file) => {
  expect(isWholeMp3(file)).toBe(true)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['silence of no format', Buffer.alloc(1_000)],
  ['a page', Buffer.from('<!doctype html><p>Bad gateway</p>'.repeat(20))],
  ['an error as JSON', Buffer.from('{"error":{"message":"no"}}')],
  ['WAV', Buffer.from('RIFF????WAVEfmt '.padEnd(500, 'x'))],
  ['a click', sound(0xfff360c4, 156, 3)],
  ['sound that ends in a page', Buffer.concat([OURS, Buffer.from('<html>')])],
  ['an ID3 tag alone', ID3],
  ['a tag that claims more than there is', Buffer.concat([Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'), OURS])],
  ['a reserved bit rate', sound(0xfff3f0c4, 156)],
  ['layer II', sound(0xfff560c4, 156)],
])('%s is no sound', (_, file) => {
  expect(isWholeMp3(file)).toBe(false)
})

test('sound that breaks off inside a frame is not complete', () => {
  for (let length = OURS.length - 155; length < OURS.length; length += 1) {
    expect([length, isWholeMp3(OURS.subarray(0, length))]).toEqual([length, false])
  }
})

test('the check returns true or false for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
      expect(typeof isWholeMp3(bytes)).toBe('boolean')
    }),
  )
})

test('joined clips are one clip, without tags and tables of one clip, and with a pause between them', () => {
  const table = Buffer.from(OURS.subarray(0, 156))
  table.write('Info', 13)
  const tagged = Buffer.concat([ID3, table, OURS])
  const joined = joinedMp3([tagged, OURS], 0.5)
  expect(isWholeMp3(joined)).toBe(true)
  // 0.5 s are 19 frames of 576 samples.
  expect(joined.length / 156).toBe(10 + 19 + 10)
})
