import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guideHangul } from './guideHangul.ts'

const fonts = ['core', 'guide']
  .map((name) => readFileSync(`src/design/web/fonts/${name}Syllables.txt`, 'utf8'))
  .join('')

test('every syllable of a guide is in the fonts that its page loads; if not, run npm run fonts', () => {
  expect(guideHangul()).toContain('글')
  expect([...guideHangul()].filter((syllable) => !fonts.includes(syllable))).toEqual([])
})
