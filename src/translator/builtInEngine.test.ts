import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { tsvRows } from '#kit/tsvRows.ts'
import { builtInParts, translate } from '#tests/support/translator/builtIn.ts'
import { createSteppedEngine } from '#translator/builtInEngine.ts'
import { sentencesOf, tagged } from '#translator/english/token.ts'
import { toneViolations } from '#translator/toneViolations.ts'
import { translatedSentence } from '#translator/translatedSentence.ts'
import { TONES } from '#translator/translation.ts'
import { lostTokens } from '#translator/wholeReading.ts'

const goldRow = z.object({
  english: z.string(),
  polite: z.string(),
  formal: z.string(),
  casual: z.string(),
  business: z.string(),
})
const GOLD_FILE = new URL('../../content/lexicon/sentences.gold.tsv', import.meta.url)
const gold = tsvRows('sentences.gold.tsv', readFileSync(GOLD_FILE, 'utf8'), goldRow)
const answers = gold.map((row) => ({
  row,
  english: row.english,
  translation: translate(row.english),
  sentences: sentencesOf(row.english).map((sentence) => translatedSentence(builtInParts, sentence)),
}))

test.for(answers)(
  'a teacher says “$row.english” as “$row.polite”',
  ({ row, sentences, translation: { status, gaps, tones } }) => {
    expect(gaps).toEqual([])
    expect(status).toBe(sentences.some(({ doubtful }) => doubtful) ? 'partial' : 'complete')
    for (const tone of TONES) expect(tones[tone].text).toBe(row[tone])
  },
)

test('no sentence of the table breaks its tone', () => {
  for (const {
    english,
    translation: { tones },
  } of answers) {
    for (const tone of TONES) expect(toneViolations(tones[tone].text, tone), `${english} ${tone}`).toEqual([])
  }
})

test('the words of a version joined with spaces are its text, and every word can be tapped for its parts', () => {
  for (const { english, translation } of answers) {
    for (const version of Object.values(translation.tones)) {
      expect(version.words.map(({ text }) => text).join(' ')).toBe(version.text)
      for (const word of version.words) {
        expect(word.parts.length, `${english}: ${word.text}`).toBeGreaterThan(0)
        expect(word.gloss).not.toBe('')
        expect(word.romanization).not.toMatch(/[가-힣]/)
      }
    }
  }
})

test('the counter and the pronunciation of a word come from the Korean word list', () => {
  expect(translate('I have two trucks.').tones.polite.text).toBe('트럭이 두 대 있어요.')
  expect(translate('I know two places.').tones.polite.text).toBe('두 곳을 알아요.')
  expect(translate('Where is the subway station?').tones.polite.romanization).toContain('jihacheollyeogi')
})

test('an action of the speaker for a respected person takes a humble verb, and business has more of them', () => {
  const { polite, business } = translate('I will bring my teacher the book.').tones
  expect([polite.text, business.text]).toEqual(['선생님께 책을 가져다드릴게요.', '선생님께 책을 가져다드리겠습니다.'])
  expect(translate('I will apologize to you.').tones.polite.text).toBe('사과할게요.')
  expect(translate('I will apologize to you.').tones.business.text).toBe('사과드리겠습니다.')
})

test('a word is marked as changed exactly if another tone does not have it', () => {
  const { polite } = translate('I drink coffee every morning.').tones
  expect(polite.words.map(({ text, changed }) => [text, changed])).toEqual([
    ['저는', true],
    ['매일', false],
    ['아침', false],
    ['커피를', false],
    ['마셔요.', true],
  ])
})

test('an unknown word is in brackets with its place in the input, and the translation is partial', () => {
  const text = 'Good morning! I saw a wombat yesterday.'
  const { status, unknown, tones } = translate(text)
  expect(status).toBe('partial')
  expect(unknown).toEqual([
    { kind: 'word', text: 'wombat', start: text.indexOf('wombat'), end: text.indexOf('wombat') + 6 },
  ])
  expect(tones.polite.text).toBe('좋은 아침이에요! 어제 〔wombat〕을 봤어요.')
})

test('a construction without a rule makes the translation partial, and no word is lost', () => {
  const { status, unknown, tones } = translate('Hardly had we left than it began.')
  expect(status).toBe('partial')
  for (const { text } of unknown) expect(tones.polite.text).toContain(`〔${text}〕`)
})

test.each([
  ['She yodeled at the party.', '그 사람은 파티에서 〔yodeled〕했어요.'],
  ['The quokka is sleeping in the garden.', '〔quokka〕는 정원에서 자고 있어요.'],
])('an unknown word stays one word of an otherwise translated sentence: “%s”', (english, polite) => {
  const { status, tones, unknown } = translate(english)
  expect(status).toBe('partial')
  expect(unknown).toHaveLength(1)
  expect(tones.polite.text).toBe(polite)
})

test('a sentence that no rule covers stays English in one bracket, and its words are listed', () => {
  const { status, tones, unknown, gaps, known } = translate('Tom jumped after the dog.')
  expect({ status, unknown, text: tones.polite.text }).toEqual({
    status: 'partial',
    unknown: [],
    text: '〔Tom jumped after the dog〕.',
  })
  expect(gaps).toEqual([{ text: 'Tom jumped after the dog', start: 0, end: 24 }])
  expect(known.map(({ english, korean, kind }) => [english, korean, kind])).toEqual([
    ['Tom', '톰', 'name'],
    ['jump', '뛰다', 'verb'],
    ['dog', '강아지, 개', 'noun'],
  ])
})

