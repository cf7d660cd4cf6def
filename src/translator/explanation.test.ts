import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { translate } from '#tests/support/translator/builtIn.ts'
import { RULE_TEXTS } from '#translator/explanation/rule.ts'
import { SUFFIX_COMBINATIONS } from '#translator/explanation/suffixCombination.ts'
import { explanationText, MAIN_STEPS } from '#translator/explanation.ts'
import { type ExplanationStep, TONES, type Tone } from '#translator/translation.ts'

/** A sentence, a tone, and the expected explanation: rules with some of their words. */
type Told = readonly [english: string, tone: Tone, told: Readonly<Record<string, string>>]

const GOLD: readonly Told[] = [
  ['I drink coffee every morning.', 'polite', { 'ending/polite': '마셔요 ends in -아/어요', 'pronoun/humble': '나' }],
  ['I drink coffee every morning.', 'formal', { 'ending/formal': '-ㅂ/습니다' }],
  ['I drink coffee every morning.', 'casual', { 'ending/casual': '해체' }],
  [
    'Could you send me the file by tomorrow?',
    'polite',
    { 'form/request': '“would you”', 'request/give-me': '“me”', 'particle/role': '까지 on 내일 does the work of “by”' },
  ],
  ['Could you send me the file by tomorrow?', 'casual', { 'form/please': '보내 줄래' }],
  ['Please call me tomorrow.', 'business', { 'form/business-request': '전화해 주시기 바랍니다' }],
  ['Please give me some water.', 'business', { 'form/business-command': '주시기 바랍니다', 'some/dropped': 'some' }],
  ['Please give me some water.', 'casual', { 'form/casual-command': '줘' }],
  [
    'If it rains, I will stay at home.',
    'polite',
    { 'form/-(으)면': '“if, when”: 오면', 'form/-(으)ㄹ 거다': '머무를' },
  ],
  [
    'I want to learn Korean.',
    'polite',
    { 'form/-고 싶다': '“want to”: 배우고 싶어요', 'subject/dropped-I': 'leaves out' },
  ],
  ['He wants to buy a new car.', 'polite', { 'form/-고 싶어 하다': 'somebody else wants it', 'pronoun/third': '그' }],
  [
    'I was tired, so I went home.',
    'polite',
    { 'form/-아서': '피곤해서', 'form/-았-': '갔어요', 'subject/shared': 'once' },
  ],
  ['Are you tired?', 'polite', { 'honorific/you': '-(으)시-', 'you/dropped': '당신', 'form/question': 'voice' }],
  ['Are you tired?', 'formal', { 'form/formal-question': '-ㅂ/습니까' }],
  ['Are you tired?', 'casual', { 'you/dropped-casual': '너' }],
  ['I told you guys.', 'casual', { 'you/several': '너희' }],
  ['All of you are late.', 'polite', { 'you/several': '여러분' }],
  ['You must not smoke here.', 'casual', { 'you/casual': '너', 'form/-(으)면 안 되다': '“must not”' }],
  ['I want you to help me.', 'polite', { 'form/wish': '도와주셨으면 좋겠어요' }],
  ['My grandmother is sleeping.', 'casual', { 'honorific/word': '주무시다', 'owner/shared': '“our”' }],
  ["I'll help you.", 'business', { 'humble/word': '도와드리다', 'form/-겠-': '도와드리겠습니다' }],
  ['He said he was busy.', 'polite', { 'form/-다고': '바쁘다고', 'quotation/tense': 'keeps the tense' }],
  ['May I come in?', 'polite', { 'form/permission': '들어가도 돼요', 'going/own': '가다' }],
  ["I've lived here for five years.", 'polite', { lasting: '-고 있다', counter: '5년' }],
  ['The window is broken.', 'polite', { 'state/past': '깨지다' }],
  ['I met my friend at the cafe.', 'polite', { 'particle/place-action': '카페에서' }],
  [
    'There is a cat under the table.',
    'polite',
    { 'place/word': '탁자 아래', existence: '있다', 'article/dropped': 'a' },
  ],
  ["I don't have money.", 'polite', { 'existence/have': '이/가', 'auxiliary/do': 'do' }],
  ["You don't have to wait.", 'polite', { 'form/need-not': '기다리지 않으셔도 돼요' }],
  ['Thank you.', 'business', { phrase: '감사드립니다' }],
  ['I went to the bank.', 'polite', { sense: '둑 (of a river)' }],
]

test.for(GOLD)('“%s”, %s, is explained', ([english, tone, told]) => {
  const { steps, status } = translate(english)
  expect(status).toBe('complete')
  for (const [rule, words] of Object.entries(told)) {
    expect(steps[tone].find((step) => step.rule === rule)?.text, rule).toContain(words)
  }
})

