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

test.each([
  ['a reading with a vague verb', 'The blorf zib wug, and somehow that made it better.'],
  ['a reading with an unknown word', 'My zibber is late, but blorf the wug zib.'],
  ['a condition whose main clause is missing', 'If I had known that the shop closes early, blorf zib the wug.'],
  ['a list without its end', 'My aunt sent us a box, a letter full of wug zibs, and a blorf zib wug.'],
  ['what somebody told others to do', 'She blorfed zib us how, let them sleep all night.'],
])('%s stays English beside a gap', (_what, english) => {
  const { tones, gaps } = translate(english)
  expect(gaps).toHaveLength(1)
  expect(tones.polite.text).toBe(`〔${gaps[0]?.text}〕.`)
})

test('a clause without doubt is Korean beside a gap', () => {
  expect(translate('The who over wug, but she ate lunch at noon.').tones.polite.text).toBe(
    '〔The who over wug〕 하지만 그 사람은 정오에 점심을 먹었어요.',
  )
})

test('a sentence of more than 20 words is read by its clauses', () => {
  const english =
    'I would like to exchange this jacket for a bigger size, but I threw away the receipt because I did not think that I would need it.'
  expect(sentencesIn(english)).toBe(2)
})

test('a reading that leaves much open is shown, but not as sure', () => {
  const { status, gaps, unknown } = translate(
    'My brother and his friends from school watched a very long movie about a war at our house yesterday.',
  )
  expect({ status, gaps, unknown }).toEqual({ status: 'partial', gaps: [], unknown: [] })
})

test('a sentence of more than 60 words is cut, too', () => {
  const english = `${Array.from({ length: 12 }, () => 'she drinks coffee every morning').join(', and ')}.`
  const { status, tones } = translate(english)
  expect(status).toBe('complete')
  expect(tones.polite.text.match(/마셔요|마시고/g)).toHaveLength(12)
})
