import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nativeModifier, nativeNumeral, sinoNumeral } from '#korean/numeral.ts'
import { repetitions } from '#tests/support/repetitions.ts'
import { translate } from '#tests/support/translator/builtIn.ts'
import type { Translation } from '#translator/translation.ts'

const LONGEST_TEXT = 5_000

/** How long one property may take: all rounds of a soak run for minutes. */
const PATIENCE_MS = repetitions(60_000, 1_800_000)

/** The first cells of a lexicon file: English words, some of several words. */
function lexiconWords(file: string): string[] {
  const text = readFileSync(new URL(`../../content/lexicon/${file}.tsv`, import.meta.url), 'utf8')
  const words = text
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0] ?? '')
  return words.filter((word) => word !== '' && !word.includes('{'))
}

const wordOf = (file: string) => fc.constantFrom(...lexiconWords(file))

const NUMBER_WORDS =
  'a one two five nine ten eleven fifteen nineteen twenty thirty ninety twenty-one forty-two hundred thousand million billion trillion and point half zero'

const numberWords = fc
  .array(fc.constantFrom(...NUMBER_WORDS.split(' ')), { minLength: 1, maxLength: 16 })
  .map((words) => words.join(' '))

const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength })

const two = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'))

const figure = fc.oneof(
  digits(40),
  fc.bigInt({ min: 0n, max: 10n ** 30n }).map((value) => value.toLocaleString('en-US')),
  fc.tuple(digits(12), digits(12)).map((parts) => parts.join('.')),
  fc
    .tuple(fc.constantFrom('-', '+', '#', '$', '€', '£', '¥', '₩', '-$', '±'), digits(20))
    .map((parts) => parts.join('')),
  fc
    .tuple(
      digits(20),
      fc.constantFrom('%', '€', '₩', 'km', 'kg', 'pm', 'am', 'th', 'st', 's', '°C', ' won', ' dollars'),
    )
    .map((parts) => parts.join('')),
  fc
    .tuple(two, fc.constantFrom(':', '/', '.', '-', ','), two, fc.constantFrom('', ':30', '/2023', '-5678', ' pm'))
    .map((parts) => parts.join('')),
  fc
    .tuple(
      fc.constantFrom('January', 'May', 'March', 'December', 'may'),
      fc.constantFrom(' ', '. '),
      two,
      fc.constantFrom('', 'th', ', 1999', 'st, 2024'),
    )
    .map((parts) => parts.join('')),
)

const MARKS = [
  ',',
  '.',
  '!',
  '?',
  '?!',
  '...',
  '…',
  ';',
  ':',
  '"',
  '“',
  '”',
  "'",
  '’',
  '(',
  ')',
  '[',
  ']',
  '-',
  '—',
  '&',
  '@',
  '*',
  '/',
  '\\',
  '<',
  '>',
  '=',
  '|',
  '`',
  '~',
  '^',
  '_',
  '%',
  '$',
]
const ODD_SPACES = [' ', '  ', '\t', '\n', '\r\n', '\n\n', '\u00a0', '\u200b', '\u3000', '\ufeff']
const OTHERS = [
  '안녕하세요',
  '김치',
  'ㅋㅋㅋ',
  'こんにちは',
  '你好',
  'Привет',
  'مرحبا',
  'café',
  'naïve',
  '🙂',
  '👨‍👩‍👧‍👦',
  '🇰🇷',
  '❤️',
  '👍🏽',
  ':)',
  '<3',
  'Zorblax',
  'McDonald’s',
  'BTS',
  'iPhone15',
  'https://example.com/a?b=1&c=2',
  'tom@example.com',
  'npm install',
  '`x = 1`',
  'foo_bar()',
  'a.b.c',
  '1e400',
  '0x1F',
  'NaN',
  '<script>',
  '{{0}}',
  '\\u0000',
  "n't",
  "'s",
  '__proto__',
  'constructor',
]

const FUNCTION_WORDS =
  'I you he she it we they me him her them my your his their this that these those who what which where when why how the a an some any no every all both many much more most not never and or but so because if when before after until although than as of in on at by to for from with without about is are was were be been am do does did have has had will would can could should must may might let please there here too very just only also'.split(
    ' ',
  )

