import { expect, test } from 'vitest'
import { type Proof, proofFaults } from '#questions/proof.ts'

const listening: Proof = { lemma: '듣다', pos: 'verb', class: 'ㄷ', suffixes: ['-아요'] }
const becoming: Proof = { lemma: '되다', pos: 'verb', class: 'regular', suffixes: ['-아요'] }

test('a key that is the proved form, or ends in it, is confirmed', () => {
  expect(proofFaults({ right: '들어요', wrong: ['듣어요', '들아요'], proof: listening })).toEqual([])
  expect(proofFaults({ right: '자주 들어요.', wrong: ['자주 듣어요.'], proof: listening })).toEqual([])
})

test('a wrong key is found', () => {
  expect(proofFaults({ right: '듣어요', wrong: [], proof: listening })).toEqual([
    'the Korean engine makes 들어요, not 듣어요',
  ])
})

test('돼요 cannot be a wrong option if 되어요 is the key: both are accepted', () => {
  expect(proofFaults({ right: '되어요', wrong: ['돼요', '되요'], proof: becoming })).toEqual([
    'the Korean engine also accepts 돼요',
  ])
})

test.each<[string, string, Proof]>([
  ['을', '를', { noun: '책', particle: '을/를' }],
  ['내가', '나가', { noun: '나', particle: '이/가' }],
  ['세 시', '삼 시', { number: 3, counter: '시' }],
  ['열둘', '십이', { number: 12, system: 'native' }],
  ['[신따]', '[신다]', { said: '신+다' }],
])('%s is confirmed and %s is not', (right, wrong, proof) => {
  expect(proofFaults({ right, wrong: [wrong], proof })).toEqual([])
  expect(proofFaults({ right: wrong, wrong: [], proof })).toHaveLength(1)
})

test('a form that does not exist proves nothing', () => {
  const promise: Proof = { lemma: '예쁘다', pos: 'adjective', class: '으', suffixes: ['-(으)ㄹ게요'] }
  expect(proofFaults({ right: '예쁠게요', wrong: [], proof: promise })[0]).toContain('there is no form')
})