/** Sentences for the rules that the list above does not cover. */
const MORE = [
  'I saw a wombat.',
  'I met Zorblax yesterday.',
  'I like 김치.',
  'こんにちは',
  'My address is tom@example.com.',
  'My number is 010-1234-5678.',
  'Ask @ the desk.',
  'Tom, come here.',
  "I read Tom's book.",
  'He is not a doctor.',
  "I don't know what to say.",
  'Nobody knows the answer.',
  'He must be tired.',
  'She likes him.',
  'Can we sit outside?',
  "I'm too tired to walk.",
  'Please remember to lock the door.',
  'The woman who lives next door is a doctor.',
  'My brother is taller than me.',
  "It's half past three.",
  'My birthday is May 5th.',
  'I gave my teacher a present.',
  'Dad is cooking.',
  'My mother is a teacher.',
  'I lost my wallet yesterday.',
  'There are many books in my room.',
  'This is my book.',
  'Is this your car?',
  'I have a lot of books.',
  "I can't find my keys.",
  'Would you like to dance?',
  'Shall I open the window?',
  "Let's go to the movie theater.",
  "Let's not talk about it.",
  'I was going to call you.',
  'You should have told me.',
  "I shouldn't have bought that car.",
  'Excuse me, where is the bathroom?',
]

test('every rule of the explanation occurs in the explanation of some sentence', () => {
  const sentences = [...GOLD.map(([english]) => english), ...MORE]
  const told = new Set(
    sentences.flatMap((english) => Object.values(translate(english).steps).flat()).map(({ rule }) => rule),
  )
  expect([...Object.keys(RULE_TEXTS), ...Object.keys(SUFFIX_COMBINATIONS)].filter((rule) => !told.has(rule))).toEqual(
    [],
  )
})

test('no explanation has a gap where a word should be, and none says the same twice', () => {
  for (const english of [...GOLD.map(([sentence]) => sentence), ...MORE]) {
    const { steps } = translate(english)
    for (const tone of TONES) {
      const texts = steps[tone].map(({ text }) => text)
      expect(new Set(texts).size, english).toBe(texts.length)
      for (const text of texts) expect(text, english).not.toMatch(/\{\d\}|“”| {2}|undefined|[.:] \.$/)
    }
  }
})

const GOLD_SENTENCES = readFileSync(new URL('../../content/lexicon/sentences.gold.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t')[0] ?? '')
  .filter((english) => english !== '')

/** Rules about single words: the same sentence about another Korean word is not a repetition. */
const TOLD_OF_EACH_WORD = /^(?:phrase|sense|particle\/role|(?:honorific|humble|business)\/word)$/

function lessonsIn({ rule, text }: ExplanationStep): string[] {
  if (TOLD_OF_EACH_WORD.test(rule)) return [text]
  return text.split(/(?<=\.) /).map((sentence) => sentence.replace(/[가-힣ㄱ-ㅎ()/-]+(?: [가-힣ㄱ-ㅎ()/-]+)*/g, '…'))
}

test('no explanation of several sentences teaches the same thing twice', () => {
  const sentence = fc.constantFrom(...GOLD_SENTENCES)
  fc.assert(
    fc.property(fc.tuple(sentence, sentence), (pair) => {
      for (const steps of Object.values(translate(pair.join(' ')).steps)) {
        const lessons = steps.flatMap(lessonsIn)
        expect(
          lessons.filter((lesson, at) => lessons.indexOf(lesson) !== at),
          pair.join(' '),
        ).toEqual([])
      }
    }),
    { numRuns: 300 },
  )
})

test('the common lesson of “have” and “there is” is taught once', () => {
  const rules = translate('I have a dog. There is a cat.').steps.polite.map(({ rule }) => rule)
  expect(rules.filter((rule) => rule.startsWith('existence'))).toEqual(['existence/have'])
})

test('unknown words share one step', () => {
  const { steps } = translate('The quokka saw a wombat.')
  const unknown = steps.polite.filter(({ rule }) => rule === 'unknown')
  expect(unknown.map(({ text }) => text)).toEqual(['Not in the dictionary yet, so left in English: wombat, quokka.'])
})

test('the ending of the sentence comes first, then its special features, then particles and articles', () => {
  const rules = translate('If it rains, I will stay at home.').steps.polite.map(({ rule }) => rule)
  expect(rules.slice(0, 3)).toEqual(['ending/polite', 'form/-(으)면', 'form/-(으)ㄹ 거다'])
  const last = translate('I met my friend at the cafe.').steps.polite.at(-1)
  expect(last?.rule).toBe('article/dropped')
})

test('a suffix that a command leaves out is not explained: 늦지 마세요 has no past', () => {
  const rules = translate("Don't be late.").steps.polite.map(({ rule }) => rule)
  expect(rules).not.toContain('state/past')
  expect(rules).toContain('form/-지 말다')
})

test('the explanation stored in the history contains only the main steps', () => {
  const { steps } = translate('If it rains, I will stay at home.')
  expect(steps.polite.length).toBeGreaterThan(MAIN_STEPS)
  const prose = explanationText(steps.polite)
  expect(prose).toContain(steps.polite[MAIN_STEPS - 1]?.text)
  expect(prose).not.toContain(steps.polite[MAIN_STEPS]?.text)
})

test('no word is explained as said rather than itself: mom is 엄마 among friends, too', () => {
  const { steps } = translate('My mom is kind.')
  expect(steps.casual.map(({ rule }) => rule)).not.toContain('friends/word')
})