const piece = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...FUNCTION_WORDS) },
  { weight: 4, arbitrary: wordOf('nouns') },
  { weight: 3, arbitrary: wordOf('verbs') },
  { weight: 2, arbitrary: wordOf('adjectives') },
  { weight: 1, arbitrary: wordOf('adverbs') },
  { weight: 1, arbitrary: wordOf('interjections') },
  { weight: 1, arbitrary: wordOf('names') },
  { weight: 2, arbitrary: figure },
  { weight: 2, arbitrary: numberWords },
  { weight: 2, arbitrary: fc.constantFrom(...MARKS) },
  { weight: 2, arbitrary: fc.constantFrom(...OTHERS) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
)

const spaced = (pieces: number) =>
  fc
    .array(
      fc.tuple(
        piece,
        fc.oneof(
          { weight: 9, arbitrary: fc.constant(' ') },
          { weight: 1, arbitrary: fc.constantFrom('', ...ODD_SPACES) },
        ),
      ),
      { minLength: 1, maxLength: pieces },
    )
    .map((parts) => parts.flat().join(''))

const noun = fc
  .tuple(
    fc.constantFrom('the', 'a', 'my', 'your', 'two', 'some', 'no', '3', 'every', 'Tom’s', ''),
    fc.option(wordOf('adjectives'), { nil: '' }),
    wordOf('nouns'),
  )
  .map((parts) => parts.filter(Boolean).join(' '))
const who = fc.oneof(fc.constantFrom('I', 'You', 'She', 'They', 'Tom', 'It'), noun)
const verb = fc
  .tuple(
    fc.constantFrom('', 'will', 'can', 'did not', 'want to', 'was', 'have', 'must', 'used to', 'should not'),
    wordOf('verbs'),
  )
  .map((parts) => parts.filter(Boolean).join(' '))
const clause = fc
  .tuple(
    who,
    verb,
    fc.option(noun, { nil: '' }),
    fc.constantFrom('', 'yesterday', 'with', 'in the morning', 'at 3:30', 'for five hours'),
  )
  .map((parts) => parts.filter(Boolean).join(' '))
const sentence = fc.oneof(
  clause,
  fc
    .tuple(clause, fc.constantFrom(', and', 'because', 'if', ', but', 'when', 'that', 'who', 'so that', 'than'), clause)
    .map((parts) => parts.join(' ')),
  fc
    .tuple(
      fc.constantFrom(
        'Do',
        'Did',
        'Can',
        'Why did',
        'Where is',
        'How many',
        'Is there',
        'Let’s',
        'Please',
        'Don’t',
        'What a',
      ),
      clause,
    )
    .map((parts) => parts.join(' ')),
)
const paragraph = fc
  .array(fc.tuple(sentence, fc.constantFrom('. ', '! ', '? ', '\n', ' 🙂 ', '')), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.flat().join(''))

/** What code would print by mistake, where the text itself does not say it. */
function slips(text: string, printed: string): string[] {
  const found = ['NaN', 'undefined', 'Infinity', '[object'].filter(
    (slip) => printed.includes(slip) && !text.includes(slip),
  )
  const exponent = /\de[+-]?\d/.exec(printed)?.[0]
  return exponent !== undefined && !text.includes(exponent) ? [...found, exponent] : found
}

function saysItsWords(text: string, { tones, unknown, steps, status }: Translation): void {
  for (const version of Object.values(tones)) {
    expect(version.words.map((word) => word.text).join(' ')).toBe(version.text)
    expect(slips(text, JSON.stringify(version))).toEqual([])
  }
  expect(slips(text, JSON.stringify(steps))).toEqual([])
  for (const word of unknown) expect(text.slice(word.start, word.end)).toBe(word.text)
  if (status === 'complete')
    expect([unknown, Object.values(tones).filter(({ text: said }) => said.includes('〔'))]).toEqual([[], []])
}

function answers(arbitrary: fc.Arbitrary<string>, numRuns: number): void {
  const cut = arbitrary.map((text) => text.slice(0, LONGEST_TEXT))
  fc.assert(
    fc.property(cut, (text) => saysItsWords(text, translate(text))),
    { numRuns },
  )
}

