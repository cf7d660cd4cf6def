import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { PRACTICE_MS, questionUse, RATED_MS, REST_MS } from '#questions/questionUse.ts'

const question = fc.record({ id: fc.uuid(), about: fc.option(fc.string({ minLength: 1 }), { nil: undefined }) })
const asked = question.map(({ id, about }) => (about === undefined ? { id } : { id, about }))
const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2046-01-01') })
const CYCLE_DAYS = (RATED_MS + PRACTICE_MS + REST_MS) / DAY_MS

test('a question is for rated matches for seven weeks, then for practice for eight, and then rests for a week', () => {
  fc.assert(
    fc.property(asked, instant, (one, now) => {
      const uses = Array.from({ length: CYCLE_DAYS }, (_, day) => questionUse(one, now + day * DAY_MS))
      const days = (use: string) => uses.filter((other) => other === use).length
      expect([days('rated'), days('practice'), days('resting')]).toEqual([49, 56, 7])
      const after = { rated: 'practice', practice: 'resting', resting: 'rated' } as const
      const turns = uses.flatMap((use, day) => {
        const next = uses[(day + 1) % uses.length]
        return next === undefined || next === use ? [] : [[use, next]]
      })
      expect(turns.every(([use, next]) => after[use as keyof typeof after] === next)).toBe(true)
      expect(turns).toHaveLength(3)
    }),
  )
})

test('questions about the same word always have the same use, so practice never shows a variant of a rated question', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), instant, (one, other, now) => {
      expect(questionUse({ id: one, about: '물' }, now)).toBe(questionUse({ id: other, about: '물' }, now))
    }),
  )
})

test('seven weeks after a match, its three questions are all in practice', () => {
  fc.assert(
    fc.property(asked, instant, (one, now) => {
      fc.pre(questionUse(one, now) === 'rated')
      expect(questionUse(one, now + RATED_MS)).toBe('practice')
    }),
  )
})
