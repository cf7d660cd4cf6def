import { expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { ankiNotes, firstDayOf } from '#review/deck/ankiNote.ts'
import type { DeckCard } from '#review/deck/deckCard.ts'
import { plainKey } from '#review/typedKey.ts'

const CREATED = Date.parse('2026-11-01T15:00:00Z')
const FIRST_DAY = Date.parse('2026-11-01T00:00:00Z')

const card = (changes: Partial<DeckCard> = {}): DeckCard => ({
  ...{ id: 'a', kind: 'word', skill: 'vocab', source: 'hand', createdAt: CREATED, state: 'new', dueAt: CREATED },
  ...{ reviewedAt: null, lapses: 0, suspended: false, answers: 0 },
  content: { type: 'item', korean: '물', english: 'water', key: plainKey('물') },
  ...changes,
})

const question = (changes: object = {}): DeckCard['content'] => ({
  type: 'question',
  question: {
    ...{ id: 'q', type: 'meaning', point: 'words', question: '물?', options: ['water', 'fire', 'air', 'salt'] },
    ...{ correct_answer: 0, explanation: '물 is water.', reasons: ['', '', '', ''], ...changes },
  },
})

const [note] = ankiNotes([card()], FIRST_DAY)

test('a new card is new in Anki, in the order of the deck', () => {
  expect(note?.card).toEqual({ type: 0, queue: 0, due: 1, ivl: 0, reps: 0, lapses: 0 })
  expect(ankiNotes([card(), card()], FIRST_DAY)[1]?.card.due).toBe(2)
})

test('a card that comes back after days keeps its day, its interval and its lapses', () => {
  const reviewedAt = CREATED + 4 * DAY_MS
  const known = card({ state: 'review', reviewedAt, dueAt: reviewedAt + 9 * DAY_MS, answers: 5, lapses: 1 })
  expect(ankiNotes([known], FIRST_DAY)[0]?.card).toEqual({ type: 2, queue: 2, due: 13, ivl: 9, reps: 5, lapses: 1 })
  expect(ankiNotes([{ ...known, suspended: true }], FIRST_DAY)[0]?.card.queue).toBe(-1)
})

test('a card that was only begun begins anew', () => {
  expect(ankiNotes([card({ state: 'learning', reviewedAt: CREATED, answers: 1 })], FIRST_DAY)[0]?.card).toMatchObject({
    type: 0,
    reps: 0,
  })
})

test('a word is typed, and a question is shown with its options', () => {
  expect([note?.model, note?.fields]).toEqual(['typed', ['water', '물', '']])
  const [asked] = ankiNotes([card({ content: question() })], FIRST_DAY)
  expect(asked?.model).toBe('shown')
  expect(asked?.fields).toEqual(['물?<br><br>A water<br>B fire<br>C air<br>D salt', 'water', '물 is water.'])
})

test('a text is no HTML and no template of Anki', () => {
  const content = question({ question: '<b>&{{Answer}}' })
  expect(ankiNotes([card({ content })], FIRST_DAY)[0]?.fields[0]).toMatch(/^&lt;b&gt;&amp;\{&#123;Answer\}\}<br>/)
})

test('Anki sorts by the text without its HTML', () => {
  const content = question({ question: 'a < b & {{c}}' })
  expect(ankiNotes([card({ content })], FIRST_DAY)[0]?.plainPrompt).toBe('a < b & {{c}}A waterB fireC airD salt')
})

test('a listening question is left out', () => {
  expect(ankiNotes([card({ content: question({ audio: '물' }) }), card()], FIRST_DAY)).toHaveLength(1)
})

test('the days are counted from the midnight before the oldest card', () => {
  expect(firstDayOf([card(), card({ createdAt: CREATED + DAY_MS })], CREATED + 9 * DAY_MS)).toBe(FIRST_DAY)
  expect(firstDayOf([], CREATED)).toBe(FIRST_DAY)
})
