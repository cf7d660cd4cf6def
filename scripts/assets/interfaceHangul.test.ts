import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { interfaceHangul } from './interfaceHangul.ts'

const core = readFileSync('src/design/web/fonts/coreSyllables.txt', 'utf8').trim()

test('every syllable on screen is in the font that every page preloads; if not, run npm run fonts', () => {
  expect(interfaceHangul()).toContain('한')
  expect([...interfaceHangul()].filter((syllable) => !core.includes(syllable))).toEqual([])
})
