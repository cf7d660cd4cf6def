import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterSilence, inTurn, readWav, type Sound } from '#speech/wav.ts'

const sound = { samplesPerSecond: 22_050, samples: Int16Array.of(1, -1, 32_767, -32_768) }

/** The sound as espeak-ng writes it to a pipe, with placeholders for the lengths. */
function wavFile({ samplesPerSecond, samples }: Sound, channels = 1): Uint8Array {
  const header = Buffer.alloc(44)
  header.write('RIFF????WAVEfmt ')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(samplesPerSecond, 24)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(0x7ffff000, 40)
  return Buffer.concat([header, new Uint8Array(samples.buffer)])
}

test('a sound is read to its end, whatever length the file claims', () => {
  fc.assert(
    fc.property(fc.int16Array(), fc.integer({ min: 8_000, max: 48_000 }), (samples, samplesPerSecond) => {
      expect(readWav(wavFile({ samplesPerSecond, samples }))).toEqual({ samplesPerSecond, samples })
    }),
  )
})

test('a tenth of a second of silence precedes the first consonant', () => {
  const later = afterSilence(sound, 0.1)
  expect(later.samples).toHaveLength(2_205 + 4)
  expect(later.samples.subarray(0, 2_205).every((sample) => sample === 0)).toBe(true)
  expect(later.samples.subarray(2_205)).toEqual(sound.samples)
})

test.each([
  ['nothing', new Uint8Array()],
  ['a page', new TextEncoder().encode('<!doctype html>'.padEnd(100, ' '))],
  ['stereo', wavFile(sound, 2)],
])('%s is not taken for a sound', (_, file) => {
  expect(() => readWav(file)).toThrow('Not a mono WAV file')
})

test('sounds in turn have a pause between them and none around them', () => {
  const joined = inTurn([sound, sound], 2 / 22_050)
  expect([...joined.samples]).toEqual([...sound.samples, 0, 0, ...sound.samples])
  expect(() => inTurn([sound, { ...sound, samplesPerSecond: 44_100 }], 1)).toThrow('The rates differ')
})
