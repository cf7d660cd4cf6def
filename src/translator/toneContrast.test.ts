import { expect, test } from 'vitest'
import { contrastStart } from '#translator/toneContrast.ts'
import type { ToneVersion } from '#translator/translation.ts'

const sentences = [
  '내일까지 파일 보내 줄래?',
  '내일까지 파일 좀 보내 주시겠어요?',
  '내일까지 파일을 보내 주시겠습니까?',
  '내일까지 파일을 송부해 주시면 감사하겠습니다.',
]
const unchanged = ['내일까지']

function version(text: string): ToneVersion {
  const word = (piece: string) => ({ text: piece, romanization: '', gloss: '', parts: [] })
  const words = text.split(' ').map((piece) => ({ ...word(piece), changed: !unchanged.includes(piece) }))
  return { text, romanization: '', words }
}

/** The sentence with its marked parts in brackets. */
function marked(row: number): string {
  const versions = sentences.map(version)
  const others = versions.filter((_, index) => index !== row)
  const words = versions[row]?.words ?? []
  return words
    .map((word) => {
      const start = contrastStart(word, others)
      return start < word.text.length ? `${word.text.slice(0, start)}[${word.text.slice(start)}]` : word.text
    })
    .join(' ')
}

test('only the part that differs between the tones is marked: the added particle, not its noun', () => {
  expect(marked(2)).toBe('내일까지 파일[을] [보내] [주시겠습니까?]')
})

test('a word that is the beginning of its counterparts in the other tones is not marked', () => {
  expect(marked(0)).toContain('파일 ')
})

test('a word that other tones do not have is marked as a whole', () => {
  expect(marked(1)).toContain('[좀]')
  expect(marked(3)).toContain('[송부해]')
})

test('a word that is the same in all tones is not marked', () => {
  for (const row of sentences.keys()) expect(marked(row)).toMatch(/^내일까지 /)
})
