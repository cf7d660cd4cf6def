import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { tsvRows } from '#kit/tsvRows.ts'
import { translate } from '#tests/support/translator/builtIn.ts'
import { chrF } from '#translator/chrF.ts'
import { toneViolations } from '#translator/toneViolations.ts'
import { TONES } from '#translator/translation.ts'

const row = z.object({
  english: z.string(),
  polite: z.string(),
  formal: z.string(),
  casual: z.string(),
  business: z.string(),
  natural: z.string(),
})
const FILE = new URL('../../content/lexicon/cuts.gold.tsv', import.meta.url)
const gold = tsvRows('cuts.gold.tsv', readFileSync(FILE, 'utf8'), row)

test.for(gold)('“$english” is several Korean sentences', ({ english, ...said }) => {
  const { status, tones } = translate(english)
  expect(status).toBe('complete')
  for (const tone of TONES) {
    expect(tones[tone].text).toBe(said[tone])
    expect(toneViolations(tones[tone].text, tone)).toEqual([])
  }
})

/** The gold sentence farthest from what a Korean would say joins its three clauses in one sentence. */
const FARTHEST = 25

test('a cut sentence is near to what a Korean would say', () => {
  const far = gold.filter(({ polite, natural }) => chrF(polite, natural) < FARTHEST)
  expect(far.map(({ english }) => english)).toEqual([])
})

/** How many sentences the polite Korean has. */
function sentencesIn(english: string): number {
  return translate(english).tones.polite.text.split(/[.?!](?: |$)/).length - 1
}

test.each([
  ['inside a list', 'I bought apples, pears and plums.'],
  ['between a subordinate clause and its main clause', 'When I came, she was sleeping.'],
  ['inside what somebody said', 'He said he was tired and he wanted to go home.'],
  ['between verbs with one subject', 'He opened the window and closed the door.'],
])('a sentence is not cut %s', (_where, english) => {
  expect(sentencesIn(english)).toBe(1)
})

test.each([
  ['inside quotation marks', 'The zib said "I am tired, and I want to sleep" and wug.'],
  ['inside parentheses', 'The zib (I know him, and he knows me) blorfed.'],
  ['inside a relative clause', 'The zib who came and left a message is blorfed wug.'],
  ['before what one could do because of it', 'I blorfed wug zib so I could buy a car.'],
  ['where a condition is told', 'Give wug the zib blorf and I will help you.'],
  ['after a comment', 'I think, the zib blorf wug.'],
])('nothing is cut off %s, even if the rest stays English', (_where, english) => {
  const { tones, gaps } = translate(english)
  expect(gaps.map(({ text }) => text)).toEqual([english.replace(/\.$/, '')])
  expect(tones.polite.text).toBe(`〔${english.replace(/\.$/, '')}〕.`)
})

test('a question is whole only where the sentence asks', () => {
  expect(translate('It was late, which was zibber.').gaps).toMatchObject([{ text: 'which was zibber' }])
  expect(translate('I have a question: where is the library?').tones.polite.text).toContain('어디에 있어요?')
})

test('a comment is no sentence of its own', () => {
  const { status, tones } = translate("We're fully booked this weekend, I'm afraid.")
  expect([status, tones.polite.text.includes('무서워')]).toEqual(['partial', false])
})

test('a reading that leaves much open is shown, but not as sure', () => {
  const { status, gaps, unknown } = translate(
    'When I came home from the office yesterday, my brother was watching a movie with his friends.',
  )
  expect({ status, gaps, unknown }).toEqual({ status: 'partial', gaps: [], unknown: [] })
})

test('a sentence of more than 60 words is cut, too', () => {
  const english = `${Array.from({ length: 12 }, () => 'she drinks coffee every morning').join(', and ')}.`
  const { status, tones } = translate(english)
  expect(status).toBe('complete')
  expect(tones.polite.text.match(/마셔요|마시고/g)).toHaveLength(12)
})
