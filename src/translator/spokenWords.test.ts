import { expect, test } from 'vitest'
import { marked } from '#korean/boundary.ts'
import { translate } from '#tests/support/translator/builtIn.ts'
import { spokenWords } from '#translator/spokenWords.ts'
import type { Tone } from '#translator/translation.ts'

/** Words said in one breath. */
function breath(...notations: string[]) {
  return spokenWords(
    notations.map((each, index) => ({ ...marked(each), ...(index > 0 ? { joined: true as const } : {}) })),
  )
}

test.each([
  [['할~', '수'], '할 쑤'],
  [['못', '먹어요.'], '몬 머거요.'],
  [['몇', '월에'], '며 둬레'],
  [['할~', '일이'], '할 리리'],
  [['책', '두', '권'], '책 뚜 권'],
  [['옷', '한', '벌'], '오 탄 벌'],
])('%s in one breath is %s', (words, said) => {
  expect(
    breath(...words)
      .map((word) => word.said)
      .join(' '),
  ).toBe(said)
})

test('words that are not said in one breath do not affect each other’s sounds', () => {
  expect(spokenWords([{ text: '책' }, { text: '두' }]).map(({ said }) => said)).toEqual(['책', '두'])
})

test('a sound change is explained at the word that it changes, with its letters and the guide that teaches it', () => {
  const [not, eat] = breath('못', '먹어요')
  expect(not?.sounds).toEqual([
    { rule: 'sound/nasalization', text: 'Nasal: ㅅ before ㅁ is said ㄴ.', guide: '/learn/assimilation' },
  ])
  expect(eat?.sounds).toEqual([
    { rule: 'sound/liaison', text: 'Linking: ㄱ moves over to the next syllable.', guide: '/learn/batchim' },
  ])
})

test.each([
  ['같이', 'Softening: ㅌ before 이 is said ㅊ.'],
  ['좋+고', 'Breathy: ㄱ and ㅎ merge into ㅋ.'],
  ['축하', 'Breathy: ㄱ and ㅎ merge into ㅋ.'],
  ['좋아요', 'Silent ㅎ: ㅎ is not said here.'],
  ['놓는', 'ㅎ before ㄴ is said ㄴ.'],
  ['없+는', 'Nasal: ㅄ before ㄴ is said ㅁ.'],
  ['값도', 'Two finals: of ㅄ only ㅂ is said.'],
  ['신+고', 'Tense: ㄱ after a stem in ㄴ is said ㄲ.'],
  ['학교', 'Tense: ㄱ after ㄱ is said ㄲ.'],
  ['꽃|잎', 'Added ㄴ: an extra ㄴ is said before 잎.'],
  ['설날', 'ㄴ beside ㄹ is said ㄹ.'],
  ['종로', 'Nasal: ㄹ after ㅇ is said ㄴ.'],
  ['희망', 'ㅢ after a consonant is said ㅣ, and ㅕ after ㅈ, ㅉ or ㅊ is said ㅓ.'],
])('the sound note of %s is: %s', (word, note) => {
  expect(breath(word)[0]?.sounds.map(({ text }) => text)).toContain(note)
})

test.for([
  ['I can eat that.', 'polite', '그걸 머글 쑤 이써요.'],
  ['Thank you.', 'formal', '감사함니다.'],
  ['I have a lot of work to do.', 'polite', '할 리리 마나요.'],
  ['He made me cry.', 'formal', '그 사라믄 저를 울렫씀니다.'],
  ['My birthday is May 5th.', 'formal', '제 생이른 오월 오 이림니다.'],
  ['I had to read the book.', 'formal', '채글 일거야 핻씀니다.'],
] as const)('“%s” is heard, %s, as %s', ([english, tone, said]) => {
  expect(translate(english).tones[tone as Tone].pronunciation).toBe(said)
})

test('only a word that sounds different from its spelling has a pronunciation', () => {
  const { words, pronunciation } = translate('I love you.').tones.polite
  expect(words[0]?.pronunciation).toBeUndefined()
  expect(pronunciation).toBeUndefined()
})
