import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { QUESTION_TYPES, type Question } from '#questions/question.ts'
import { SEEN_MS, selectQuestions } from '#questions/selectQuestions.ts'

const NOW = 1_000 * DAY_MS

function question(id: string, difficulty: number, type: Question['type'] = 'meaning'): Question {
  return {
    id,
    skill: 'vocab',
    type,
    level: 'A1',
    question: '',
    options: [],
    correct_answer: 0,
    explanation: '',
    reasons: [],
    difficulty,
  }
}

/** The same dice for the same seed. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const pools = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    difficulty: fc.integer({ min: 400, max: 2400 }),
    type: fc.constantFrom(...QUESTION_TYPES),
    /** Days ago, or never. */
    seen: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
  }),
  { selector: ({ id }) => id, minLength: 3, maxLength: 60 },
)
const choices = fc.record({
  pool: pools,
  ratings: fc.tuple(fc.integer({ min: 400, max: 2400 }), fc.integer({ min: 400, max: 2400 })),
  seed: fc.nat(),
})

function chosen({ pool, ratings, seed }: { pool: Drawn[]; ratings: [number, number]; seed: number }): Question[] {
  const questions = pool.map(({ id, difficulty, type }) => question(id, difficulty, type))
  return selectQuestions({ pool: questions, ratings, seen: seenOf(pool), now: NOW, random: dice(seed) })
}
interface Drawn {
  id: string
  difficulty: number
  type: Question['type']
  seen: number | undefined
}
const seenOf = (pool: readonly Drawn[]) =>
  new Map(pool.flatMap(({ id, seen }) => (seen === undefined ? [] : [[id, NOW - seen * DAY_MS] as const])))
const isFresh = ({ seen }: Drawn) => seen === undefined || seen * DAY_MS >= SEEN_MS

test('a match has three different questions of the pool, none easier than the one before', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const questions = chosen(choice)
      expect(new Set(questions.map(({ id }) => id)).size).toBe(3)
      const levels = questions.map(({ difficulty }) => difficulty)
      expect(levels).toEqual(levels.toSorted((one, other) => one - other))
    }),
  )
})

test('the same dice choose the same questions', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(chosen(choice)).toEqual(chosen(choice))
    }),
  )
})

test('what either player saw within fourteen days does not come again while three others are left', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const fresh = new Set(choice.pool.filter(isFresh).map(({ id }) => id))
      fc.pre(fresh.size >= 3)
      expect(chosen(choice).filter(({ id }) => !fresh.has(id))).toEqual([])
    }),
  )
})

test('when fewer than three are left, the least recently seen come again', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      fc.pre(choice.pool.filter(isFresh).length < 3)
      const daysAgo = (id: string) => choice.pool.find((drawn) => drawn.id === id)?.seen ?? Number.POSITIVE_INFINITY
      const asked = chosen(choice).map(({ id }) => id)
      const most = Math.max(...choice.pool.filter(({ id }) => !asked.includes(id)).map(({ id }) => daysAgo(id)), 0)
      expect(Math.min(...asked.map(daysAgo))).toBeGreaterThanOrEqual(most)
    }),
    { numRuns: 300 },
  )
})

test('questions are near the mean of both ratings: none is drawn that lies behind twelve nearer ones', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      fc.pre(choice.pool.filter(isFresh).length >= 3)
      const target = (choice.ratings[0] + choice.ratings[1]) / 2
      const distance = ({ difficulty }: { difficulty: number }) => Math.abs(difficulty - target)
      for (const question of chosen(choice)) {
        const nearer = choice.pool.filter((drawn) => isFresh(drawn) && distance(drawn) < distance(question))
        expect(nearer.length).toBeLessThan(12)
      }
    }),
  )
})

test('three types near enough make a match of three types', () => {
  const pool = ['meaning', 'meaning', 'meaning', 'meaning', 'word', 'counter'] as const
  const questions = pool.map((type, index) => question(`q${index}`, 800 + index, type))
  for (let seed = 0; seed < 50; seed += 1) {
    const drawn = selectQuestions({
      pool: questions,
      ratings: [1000, 1000],
      seen: new Map(),
      now: NOW,
      random: dice(seed),
    })
    expect(new Set(drawn.map(({ type }) => type)).size).toBe(3)
  }
})

test('a skill with fewer than three questions can not be played', () => {
  const choice = { ratings: [1000, 1000] as const, seen: new Map(), now: NOW, random: dice(1) }
  expect(() => selectQuestions({ ...choice, pool: [question('q', 800)] })).toThrow('Too few questions')
})
