import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closingLevel } from '#korean/closingLevel.ts'
import { createBuiltInEngine } from '#translator/builtInEngine.ts'
import { loadLexicon, winkTagger } from '#translator/server/builtInParts.ts'
import { toneViolations } from '#translator/toneViolations.ts'
import { TONES, type Tone, type Translation } from '#translator/translation.ts'

const translate = createBuiltInEngine({ lexicon: await loadLexicon(), tag: winkTagger() })

const FRAMES_FILE = new URL('./partialAnswer.frames.txt', import.meta.url)
const frames = readFileSync(FRAMES_FILE, 'utf8').trim().split('\n')

const INVENTED =
  'blorf zib wugged snorp flibbed grunk tove mimsy plonked dax quibbed frumious vorp skeem glanted brillig dorp threll fazzed gimbled'.split(
    ' ',
  )

/** Real sentence frames with invented words in their slots; each frame gets others in each round. */
const sentences = Array.from({ length: 11 }, (_, round) =>
  frames.map((frame, line) => {
    let slot = round * 7 + line * 3
    return frame.replaceAll('{}', () => {
      slot += 1
      return INVENTED[slot % INVENTED.length] ?? ''
    })
  }),
).flat()

const translated = sentences.map((english) => ({ english, answer: translate(english) }))
const sure = translated.filter(({ answer }) => answer.status === 'complete')
const answers = translated.filter(({ answer }) => answer.status === 'partial')

/** The Korean without the stretches that stay English, sentence by sentence. */
function clausesIn({ tones, gaps }: Translation, tone: Tone): string[] {
  const rest = gaps.reduce((text, gap) => text.replace(`〔${gap.text}〕`, '|'), tones[tone].text)
  return rest
    .split(/\||(?<=[.?!])\s+/)
    .map((clause) => clause.replace(/[.?!,]+$/, '').trim())
    .filter((clause) => clause !== '' && !/^[.?!,]+$/.test(clause))
}

const ALLOWED: Readonly<Record<Tone, RegExp>> = {
  polite: /^polite$/,
  formal: /^formal$/,
  casual: /^(?:casual|plain)$/,
  business: /^formal$/,
}

test('there are enough partial answers to judge', () => {
  expect(answers.length).toBeGreaterThanOrEqual(500)
})

test.for(TONES)('a partial answer is whole clauses in the %s tone and English in brackets', (tone) => {
  const broken = answers.flatMap(({ english, answer }) =>
    clausesIn(answer, tone)
      .filter((clause) => !ALLOWED[tone].test(closingLevel(clause.split(' ').at(-1) ?? '') ?? ''))
      .map((clause) => `${english} → ${clause}`),
  )
  expect(broken).toEqual([])
})

test('an invented word never receives anything, and its -ing form is no thing', () => {
  const misread = answers.filter(({ answer }) =>
    /〔[a-z]+〕(?:에게|한테)|〔[a-z]+ing〕(?:은|는|이|가|을|를)(?= )/.test(answer.tones.polite.text),
  )
  expect(misread.map(({ english, answer }) => `${english} → ${answer.tones.polite.text}`)).toEqual([])
})

test('what is shown as sure holds no English in brackets', () => {
  for (const { english, answer } of sure) expect(answer.tones.polite.text, english).not.toContain('〔')
})

test('what stands outside the brackets is Korean and fits its tone', () => {
  for (const { english, answer } of answers) {
    for (const tone of TONES) {
      const clauses = clausesIn(answer, tone).map((clause) => clause.replaceAll(/〔[^〕]*〕/g, '것'))
      expect(
        clauses.filter((clause) => /[a-z]/i.test(clause)),
        english,
      ).toEqual([])
      expect(
        clauses.flatMap((clause) => toneViolations(clause, tone)),
        english,
      ).toEqual([])
    }
  }
})

test('English words in a row share one bracket, and no bracket is empty', () => {
  for (const { english, answer } of answers) {
    for (const tone of TONES) expect(answer.tones[tone].text, english).not.toMatch(/〕[.?!,]? 〔|〔\s*〕/)
  }
})

test('a gap is a stretch of the input, and no word of it is lost', () => {
  for (const { english, answer } of answers) {
    for (const { text, start, end } of answer.gaps) expect(english.slice(start, end)).toBe(text)
    for (const { english: word, korean, start, end } of answer.known) {
      expect([word, korean], english).not.toContain('')
      expect(
        answer.gaps.some((gap) => gap.start <= start && end <= gap.end),
        english,
      ).toBe(true)
    }
  }
})
