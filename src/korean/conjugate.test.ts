import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { admits, conjugate } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { contractedCopula, copula, nounVerb, type PartOfSpeech, type Predicate, predicate } from '#korean/predicate.ts'
import { isSuffix } from '#korean/suffix.ts'
import { VERB_CLASSES, type VerbClass } from '#korean/verbClass.ts'
import { goldenRows } from '#tests/support/korean/goldenRows.ts'

const COLUMNS = ['lemma', 'pos', 'class', 'head', 'suffixes', 'form'] as const
const GOLDEN = goldenRows(readFileSync('content/korean/conjugations.tsv', 'utf8'), COLUMNS)

const POS: readonly string[] = ['verb', 'adjective', 'copula', 'existential'] satisfies PartOfSpeech[]
const isPos = (pos: string): pos is PartOfSpeech => POS.includes(pos)
const isClass = (name: string): name is VerbClass => VERB_CLASSES.some((known) => known === name)

function goldPredicate(row: Record<(typeof COLUMNS)[number], string>): Predicate {
  if (!isPos(row.pos) || !isClass(row.class)) throw new Error(`Bad row: ${JSON.stringify(row)}`)
  return { lemma: row.lemma, pos: row.pos, class: row.class, ...(row.head === '' ? {} : { head: row.head }) }
}

test.each(GOLDEN)('$lemma with $suffixes is $form', (row) => {
  const suffixes = row.suffixes.split(' + ')
  if (!suffixes.every(isSuffix)) throw new Error(`Unknown suffix: ${row.suffixes}`)
  expect(conjugate(goldPredicate(row), suffixes).text).toBe(row.form)
})

test('the golden table holds every verb class', () => {
  expect(new Set(GOLDEN.map((row) => row.class))).toEqual(new Set(VERB_CLASSES))
})

const give = predicate('주다', 'verb', 'regular')
const pieces = (verb: Predicate, suffixes: Suffix[]) =>
  conjugate(verb, suffixes).morphemes.map(({ text, id, word }) => `${word} ${text} ${id}`)

test('주시겠어요 has the parts 주, 시, 겠 and 어요', () => {
  expect(pieces(give, ['-시-', '-겠-', '-아요'])).toEqual(['0 주 stem', '0 시 -시-', '0 겠 -겠-', '0 어요 -아요'])
})

test('세요 is one piece, as learners see it', () => {
  expect(pieces(give, ['-시-', '-아요'])).toEqual(['0 주 stem', '0 세요 -(으)세요'])
})

test('an auxiliary that is written apart names the word of each of its pieces', () => {
  expect(pieces(predicate('먹다', 'verb', 'regular'), ['-(으)ㄹ 수 있다', '-아요'])).toEqual([
    '0 먹 stem',
    '0 을 -(으)ㄹ 수 있다',
    '1 수 -(으)ㄹ 수 있다',
    '2 있 -(으)ㄹ 수 있다',
    '2 어요 -아요',
  ])
})

test('the copula inside an auxiliary is a separate piece: 갈 거예요 is 가, ㄹ, 거, 이, 에요', () => {
  expect(pieces(predicate('가다', 'verb', 'regular'), ['-(으)ㄹ 거다', '-아요'])).toEqual([
    '0 가 stem',
    '0 ㄹ -(으)ㄹ 거다',
    '1 거 -(으)ㄹ 거다',
    '1 이 copula',
    '1 에요 -아요',
  ])
})

test('irregular stems are cited by their dictionary stem', () => {
  expect(pieces(predicate('돕다', 'verb', 'ㅂ-와'), ['-았-', '-아요'])).toEqual([
    '0 돕 stem',
    '0 았 -았-',
    '0 어요 -아요',
  ])
})

test('a noun with 예요 has three pieces: the noun, the copula and 에요', () => {
  expect(pieces(copula('친구'), ['-아요'])).toEqual(['0 친구 noun', '0 이 copula', '0 에요 -아요'])
})

test('안 splits 공부하다 but stands before 좋아하다', () => {
  expect(conjugate(nounVerb('공부'), ['안', '-아요']).text).toBe('공부 안 해요')
  expect(conjugate(predicate('좋아하다', 'verb', '하다', '하다'), ['안', '-아요']).text).toBe('안 좋아해요')
  expect(conjugate(predicate('마음에 들다', 'verb', 'ㄹ', '들다'), ['안', '-아요']).text).toBe('마음에 안 들어요')
  expect(pieces(nounVerb('공부'), ['못', '-았-', '-아'])).toEqual([
    '0 공부 stem',
    '1 못 못',
    '2 하 stem',
    '2 였 -았-',
    '2 어 -아',
  ])
})

test('adjectives take no command, proposal, promise or 못', () => {
  const pretty = predicate('예쁘다', 'adjective', '으')
  const chains: Suffix[][] = [
    ['-(으)세요'],
    ['-(으)십시오'],
    ['-자'],
    ['-(으)ㄹ게요'],
    ['못', '-아요'],
    ['-고 있다', '-아요'],
  ]
  expect(chains.filter((chain) => admits(pretty, chain))).toEqual([])
})

test('있다 (stay) has a command, but 없다 (be absent) and 재미있다 (be amusing) have none', () => {
  expect(admits(predicate('있다', 'existential', '있다'), ['-(으)세요'])).toBe(true)
  expect(admits(predicate('없다', 'existential', '없다'), ['-(으)세요'])).toBe(false)
  expect(admits(predicate('재미있다', 'adjective', '있다', '있다'), ['-자'])).toBe(false)
})

test('the prefinal endings stand in the order 시, 았, 겠, each once', () => {
  expect(admits(give, ['-았-', '-시-', '-아요'])).toBe(false)
  expect(admits(give, ['-시-', '-시-', '-아요'])).toBe(false)
  expect(admits(give, ['-시-', '-았-', '-겠-', '-아요'])).toBe(true)
})

test('a chain without an ending and a chain that continues after its ending are not forms', () => {
  expect(admits(give, ['-았-'])).toBe(false)
  expect(admits(give, ['-아요', '-았-'])).toBe(false)
  expect(() => conjugate(give, [])).toThrow('No such form')
})

test('-아서 and -(으)려고 never follow the past', () => {
  expect(admits(give, ['-았-', '-아서'])).toBe(false)
  expect(admits(give, ['-았-', '-(으)려고'])).toBe(false)
})

test('speakers do not honor themselves: -시- never stands before -(으)ㄹ게요 or the plain -자', () => {
  expect(admits(give, ['-시-', '-(으)ㄹ게요'])).toBe(false)
  expect(admits(give, ['-시-', '-자'])).toBe(false)
})

test('때 and 까요 can follow 았 but not 겠', () => {
  expect(admits(give, ['-겠-', '-(으)ㄹ 때'])).toBe(false)
  expect(admits(give, ['-겠-', '-(으)ㄹ까요'])).toBe(false)
  expect(conjugate(give, ['-았-', '-(으)ㄹ 때']).text).toBe('줬을 때')
})

test('말다 forbids, so it has no statement', () => {
  expect(admits(give, ['-지 말다', '-습니다'])).toBe(false)
  expect(conjugate(give, ['-지 말다', '-아']).text).toBe('주지 마')
})

test('the spoken copula is written into 거 and 뭐', () => {
  expect(conjugate(contractedCopula('뭐'), ['-습니까']).text).toBe('뭡니까')
  expect(conjugate(copula('뭐'), ['-습니까']).text).toBe('뭐입니까')
})
