import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterSilence, readWav, writtenWav } from '#speech/wav.ts'

const sound = { samplesPerSecond: 22_050, samples: Int16Array.of(1, -1, 32_767, -32_768) }

test('a sound is read as it was written', () => {
  fc.assert(
    fc.property(fc.int16Array(), fc.integer({ min: 8_000, max: 48_000 }), (samples, samplesPerSecond) => {
      expect(readWav(writtenWav({ samplesPerSecond, samples }))).toEqual({ samplesPerSecond, samples })
    }),
  )
})

test('a written file tells its true lengths', () => {
  const view = new DataView(writtenWav(sound).buffer)
  expect(view.byteLength).toBe(44 + 8)
  expect(view.getUint32(4, true)).toBe(44)
  expect(view.getUint32(40, true)).toBe(8)
})

test('a file that claims to be longer than it is gives what is there', () => {
  const file = writtenWav(sound)
  new DataView(file.buffer).setUint32(40, 0x7ffff000, true)
  expect(readWav(file).samples).toEqual(sound.samples)
})

test('a tenth of a second of silence goes before the first consonant', () => {
  const later = afterSilence(sound, 0.1)
  expect(later.samples).toHaveLength(2_205 + 4)
  expect(later.samples.subarray(0, 2_205).every((sample) => sample === 0)).toBe(true)
  expect(later.samples.subarray(2_205)).toEqual(sound.samples)
})

test.each([
  ['nothing', new Uint8Array()],
  ['a page', new TextEncoder().encode('<!doctype html>'.padEnd(100, ' '))],
  ['stereo', stereo()],
])('%s is not taken for a sound', (_, file) => {
  expect(() => readWav(file)).toThrow('Not a mono WAV file')
})

function stereo(): Uint8Array {
  const file = writtenWav(sound)
  file[22] = 2
  return file
}
