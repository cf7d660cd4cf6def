import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { marked } from '#korean/boundary.ts'
import { decomposed } from '#korean/hangul.ts'
import { pronunciation } from '#korean/pronunciation.ts'
import { respelling } from '#speech/respelling.ts'
import { goldenRows } from '#tests/support/korean/goldenRows.ts'

/** The names of sounds in espeak; plain and voiced sounds share one name: 부부 is "pubu". */
const ONSETS: Record<string, string> = {
  ...{ ㄱ: 'q', ㄴ: 'n', ㄷ: 'd', ㄹ: '*', ㅁ: 'm', ㅂ: 'p', ㅅ: 's', ㅇ: '', ㅈ: 'tS', ㅎ: 'h' },
  ...{ ㄲ: 'q-', ㄸ: 't-', ㅃ: 'p-', ㅆ: 's-', ㅉ: 'tS-', ㅊ: 'tSh', ㅋ: 'kh', ㅌ: 'th', ㅍ: 'ph' },
}
const VOWELS: Record<string, string> = {
  ...{ ㅏ: 'a', ㅐ: 'E', ㅓ: '@', ㅔ: 'e', ㅗ: 'o', ㅜ: 'u', ㅡ: 'u-', ㅣ: 'i', ㅚ: 'we', ㅟ: 'wi', ㅢ: 'u-j' },
  ...{ ㅑ: 'ja', ㅒ: 'jE', ㅕ: 'j@', ㅖ: 'je', ㅛ: 'jo', ㅠ: 'ju', ㅘ: 'wa', ㅙ: 'wE', ㅝ: 'w@', ㅞ: 'we' },
}
const FINALS: Record<string, string> = { '': '', ㄱ: 'q', ㄴ: 'n', ㄷ: 'd-', ㄹ: 'L', ㅁ: 'm', ㅂ: 'p', ㅇ: 'N' }

const STRESS_AND_PAUSES = /[',;:_! ]/g

/** The sounds of a script, one syllable after another; two ㄹ in a word are one long sound. */
function expectedSounds(script: string): string {
  return script.split(' ').map(wordSounds).join('')
}

function wordSounds(word: string): string {
  const syllables = [...word].map(decomposed).filter((syllable) => syllable !== undefined)
  return syllables
    .map(({ onset, vowel, final }) => `${ONSETS[onset]}${VOWELS[vowel]}${FINALS[final]}`)
    .join('')
    .replaceAll('L*', 'l')
}

function plainSounds(spoken: string): string {
  return spoken.replace(STRESS_AND_PAUSES, '').replaceAll('g', 'q').replaceAll('b', 'p').replaceAll('dZ', 'tS')
}

/** The phonemes of espeak-ng for each script, from a separate process. */
async function spokenSounds(scripts: readonly string[]): Promise<string[]> {
  const text = scripts.map((script) => `${script.replace(/[.,?!]/g, '')}.`).join(' ')
  const program = ['--input-type=module', '--eval', PHONEMES, text]
  const { stdout } = await promisify(execFile)(process.execPath, program)
  return stdout.trimEnd().split('\n').map(plainSounds)
}

const PHONEMES = `
  import espeak from 'espeak-ng'
  await espeak({
    thisProgram: 'espeak-ng',
    arguments: ['-q', '-x', '-b', '1', '-v', 'ko', '--', process.argv[1]],
    print: (line) => console.log(line),
  })
`

test('the voice pronounces every word of the pronunciation table exactly as respelled', async () => {
  const columns = ['text', 'pronunciation', 'romanization', 'rule'] as const
  const rows = goldenRows(readFileSync('content/korean/pronunciations.tsv', 'utf8'), columns)
  const scripts = rows.map(({ text }) => {
    const word = marked(text)
    return pronunciation(word.text, word.boundaries)
  })
  expect(await spokenSounds(scripts)).toEqual(scripts.map(expectedSounds))
})

test.each([
  ['국물', 'quNmuL'],
  ['감사합니다', 'qamsahamnida'],
  ['일곱 시', 'iLqops-i'],
  ['3시', 'sesi'],
  ['십육 년', 'simnjuNnj@n'],
  ['같이 먹어요', 'qatShim@q@jo'],
  ['좋습니다', 'tSos-u-mnida'],
])('%s sounds right: %s', async (text, sounds) => {
  expect(await spokenSounds([respelling(text)])).toEqual([sounds])
})

test('without respelling, the voice pronounces 국물 and 감사합니다 as they are written', async () => {
  expect(await spokenSounds(['국물', '감사합니다'])).toEqual(['quqmuL', 'qamsahapnida'])
})
