import fc from 'fast-check'
import { createEmptyCard, type FSRSHistory, fsrs } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from '#kit/time.ts'
import { countedReviews, type Grade, mergedEntries, openNearMiss, type ReviewEntry } from '#review/reviewEntry.ts'
import {
  ASKED_RETENTION,
  DEFAULT_PARAMETERS,
  dueByGrade,
  LAPSES_BEFORE_SUSPENSION,
  scheduleOf,
  scheduler,
} from '#review/schedule.ts'

import { FORGETFUL } from '#tests/support/arena/simulatedReviews.ts'

const START: EpochMs = Date.UTC(2026, 0, 1, 12)

function answer(id: string, at: EpochMs, grade: Grade | null, fit: number | null = null): ReviewEntry {
  const outcome = grade === null ? 'near' : grade === 1 ? 'wrong' : 'right'
  return { id, at, kind: 'answer', given: 'x', outcome, mistake: null, grade, fit }
}

/** The entries of a card that is answered with these grades, each time when it is due. */
function answeredWhenDue(grades: readonly Grade[]): ReviewEntry[] {
  let entries: ReviewEntry[] = []
  for (const [index, grade] of grades.entries()) {
    const { dueAt } = scheduleOf(START, entries)
    entries = [...entries, answer(`${100 + index}`, dueAt, grade)]
  }
  return entries
}

/** The days between each answer and the next date, as FSRS tells them. */
function intervals(grades: readonly Grade[]): number[] {
  const entries = answeredWhenDue(grades)
  return entries.map(({ at }, index) =>
    Math.floor((scheduleOf(START, entries.slice(0, index + 1)).dueAt - at) / DAY_MS),
  )
}

describe('a schedule', () => {
  test('has the intervals that the tests of FSRS 6 name', () => {
    expect(intervals([3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3])).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
  })

  test('is for any history the one that FSRS computes itself', () => {
    const histories = fc.array(
      fc.record({ grade: fc.constantFrom<Grade>(1, 2, 3, 4), pause: fc.integer({ min: 1, max: 60 * 24 * 90 }) }),
      { minLength: 1, maxLength: 20 },
    )
    const own = fsrs({ enable_fuzz: false })
    fc.assert(
      fc.property(histories, (steps) => {
        let at = START
        const entries = steps.map(({ grade, pause }, index) => {
          at += pause * MINUTE_MS
          return answer(String(index).padStart(2, '0'), at, grade)
        })
        const reviews = countedReviews(entries).map(
          ({ grade, at: time }): FSRSHistory => ({ rating: grade, review: new Date(time) }),
        )
        const { collections } = own.reschedule(createEmptyCard(new Date(START)), reviews)
        const card = collections.at(-1)?.card
        expect(scheduleOf(START, entries)).toMatchObject({
          dueAt: card?.due.getTime(),
          stability: card?.stability,
          lapses: card?.lapses,
          reviewedAt: at,
        })
      }),
    )
  })

  test('of a card that was never answered is new and due when it was added', () => {
    expect(scheduleOf(START, [])).toEqual({
      state: 'new',
      dueAt: START,
      stability: 0,
      reviewedAt: null,
      lapses: 0,
      suspended: false,
    })
  })

  test('says beforehand when each grade brings the card back', () => {
    const entries = answeredWhenDue([3, 3])
    const now = START + 4 * DAY_MS
    const promised = dueByGrade(START, entries, { at: now, fit: null })
    for (const grade of [1, 2, 3, 4] as const) {
      expect(scheduleOf(START, [...entries, answer('999', now, grade)]).dueAt).toBe(promised[grade])
    }
    expect(promised[1] - now).toBe(10 * MINUTE_MS)
    expect(promised[1]).toBeLessThan(promised[2])
    expect(promised[2]).toBeLessThan(promised[3])
    expect(promised[3]).toBeLessThan(promised[4])
  })

  test('asks again about when nine of ten are remembered', () => {
    const { dueAt, reviewedAt, stability } = scheduleOf(START, answeredWhenDue([3, 3, 3, 3]))
    const days = Math.round((dueAt - (reviewedAt ?? 0)) / DAY_MS)
    const { forgetting_curve: chance } = scheduler(DEFAULT_PARAMETERS)
    expect(chance(days, stability)).toBeCloseTo(ASKED_RETENTION, 2)
    expect(chance(days + 300, stability)).toBeLessThan(0.8)
  })
})