test(
  'sentences made of the words of the lexicon are answered',
  () => answers(paragraph, repetitions(120, 6_000)),
  PATIENCE_MS,
)

test(
  'numbers, dates and prices in any shape are answered',
  () =>
    answers(
      fc.oneof(
        figure,
        numberWords,
        fc.tuple(who, verb, fc.oneof(figure, numberWords), wordOf('nouns')).map((parts) => parts.join(' ')),
      ),
      repetitions(300, 20_000),
    ),
  PATIENCE_MS,
)

test(
  'words, marks, scripts, emoji, addresses and code in any order are answered',
  () => answers(spaced(20), repetitions(120, 6_000)),
  PATIENCE_MS,
)

test(
  'texts up to the longest that may be sent are answered',
  () => answers(spaced(900), repetitions(2, 60)),
  PATIENCE_MS,
)

/** Ways to say a number in Korean, some with a shape of their own before counters. */
function numeralsOf(value: number): string[] {
  const native = value >= 1 && value <= 99 ? [nativeModifier(value), nativeNumeral(value)] : []
  const special = { 1: ['하루', '일주일'], 2: ['이틀'] }[value] ?? []
  return [String(value), sinoNumeral(value), ...native, ...special]
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES = ['trillion', 'billion', 'million', 'thousand'] as const

/** A number below a thousand in English; `and` before its tens where the writer says it. */
function belowThousand(value: number, and: string): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  const small =
    rest < 20
      ? (ONES[rest] ?? '')
      : [TENS[Math.floor(rest / 10)], rest % 10 ? ONES[rest % 10] : ''].filter(Boolean).join('-')
  if (hundreds === 0) return small
  return `${ONES[hundreds]} hundred${rest > 0 ? `${and} ${small}` : ''}`
}

function inWords(value: number, and: string): string {
  if (value === 0) return 'zero'
  const groups = SCALES.map((scale, index) => ({ scale, group: Math.floor(value / 1_000 ** (4 - index)) % 1_000 }))
  const large = groups
    .filter(({ group }) => group > 0)
    .map(({ scale, group }) => `${belowThousand(group, and)} ${scale}`)
  const last = value % 1_000
  return [...large, ...(last > 0 ? [belowThousand(last, and)] : [])].join(' ')
}

const amount = fc.oneof(
  fc.integer({ min: 0, max: 130 }),
  fc.integer({ min: 0, max: 12_000 }),
  fc.integer({ min: 0, max: 999_999_999_999_999 }),
)

const NUMBERED: readonly ((numeral: string) => string)[] = [
  (numeral) => numeral,
  (numeral) => `I have ${numeral} apples.`,
  (numeral) => `The answer is ${numeral}.`,
  (numeral) => `I need ${numeral} dollars.`,
  (numeral) => `It costs ${numeral} won.`,
  (numeral) => `${numeral} people came.`,
  (numeral) => `She waited for ${numeral} hours.`,
]

test.each([
  ['in digits', (value: number) => String(value)],
  ['in digits with commas', (value: number) => value.toLocaleString('en-US')],
  ['in words', (value: number) => inWords(value, '')],
  ['in words with and', (value: number) => inWords(value, ' and')],
])(
  'a number %s is the same number in Korean, wherever the answer is complete',
  (_, written) => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...NUMBERED), (value, said) => {
        const text = said(written(value))
        const { status, tones } = translate(text)
        if (status === 'partial') return
        for (const { text: korean } of Object.values(tones)) {
          const plain = korean.replace(/(?<=\d),(?=\d)/g, '')
          expect(
            numeralsOf(value).filter((numeral) => plain.includes(numeral)),
            `${text}: ${korean}`,
          ).not.toEqual([])
        }
      }),
      { numRuns: repetitions(60, 4_000) },
    )
  },
  PATIENCE_MS,
)

test.each([
  ['$3.50', '3.50'],
  ['$1,000,000.25', '1000000.25'],
  ['0.0000001%', '0.0000001'],
  ['99.99999999999999999999%', '99.99999999999999999999'],
  ['€12', '12'],
  ['£7.99', '7.99'],
])('the digits of %s stay as they are', (price, digitsIn) => {
  const { status, tones } = translate(`It is ${price}.`)
  expect(status).toBe('complete')
  expect(tones.polite.text).toContain(digitsIn)
})