test('a negation is never dropped: “not” is in brackets if no rule translates it', () => {
  const { status, tones } = translate('Not the dog the cat not.')
  expect([status, tones.polite.text]).toEqual(['partial', '〔Not the dog the cat not〕.'])
})

test('several sentences are translated one after the other, each with its own punctuation', () => {
  expect(translate('Thank you. Where is the bank?').tones.polite.text).toBe('감사해요. 은행이 어디에 있어요?')
})

test('a single word is translated as in a dictionary, with its other senses in the explanation', () => {
  const { tones, steps, status } = translate('run')
  expect(status).toBe('complete')
  expect(tones.polite.text).toBe('뛰다')
  const fish = translate('fish')
  expect(fish.tones.casual.text).toBe('물고기')
  expect(fish.steps.casual.some(({ rule, text }) => rule === 'sense' && text.includes('생선'))).toBe(true)
  expect(steps.polite.every(({ text }) => text.length > 0)).toBe(true)
})

test('the explanation names the ending, the particles and the omitted words, and links to the guides', () => {
  const { steps } = translate('Is the book on the table?')
  const rules = steps.polite.map(({ rule }) => rule)
  expect(rules[0]).toBe('ending/polite')
  expect(rules).toContain('article/dropped')
  expect(steps.polite.find(({ rule }) => rule === 'ending/polite')?.guide).toBe('/learn/honorifics')
})

test('a complete translation loses no word: each is translated or dropped by a named rule', () => {
  for (const { english, sentences } of answers) {
    for (const { tokens, versions, gaps } of sentences) {
      expect(gaps, english).toEqual([])
      const lost = lostTokens(tokens, versions).map(({ text }) => text)
      expect(lost, english).toEqual([])
    }
  }
})

test('a content word that no rule translates is found', () => {
  const [sentence] = sentencesOf('I like coffee.')
  const tokens = tagged(sentence?.tokens ?? [], builtInParts.tag)
  const nothing = { words: [], fired: [] }
  const lost = lostTokens(tokens, { polite: nothing, formal: nothing, casual: nothing, business: nothing })
  expect(lost.map(({ word }) => word)).toEqual(['like', 'coffee'])
})

test('an empty text has an empty, partial translation', () => {
  expect(translate('').tones.polite.text).toBe('')
  expect(translate('   \n ').status).toBe('partial')
})

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc
    .array(
      fc.constantFrom(
        'the',
        'not',
        'to',
        'is',
        'Tom',
        'dog',
        "n't",
        'who',
        'that',
        'of',
        'and',
        ',',
        '.',
        '?',
        '🙂',
        '안녕',
        'constructor',
        '__proto__',
        'toString',
        '3:30',
        '"',
      ),
      { maxLength: 25 },
    )
    .map((words) => words.join(' ')),
)

test('the engine translates any input, and the words always make up the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { tones, unknown } = translate(text)
      for (const { words, text: joined } of Object.values(tones))
        expect(words.map((word) => word.text).join(' ')).toBe(joined)
      for (const { text: word, start, end } of unknown) expect(text.slice(start, end)).toBe(word)
    }),
    { numRuns: 300 },
  )
})

test('five thousand characters without a period are translated', () => {
  const { status } = translate('the dog and the cat that saw the man who '.repeat(125).slice(0, 5_000))
  expect(status).toBe('partial')
})

test.each(['book', 'old', 'not', 'who'])(
  'a text with too many readings to try (“%s” repeated) is translated in time, as partial',
  (word) => {
    const { status, tones } = translate(`${word} `.repeat(1_000))
    expect(status).toBe('partial')
    expect(tones.polite.words.length).toBeGreaterThan(0)
  },
)

test('a request is explained part by part: 주 is “for someone”, 시 honors the person asked, 겠 softens it', () => {
  const asking = translate('Could you open the window?').tones.polite.words.at(-1)
  expect(asking?.parts).toEqual([
    { text: '주', meaning: 'do for someone' },
    { text: '시', meaning: 'lifts the person you are asking' },
    { text: '겠', meaning: 'would, softens the request' },
    { text: '어요', meaning: 'polite ending (해요체)' },
  ])
})

test('figures are romanized from their spoken form', () => {
  expect(translate('My birthday is May 5th.').tones.polite.romanization).toBe('je saengireun owol oirieyo.')
})

test('no explanation contains the abbreviation of a verb’s slot', () => {
  for (const { english, translation } of answers) {
    for (const { text } of Object.values(translation.steps).flat()) expect(text, english).not.toMatch(/“i?obj”/)
  }
})

test('the engine can be interrupted after each sentence, while it reads and while it writes each tone', () => {
  const sentences = 40
  const work = createSteppedEngine(builtInParts)('I met my friend at school yesterday. '.repeat(sentences))
  let interruptions = 0
  while (!work.next().done) interruptions += 1
  expect(interruptions).toBe(sentences * (1 + TONES.length))
})

test.each(['Could you see the stage?', 'Could you sleep last night?', 'Would you ever live abroad?'])(
  '“%s” asks nobody to do it',
  (english) => {
    for (const tone of TONES) expect(translate(english).tones[tone].text).not.toMatch(/주시|줄래/)
  },
)
