import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Sound } from '#speech/wav.ts'

const SENTENCES = [
  ['물', 1, 0.5, 1.5],
  ['안녕하세요.', 5, 1.2, 2.5],
  ['저는 한구거를 공부하는 학쌩임니다.', 15, 3, 5],
] as const
const COMMANDS = ['-w /etc/passwd', '--version', '--stdin', '-f /etc/passwd']

const LOUD = 8_000
const QUIET = 300
const TENTH_OF_A_SECOND = 2_205

let sounds: Map<string, Sound>

/** The output of the voice before encoding, from a separate process. */
beforeAll(async () => {
  const scripts = [...SENTENCES.map(([script]) => script), ...COMMANDS]
  const program = ['--input-type=module', '--eval', SAY, JSON.stringify(scripts)]
  const { stdout } = await promisify(execFile)(process.execPath, program, { maxBuffer: 10_000_000 })
  const answers = stdout.trimEnd().split('\n')
  sounds = new Map(scripts.map((script, at) => [script, soundIn(answers[at] ?? '')]))
})

const SAY = `
  import { spokenSound } from '#speech/server/spokenSound.ts'
  for (const script of JSON.parse(process.argv[1])) {
    const { samplesPerSecond, samples } = await spokenSound({ turns: [{ script, voice: 'ko' }], wordsPerMinute: 150 })
    console.log(JSON.stringify({ samplesPerSecond, samples: [...samples] }))
  }
`

function soundIn(answer: string): Sound {
  const { samplesPerSecond, samples } = JSON.parse(answer) as { samplesPerSecond: number; samples: number[] }
  return { samplesPerSecond, samples: Int16Array.from(samples) }
}

function soundOf(script: string): Sound {
  const sound = sounds.get(script)
  if (!sound) throw new Error(`Nobody said ${script}`)
  return sound
}

const peak = (samples: Int16Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

describe.each(SENTENCES)('%s (%i syllables)', (script, _, least, most) => {
  test(`lasts ${least} to ${most} seconds`, () => {
    const { samples, samplesPerSecond } = soundOf(script)
    expect(samplesPerSecond).toBe(22_050)
    expect(samples.length / samplesPerSecond).toBeGreaterThan(least)
    expect(samples.length / samplesPerSecond).toBeLessThan(most)
  })

  test('is audible, begins after a silence and is not cut off', () => {
    const { samples } = soundOf(script)
    expect(peak(samples)).toBeGreaterThan(LOUD)
    expect(peak(samples.subarray(0, TENTH_OF_A_SECOND))).toBe(0)
    expect(peak(samples.subarray(-TENTH_OF_A_SECOND))).toBeLessThan(QUIET)
  })
})

test.each(COMMANDS)('%s is read aloud, not obeyed', (script) => {
  expect(peak(soundOf(script).samples)).toBeGreaterThan(LOUD)
})
