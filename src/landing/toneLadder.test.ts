import { expect, test } from 'vitest'
import { LADDER_SENTENCE, toneLadder } from '#landing/toneLadder.ts'
import { translate } from '#tests/support/translator/builtIn.ts'
import { bareWord } from '#translator/bareWord.ts'
import { contrastStart } from '#translator/toneContrast.ts'
import { TONES, type Tone } from '#translator/translation.ts'

const { status, tones } = translate(LADDER_SENTENCE)

/** The sentence in a tone, with brackets around the words that the translator marks. */
function marked(tone: Tone): string {
  const others = TONES.filter((other) => other !== tone).map((other) => tones[other])
  const words = tones[tone].words.map((word) => {
    const start = contrastStart(word, others)
    const changed = bareWord(word.text.slice(start))
    if (changed === '') return word.text
    return `${word.text.slice(0, start)}[${changed}]${word.text.slice(start + changed.length)}`
  })
  return words.join(' ')
}

test('the landing page shows the translator’s real output in every tone', () => {
  expect(status).toBe('complete')
  expect(toneLadder.map(({ tone }) => tone).toSorted()).toEqual(TONES.toSorted())
  for (const { tone, sentence } of toneLadder) expect(sentence).toBe(marked(tone))
})

test('all four tones of the example are different', () => {
  expect(new Set(toneLadder.map(({ sentence }) => sentence)).size).toBe(TONES.length)
})