test.each([
  'one hundred and '.repeat(8),
  'one hundred and '.repeat(3),
  'one thousand thousand',
  'twenty-eleven',
  'twenty-zero',
  'nine hundred hundred',
  'two million billion',
  '999999999999999999999999 won',
  '12345678901234567890 apples',
])('what is no numeral is not read as one: “%s”', (text) => {
  const { status, tones } = translate(text)
  expect(status).toBe('partial')
  expect(slips(text, tones.polite.text)).toEqual([])
})

test.each([
  ['two hundred and five', '이백오'],
  ['two thousand and five', '이천오'],
  ['fifteen hundred', '천오백'],
  ['1.5 million', '백오십만'],
  ['three hundred and five thousand and twelve', '삼십만 오천십이'],
  ['5 trillion', '오조'],
])('%s is %s', (english, korean) => {
  expect(translate(english)).toMatchObject({ status: 'complete', tones: { polite: { text: korean } } })
})

test.each([
  ['May 5th, 2023', '2023년 5월 5일'],
  ['the 21st of June', '6월 21일'],
  ['2023-05-12', '2023년 5월 12일'],
  ['0:30', '오전 열두 시 반'],
  ['I was born in 1200.', '1200년에 태어났어요.'],
  ['I read the 3rd book.', '세 번째 책을 읽었어요.'],
  ['I have 1.5 apples.', '사과가 1.5개 있어요.'],
])('the time or amount “%s” is “%s”', (english, korean) => {
  expect(translate(english)).toMatchObject({ status: 'complete', tones: { polite: { text: korean } } })
})

test.each([
  ['My number is 010-1234-5678.', 'figure', '010-1234-5678', '제 번호는 010-1234-5678이에요.'],
  ['I like 김치.', 'korean', '김치', '저는 김치를 좋아해요.'],
  ['I met Zorblax yesterday.', 'name', 'Zorblax', '어제 〔Zorblax〕를 만났어요.'],
  ['I like blorf.', 'word', 'blorf', '저는 〔blorf〕를 좋아해요.'],
  ['I like tom@example.com.', 'code', 'tom@example.com', '저는 tom@example.com을 좋아해요.'],
  ['I like こんにちは.', 'script', 'こんにちは', '저는 〔こんにちは〕를 좋아해요.'],
])('“%s” names what is unknown a %s', (english, kind, text, korean) => {
  const { status, unknown, tones } = translate(english)
  expect({ status, unknown: unknown.map((each) => ({ kind: each.kind, text: each.text })) }).toEqual({
    status: 'partial',
    unknown: [{ kind, text }],
  })
  expect(tones.polite.text).toBe(korean)
})

test.each([
  ['I love you 🙂', '사랑해요 🙂'],
  ['🙂', '🙂'],
  ['Thank you! 👍🏽 See you tomorrow.', '감사해요! 👍🏽 내일 봐요.'],
  ['Hello :)', '안녕하세요 :)'],
])('an emoji stays what it is and leaves nothing unknown: “%s”', (english, korean) => {
  expect(translate(english)).toMatchObject({ status: 'complete', unknown: [], tones: { polite: { text: korean } } })
})

test.each([
  'I love you.',
  'I love you so much.',
  'I’ll always love you.',
  'I miss you, honey.',
  'I can’t live without you.',
  'I hate you.',
  'Are you mad at me?',
  'I am in love with you.',
  'I want you to help me, Mom.',
])('nobody is a customer in “%s”', (english) => {
  const { status, tones, steps } = translate(english)
  expect(status).toBe('complete')
  expect(tones.business.text).not.toContain('고객')
  expect(JSON.stringify(steps.business)).not.toMatch(/고객|customer/)
})

test('whom one calls by a pet name or as family is said first, without 씨', () => {
  expect(translate('I love you, honey.').tones.polite.text).toBe('자기야, 사랑해요.')
  expect(translate('Good night, Mom.').tones.casual.text).toMatch(/^엄마, /)
})
