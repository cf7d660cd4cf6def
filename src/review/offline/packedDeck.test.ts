import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#kit/time.ts'
import { newestEntry, packedAnswer, packedSession, packedTask } from '#review/offline/packedDeck.ts'
import type { PackedCard, ReviewPack } from '#review/offline/reviewPack.ts'
import type { DeviceAction } from '#review/reviewContract.ts'
import { plainKey } from '#review/typedKey.ts'

const NOW = Date.parse('2027-01-01T12:00:00Z')

function packed(korean: string, english: string): PackedCard {
  return {
    card: {
      ...{ id: korean, kind: 'word', skill: 'vocab', family: korean, source: 'lesson', sourceId: null },
      ...{ content: { type: 'item', korean, english, key: { ...plainKey(korean), lemma: korean } } },
      ...{ state: 'new', createdAt: NOW - DAY_MS, lapses: 0 },
    },
    entries: [],
    words: { lookalikes: [], predicate: null },
    clips: { [korean]: `/audio/${korean}` },
  }
}

const TEACHER = packed('선생님', 'teacher')
const STUDENT = packed('학생', 'student')

function packOf(cards: PackedCard[], more: Partial<ReviewPack> = {}): ReviewPack {
  return { taken_at: NOW, cards, fits: [], answered: [], deck: cards.length, withheld: 0, ...more }
}

function answered({ card }: PackedCard, answer: string, at: number, more = {}): DeviceAction {
  return {
    ...{ entry_id: `${card.id} ${at}`, card_id: card.id, at, after: null },
    ...{ kind: 'answer', answer, hinted: false, retried: false, ...more },
  }
}

describe('a packed deck without a connection', () => {
  test('shows a new card before it asks it, as the server does', () => {
    const { tasks, ...counts } = packedSession({ pack: packOf([TEACHER, STUDENT]), actions: [] }, NOW)
    expect(tasks[0]).toMatchObject({
      card_id: '선생님',
      hint: 'ㅅ',
      prompt: { english: 'teacher', introduction: { korean: '선생님', audio_url: '/audio/선생님' } },
    })
    expect(counts).toMatchObject({ due: 2, fresh: 2, cards: 2, answered_today: 0 })
  })

  test('brings an answered card back after ten minutes', () => {
    const pack = packOf([TEACHER])
    const actions = [answered(TEACHER, '선생님', NOW)]
    const session = packedSession({ pack, actions }, NOW + MINUTE_MS)
    expect(session).toMatchObject({ answered_today: 1, next_due_at: '2027-01-01T12:10:00.000Z' })
    const again = packedSession(
      { pack, actions: [...actions, answered(TEACHER, '선생님', NOW + 10 * MINUTE_MS)] },
      NOW + 11 * MINUTE_MS,
    )
    expect(again).toMatchObject({ tasks: [], answered_today: 2, next_due_at: '2027-01-03T12:10:00.000Z' })
    expect(packedSession({ pack, actions: [] }, NOW + 2 * DAY_MS).tasks).toHaveLength(1)
  })

  test('says what is off in a near miss, and gives one retry', () => {
    const deck = { pack: packOf([TEACHER]), actions: [answered(TEACHER, '선섕님', NOW)] }
    expect(packedTask(deck, TEACHER, NOW + 1)).toMatchObject({ miss: { mistake: 'letter', syllable: 2 } })
    const id = newestEntry(deck, TEACHER, NOW + 1)
    expect(packedAnswer(deck, TEACHER, id ?? '', NOW + 1)).toMatchObject({ outcome: 'near', result: null })
    const retry = answered(TEACHER, '선생님', NOW + 5, { after: id, retried: true })
    const after = { ...deck, actions: [...deck.actions, retry] }
    expect(packedAnswer(after, TEACHER, retry.entry_id, NOW + 6)).toMatchObject({
      outcome: 'right',
      result: { grade: 2, right: '선생님', audio_url: '/audio/선생님' },
    })
  })

  test('does not take another word for a near miss', () => {
    const deck = { pack: packOf([TEACHER]), actions: [answered(TEACHER, '선생닌', NOW)] }
    const card = { ...TEACHER, words: { lookalikes: ['선생닌'], predicate: null } }
    expect(packedAnswer({ ...deck, pack: packOf([card]) }, card, `선생님 ${NOW}`, NOW)).toMatchObject({
      outcome: 'wrong',
    })
    expect(packedAnswer(deck, TEACHER, `선생님 ${NOW}`, NOW)).toMatchObject({ outcome: 'near' })
  })

  test('takes another form of the right word for a near miss', () => {
    const eats = packed('먹어요', 'eats')
    const card: PackedCard = {
      ...eats,
      card: {
        ...eats.card,
        content: { type: 'item', korean: '먹어요', english: 'eats', key: { ...plainKey('먹어요'), lemma: '먹다' } },
      },
      words: { lookalikes: [], predicate: { lemma: '먹다', pos: 'verb', class: 'regular' } },
    }
    const deck = { pack: packOf([card]), actions: [answered(card, '먹었어요', NOW)] }
    expect(packedAnswer(deck, card, `먹어요 ${NOW}`, NOW)).toMatchObject({ miss: { mistake: 'form', lemma: '먹다' } })
  })

  test('counts what was done before the pack toward the new cards of the day', () => {
    const before = Array.from({ length: 9 }, (_, index) => ({
      id: `x${index}`,
      family: `x${index}`,
      begun: true,
      answers: 1,
    }))
    const pack = packOf([TEACHER, STUDENT], { answered: before })
    expect(packedSession({ pack, actions: [] }, NOW)).toMatchObject({ due: 1, answered_today: 9 })
    expect(packedSession({ pack, actions: [] }, NOW + DAY_MS)).toMatchObject({ due: 2, answered_today: 0 })
  })
})
