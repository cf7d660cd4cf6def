import { describe, expect, test } from 'vitest'
import { DAY_MS, type EpochMs, MINUTE_MS } from '#kit/time.ts'
import type { Skill } from '#rating/skill.ts'
import { type Candidate, type DoneToday, DUE_A_DAY, NEW_A_DAY, sessionOrder } from '#review/session.ts'

const NOON: EpochMs = Date.UTC(2026, 10, 20, 12)
const NOTHING: DoneToday = { begun: 0, repeated: 0, cards: [] }

function card(id: string, more: Partial<Candidate> = {}): Candidate {
  const state = more.state ?? 'review'
  const reviewedAt = state === 'new' ? null : NOON - 10 * DAY_MS
  return { id, family: id, skill: 'vocab', state, dueAt: NOON, stability: 10, reviewedAt, ...more }
}

const cards = (count: number, more: Partial<Candidate>, prefix = 'c') =>
  Array.from({ length: count }, (_, index) => card(`${prefix}${index}`, more))
const ids = (list: readonly Candidate[]) => list.map(({ id }) => id)

describe('what is asked', () => {
  test('everything that is due on this UTC day, and nothing of tomorrow', () => {
    const tonight = card('tonight', { dueAt: NOON + 11 * 60 * MINUTE_MS })
    const tomorrow = card('tomorrow', { dueAt: NOON + 12 * 60 * MINUTE_MS })
    expect(ids(sessionOrder([tonight, tomorrow], NOTHING, NOON))).toEqual(['tonight'])
  })

  test('at most sixty cards a day are repeated, and ten begun', () => {
    const all = [...cards(100, {}), ...cards(30, { state: 'new' }, 'n')]
    const asked = sessionOrder(all, NOTHING, NOON)
    expect(asked.filter(({ state }) => state === 'new')).toHaveLength(NEW_A_DAY)
    expect(asked).toHaveLength(NEW_A_DAY + DUE_A_DAY)
    const later = sessionOrder(all, { ...NOTHING, begun: 8, repeated: 59 }, NOON)
    expect(later.filter(({ state }) => state === 'new')).toHaveLength(2)
    expect(later).toHaveLength(3)
    expect(sessionOrder(all, { ...NOTHING, begun: 20, repeated: 70 }, NOON)).toEqual([])
  })

  test('of two forms of one word, one a day', () => {
    const all = [card('먹어요', { family: '먹다' }), card('먹었어요', { family: '먹다' }), card('빵')]
    expect(ids(sessionOrder(all, NOTHING, NOON))).toEqual(['먹어요', '빵'])
    const done = { ...NOTHING, repeated: 1, cards: [{ id: '먹어요', family: '먹다' }] }
    expect(ids(sessionOrder(all.slice(1), done, NOON))).toEqual(['빵'])
  })

  test('a card that comes back within minutes is asked when it is due, and earlier only if nothing else is left', () => {
    const soon = card('soon', { state: 'learning', dueAt: NOON + 10 * MINUTE_MS })
    const now = card('now', { state: 'relearning', dueAt: NOON - MINUTE_MS })
    const much = card('much', { state: 'learning', dueAt: NOON + 30 * MINUTE_MS })
    expect(ids(sessionOrder([soon, now, card('due')], NOTHING, NOON))).toEqual(['now', 'due'])
    expect(ids(sessionOrder([much, soon], NOTHING, NOON))).toEqual(['soon'])
    expect(ids(sessionOrder([much], NOTHING, NOON))).toEqual([])
  })

  test('the daily caps do not hold back what comes back within minutes', () => {
    const now = card('now', { state: 'relearning' })
    expect(ids(sessionOrder([now], { begun: 99, repeated: 99, cards: [now] }, NOON))).toEqual(['now'])
  })
})

describe('the order', () => {
  test('lets the skills take turns', () => {
    const skill = (name: Skill) => cards(3, { skill: name }, name)
    const asked = sessionOrder([...skill('vocab'), ...skill('grammar'), ...skill('listening')], NOTHING, NOON)
    const turns = [0, 3, 6].map((from) => new Set(asked.slice(from, from + 3).map((each) => each.skill)).size)
    expect(turns).toEqual([3, 3, 3])
  })

  test('spreads the new cards among the others', () => {
    const asked = sessionOrder([...cards(9, {}), ...cards(3, { state: 'new' }, 'n')], NOTHING, NOON)
    const places = asked.flatMap(({ state }, index) => (state === 'new' ? [index] : []))
    expect(places).toHaveLength(3)
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(Math.max(...places)).toBeLessThan(asked.length - 1)
  })

  test('new cards come in the order in which they were added', () => {
    expect(ids(sessionOrder(cards(12, { state: 'new' }), NOTHING, NOON))).toEqual(ids(cards(NEW_A_DAY, {})))
  })
})

describe('a backlog of more than two days', () => {
  const late = { dueAt: NOON - 3 * DAY_MS }

  test('begins with what is most likely forgotten, and begins nothing new', () => {
    const all = [
      card('safe', { stability: 100 }),
      card('endangered', { ...late, stability: 2, skill: 'grammar' }),
      card('middle', { stability: 20 }),
      card('fresh', { state: 'new' }),
    ]
    expect(ids(sessionOrder(all, NOTHING, NOON))).toEqual(['endangered', 'middle', 'safe'])
  })

  test('leaves the safest cards for tomorrow', () => {
    const all = [...cards(DUE_A_DAY, { ...late, stability: 2 }), card('safe', { stability: 300 })]
    expect(ids(sessionOrder(all, NOTHING, NOON))).not.toContain('safe')
  })
})