describe('fitted parameters', () => {
  const fitted = new Map([[2, FORGETFUL]])
  const entries = answeredWhenDue([3, 3, 3])
  const at = scheduleOf(START, entries).dueAt

  test('schedule nothing before the next answer, and with it the whole log', () => {
    expect(scheduleOf(START, entries, fitted)).toEqual(scheduleOf(START, entries))
    const next = scheduleOf(START, [...entries, answer('999', at, 3, 2)], fitted)
    const own = scheduler(FORGETFUL)
    const { collections } = own.reschedule(
      createEmptyCard(new Date(START)),
      [...countedReviews(entries), { at, grade: 3 as const }].map(({ grade, at: time }) => ({
        rating: grade,
        review: new Date(time),
      })),
    )
    expect(next).toMatchObject({
      stability: collections.at(-1)?.card.stability,
      dueAt: collections.at(-1)?.card.due.getTime(),
    })
    expect(next.dueAt).toBeLessThan(scheduleOf(START, [...entries, answer('999', at, 3)]).dueAt)
  })

  test('are what a promise is made with, also after the next fit', () => {
    const promised = dueByGrade(START, entries, { at, fit: 2 }, fitted)
    expect(scheduleOf(START, [...entries, answer('999', at, 4, 2)], fitted).dueAt).toBe(promised[4])
    const override: ReviewEntry = { id: 'x', at: at + HOUR_MS, kind: 'override', about: '999', grade: 4 }
    const later = new Map([...fitted, [3, DEFAULT_PARAMETERS]])
    expect(scheduleOf(START, [...entries, answer('999', at, 1, 2), override], later).dueAt).toBe(promised[4])
  })

  test('go with the answer that is undone', () => {
    const undo: ReviewEntry = { id: 'u', at: at + HOUR_MS, kind: 'undo', about: '999' }
    expect(scheduleOf(START, [...entries, answer('999', at, 3, 2), undo], fitted)).toEqual(scheduleOf(START, entries))
  })

  test('that are missing are an error', () => {
    expect(() => scheduleOf(START, [answer('0', START, 3, 1)], fitted)).toThrow('fit 1')
  })
})

describe('a near miss, an override and an undo', () => {
  const first = answer('a', START, 3)
  const second = answer('b', START + HOUR_MS, 1)

  test('a near miss changes nothing, and can be corrected until something else happens', () => {
    const near = answer('n', START + HOUR_MS, null)
    expect(scheduleOf(START, [first, near])).toEqual(scheduleOf(START, [first]))
    expect(openNearMiss([first, near])).toBe(near)
    expect(openNearMiss([first, near, second])).toBeUndefined()
  })

  test('an overridden answer counts with the newest grade', () => {
    const override = (id: string, at: EpochMs, grade: Grade): ReviewEntry => ({
      id,
      at,
      kind: 'override',
      about: 'b',
      grade,
    })
    const entries = [first, second, override('c', START + 2 * HOUR_MS, 2), override('d', START + 3 * HOUR_MS, 4)]
    expect(scheduleOf(START, entries)).toEqual(scheduleOf(START, [first, answer('b', START + HOUR_MS, 4)]))
  })

  test('an undone answer never happened', () => {
    const undo: ReviewEntry = { id: 'u', at: START + 2 * HOUR_MS, kind: 'undo', about: 'b' }
    expect(scheduleOf(START, [first, second, undo])).toEqual(scheduleOf(START, [first]))
  })
})

describe('suspension', () => {
  const lapses = (count: number) =>
    answeredWhenDue([3, 3, ...Array.from({ length: count }, (): Grade[] => [1, 3]).flat()])

  test('comes with the sixth lapse', () => {
    expect(scheduleOf(START, lapses(LAPSES_BEFORE_SUSPENSION - 1)).suspended).toBe(false)
    expect(scheduleOf(START, lapses(LAPSES_BEFORE_SUSPENSION))).toMatchObject({ suspended: true, lapses: 6 })
  })

  test('ends when the learner wants to be asked again, until six more', () => {
    const entries = lapses(LAPSES_BEFORE_SUSPENSION)
    const at = scheduleOf(START, entries).dueAt
    expect(scheduleOf(START, [...entries, { id: 'r', at, kind: 'resume' }])).toMatchObject({
      suspended: false,
      lapses: 6,
    })
  })

  test('can be asked for', () => {
    const stop: ReviewEntry = { id: 's', at: START, kind: 'suspend' }
    expect(scheduleOf(START, [stop]).suspended).toBe(true)
    expect(scheduleOf(START, [stop, { id: 't', at: START + 1, kind: 'resume' }]).suspended).toBe(false)
  })
})

test('the logs of two devices give one schedule, in whatever order and however often they arrive', () => {
  const entry = fc.oneof(
    fc.record({ kind: fc.constant('answer'), grade: fc.constantFrom<Grade | null>(1, 2, 3, 4, null) }),
    fc.record({
      kind: fc.constantFrom('override', 'undo', 'suspend', 'resume'),
      grade: fc.constantFrom<Grade>(1, 2, 3, 4),
    }),
  )
  const steps = fc.array(fc.record({ entry, hours: fc.integer({ min: 0, max: 200 }), device: fc.boolean() }), {
    maxLength: 25,
  })
  fc.assert(
    fc.property(steps, fc.infiniteStream(fc.nat()), (all, random) => {
      const entries = all.map(({ entry: { kind, grade }, hours }, index) => {
        const [id, at] = [String(index).padStart(2, '0'), START + hours * HOUR_MS]
        if (kind === 'answer') return answer(id, at, grade)
        const about = String(Math.max(0, index - 1)).padStart(2, '0')
        return { id, at, kind, about, grade } as ReviewEntry
      })
      const [phone, laptop] = [true, false].map((device) => entries.filter((_, index) => all[index]?.device === device))
      const whole = scheduleOf(START, mergedEntries(entries))
      const shuffled = entries
        .map((each) => ({ each, place: random.next().value ?? 0 }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ each }) => each)
      expect(scheduleOf(START, mergedEntries(phone ?? [], laptop ?? []))).toEqual(whole)
      expect(scheduleOf(START, mergedEntries(laptop ?? [], phone ?? [], laptop ?? []))).toEqual(whole)
      expect(scheduleOf(START, mergedEntries(shuffled))).toEqual(whole)
    }),
  )
})
