import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawnRound, POINT_REST_DAYS, REPEAT_DAYS } from '#daily/drawnRound.ts'
import { GRADE_LEVELS, GRADES, type Grade } from '#daily/grade.ts'
import { dateAfter, startOfDate, type UtcDate } from '#daily/utcDate.ts'
import { DAY_MS } from '#kit/time.ts'
import { LEVELS, type Level } from '#korean/level.ts'
import { type Bank, bankOf } from '#questions/bank.ts'
import type { Question } from '#questions/question.ts'
import { questionUse } from '#questions/questionUse.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

const DAY: UtcDate = '2026-11-23'
const NOW = startOfDate(DAY)
const TYPES = { vocab: 'meaning', grammar: 'particle', listening: 'listening-meaning' } as const

function question(skill: Skill, level: Level, number: number, more: Partial<Question> = {}): Question {
  return {
    id: `${skill}-${level}-${number}`,
    skill,
    type: TYPES[skill],
    point: 'words',
    level,
    question: `Question ${number}`,
    options: ['right', 'wrong 1', 'wrong 2', 'wrong 3'],
    correct_answer: 0,
    explanation: 'Because',
    reasons: ['', '1', '2', '3'],
    difficulty: 1_000,
    ...more,
  }
}

/** So many questions of every skill and level. */
function bankWith(count: number): Bank {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const questions = SKILLS.flatMap((skill) =>
    LEVELS.flatMap((level) => numbers.map((number) => question(skill, level, number))),
  )
  return bankOf(questions, { speech: true })
}

const LARGE = bankWith(400)
const NOTHING_ASKED = new Map<string, UtcDate>()
const seeds = fc.string({ minLength: 1 })
const grades = fc.constantFrom(...GRADES)

function idsOf(questions: readonly Question[]): string[] {
  return questions.map(({ id }) => id)
}

test('a round has one question of each skill, at the levels of its grade, and none that rated matches ask', () => {
  fc.assert(
    fc.property(seeds, grades, fc.integer({ min: 0, max: 800 }), (seed, grade, day) => {
      const now = NOW + day * DAY_MS
      const round = drawnRound(LARGE, { grade, now, seed, lastAsked: NOTHING_ASKED })
      expect(round.map(({ skill }) => skill)).toEqual(['vocab', 'grammar', 'listening'])
      for (const one of round) {
        expect(GRADE_LEVELS[grade]).toContain(one.level)
        expect(questionUse(one, now)).toBe('practice')
      }
    }),
  )
})

test('the same seed draws the same questions, and another seed draws others', () => {
  const draw = (seed: string) => idsOf(drawnRound(LARGE, { grade: 'a1', now: NOW, seed, lastAsked: NOTHING_ASKED }))
  expect(draw('x')).toEqual(draw('x'))
  expect(draw('x')).not.toEqual(draw('y'))
})

describe('within sixty days', () => {
  /** Draws a round on each of so many days, as the server does. Returns the ids, day by day. */
  function days(bank: Bank, grade: Grade, count: number): string[][] {
    const drawn: string[][] = []
    for (let day = 0; day < count; day += 1) {
      const lastAsked = new Map(
        drawn.flatMap((ids, index) =>
          day - index < REPEAT_DAYS ? ids.map((id): [string, UtcDate] => [id, dateAfter(DAY, index)]) : [],
        ),
      )
      const now = startOfDate(dateAfter(DAY, day))
      drawn.push(idsOf(drawnRound(bank, { grade, now, seed: `seed ${day}`, lastAsked })))
    }
    return drawn
  }

  test('no question is asked twice, where there are enough of them', () => {
    const drawn = days(LARGE, 'a2-b1', 2 * REPEAT_DAYS)
    for (let day = 0; day + REPEAT_DAYS <= drawn.length; day += 1) {
      const asked = drawn.slice(day, day + REPEAT_DAYS).flat()
      expect(new Set(asked).size).toBe(asked.length)
    }
  })

  test('the question that was asked longest ago returns, where there are too few', () => {
    const few = bankWith(20)
    const practiced = few.of('vocab').filter((one) => one.level === 'A1' && questionUse(one, NOW) === 'practice')
    expect(practiced.length).toBeGreaterThan(3)
    const lastAsked = new Map(practiced.map(({ id }, index) => [id, dateAfter(DAY, -1 - index)]))
    const [vocab] = drawnRound(few, { grade: 'a1', now: NOW, seed: 'x', lastAsked })
    expect(vocab?.id).toBe(practiced.at(-1)?.id)
  })
})

test('a point rests for ten days, as long as there is another one', () => {
  const bank = bankOf(
    LARGE.of('vocab')
      .map((one, index) => ({ ...one, point: `point ${index % 2}` }))
      .concat(LARGE.of('grammar'), LARGE.of('listening')),
    { speech: true },
  )
  const [asked] = bank.of('vocab').filter(({ point }) => point === 'point 0')
  const pointsAfter = (days: number) =>
    Array.from({ length: 50 }, (_, seed) => {
      const lastAsked = new Map([[asked?.id ?? '', dateAfter(DAY, -days)]])
      return drawnRound(bank, { grade: 'a1', now: NOW, seed: `${seed}`, lastAsked })[0]?.point
    })
  expect(new Set(pointsAfter(POINT_REST_DAYS - 1))).toEqual(new Set(['point 1']))
  expect(new Set(pointsAfter(POINT_REST_DAYS)).size).toBe(2)
})

test('no two questions of a round are about the same word, unless all are', () => {
  const word = '물'
  const same = SKILLS.map((skill) => question(skill, 'A1', 0, { about: word }))
  const practiced = Array.from({ length: 200 }, (_, day) => NOW + day * DAY_MS).find(
    (now) => questionUse({ id: 'x', about: word }, now) === 'practice',
  )
  if (practiced === undefined) throw new Error('The word is never practiced')
  const draw = (questions: readonly Question[], seed: string) =>
    drawnRound(bankOf(questions, { speech: true }), { grade: 'a1', now: practiced, seed, lastAsked: NOTHING_ASKED })
  expect(draw(same, 'x')).toHaveLength(3)
  const others = LARGE.of('grammar').filter(({ level }) => level === 'A1')
  fc.assert(
    fc.property(seeds, (seed) => {
      const [, grammar] = draw([...same, ...others], seed)
      expect(grammar?.about).toBeUndefined()
    }),
  )
})

test('every type of question has the same chance, however many questions it has', () => {
  const many = Array.from({ length: 300 }, (_, number) => question('vocab', 'A1', number))
  const few = Array.from({ length: 30 }, (_, number) => question('vocab', 'A1', 1_000 + number, { type: 'idiom' }))
  const rest = (['grammar', 'listening'] as const).flatMap((skill) => LARGE.of(skill))
  const bank = bankOf([...many, ...few, ...rest], { speech: true })
  const drawn = Array.from({ length: 400 }, (_, index) => {
    const [vocab] = drawnRound(bank, { grade: 'a1', now: NOW, seed: `${index}`, lastAsked: NOTHING_ASKED })
    return vocab?.type
  })
  const share = drawn.filter((type) => type === 'idiom').length / drawn.length
  expect(share).toBeGreaterThan(0.4)
  expect(share).toBeLessThan(0.6)
})

test('a grade without a question for a skill is an error, not a round with two questions', () => {
  const bank = bankOf(LARGE.of('vocab'), { speech: true })
  expect(() => drawnRound(bank, { grade: 'a1', now: NOW, seed: 'x', lastAsked: NOTHING_ASKED })).toThrow(/grammar/)
})
