import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mp3Clip } from '#speech/server/mp3Clip.ts'
import { mp3Seconds } from '#tests/support/korean/mp3Seconds.ts'

const samplesPerSecond = 22_050

function tone(samples: number): Int16Array {
  return Int16Array.from({ length: samples }, (_, at) => 20_000 * Math.sin(at / 10))
}

test('a clip consists of whole mono frames of 48 kb/s and is at most a tenth of a second longer than its sound', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5 * samplesPerSecond }), (length) => {
      const clip = mp3Clip({ samplesPerSecond, samples: tone(length) })
      const excess = mp3Seconds(clip) - length / samplesPerSecond
      expect(excess).toBeGreaterThanOrEqual(0)
      expect(excess).toBeLessThan(0.11)
    }),
    { numRuns: 20 },
  )
})

test('a clip contains nothing of the previous one', () => {
  const sound = { samplesPerSecond, samples: tone(10_000) }
  const alone = mp3Clip(sound)
  mp3Clip({ samplesPerSecond, samples: new Int16Array(30_000).fill(5_000) })
  expect(mp3Clip(sound)).toEqual(alone)
})
