import { expect, test } from 'vitest'
import { itemDraft } from '#review/itemDraft.ts'
import { NEW_A_DAY } from '#review/session.ts'
import { comingCards, readWordGroups } from '#review/wordSet.ts'

const set = Array.from({ length: 30 }, (_, index) =>
  itemDraft(
    { korean: `단어${index}`, english: `word ${index}`, kind: 'word', source: 'word-set', sourceId: 'essential-600' },
    undefined,
  ),
)
const keys = (inDeck: number, waiting: number) =>
  comingCards(set, new Set(set.slice(0, inDeck).map(({ key }) => key)), waiting).map(({ key }) => key)

test('a line is a group with its title and its words', () => {
  expect(readWordGroups('Food: 밥; 국\nTo go: 가다; 안녕히 가세요\n')).toEqual([
    { title: 'Food', keys: ['밥', '국'] },
    { title: 'To go', keys: ['가다', '안녕히 가세요'] },
  ])
})

test('a set that is begun brings the new cards of one day, in its order', () => {
  expect(keys(0, 0)).toEqual(set.slice(0, NEW_A_DAY).map(({ key }) => key))
})

test('while a day’s new cards are waiting, no more words come', () => {
  expect(keys(10, NEW_A_DAY)).toEqual([])
  expect(keys(10, NEW_A_DAY + 5)).toEqual([])
})

test('words fill up what other new cards leave of a day', () => {
  expect(keys(10, NEW_A_DAY - 2)).toEqual(set.slice(10, 12).map(({ key }) => key))
})

test('words that the learner has already are passed over, and a finished set brings none', () => {
  expect(keys(25, 0)).toEqual(set.slice(25).map(({ key }) => key))
  expect(keys(30, 0)).toEqual([])
})
