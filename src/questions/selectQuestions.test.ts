import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { QUESTION_TYPES, type Question } from '#questions/question.ts'
import { questionUse } from '#questions/questionUse.ts'
import { questionCandidates, recentPoints, SEEN_MS, selectQuestions, targetRating } from '#questions/selectQuestions.ts'

const NOW = 1_000 * DAY_MS

function question(id: string, difficulty: number, type: Question['type'] = 'meaning', point = id): Question {
  return {
    id,
    skill: 'vocab',
    type,
    level: 'A1',
    point,
    question: '',
    options: [],
    correct_answer: 0,
    explanation: '',
    reasons: [],
    difficulty,
  }
}

/** A random number generator: the same numbers for the same seed. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Of questions that rated matches ask now. */
const ratedIds = fc.uuid().filter((id) => questionUse({ id }, NOW) === 'rated')
const pools = fc.uniqueArray(
  fc.record({
    id: ratedIds,
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
  const questions = pool
    .map(({ id, difficulty, type }) => question(id, difficulty, type))
    .toSorted((one, other) => one.difficulty - other.difficulty)
  const random = dice(seed)
  const target = targetRating(ratings, random)
  const candidates = questionCandidates({ pool: questions, use: 'rated', target, seen: seenOf(pool), now: NOW, random })
  return selectQuestions({ candidates, target, learned: new Map(), recent: new Set(), random })
}
interface Drawn {
  id: string
  difficulty: number
  type: Question['type']
  seen: number | undefined
}
const seenOf = (pool: readonly Drawn[]) =>
  new Map(
    pool.flatMap(({ id, seen }) => (seen === undefined ? [] : [[id, { at: NOW - seen * DAY_MS, place: 1 }] as const])),
  )
const isFresh = ({ seen }: Drawn) => seen === undefined || seen * DAY_MS >= SEEN_MS

test('a match has three different questions from the pool, none easier than the one before', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const questions = chosen(choice)
      expect(new Set(questions.map(({ id }) => id)).size).toBe(3)
      const levels = questions.map(({ difficulty }) => difficulty)
      expect(levels).toEqual(levels.toSorted((one, other) => one - other))
    }),
  )
})

test('the same random numbers choose the same questions', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(chosen(choice)).toEqual(chosen(choice))
    }),
  )
})

test('a question that either player saw within fourteen days does not return while three others are left', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const fresh = new Set(choice.pool.filter(isFresh).map(({ id }) => id))
      fc.pre(fresh.size >= 3)
      expect(chosen(choice).filter(({ id }) => !fresh.has(id))).toEqual([])
    }),
  )
})

test('when fewer than three questions are left, the least recently seen return', () => {
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

test('questions are near the target, which is near the mean of both ratings: fewer than 60 others are nearer', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      fc.pre(choice.pool.filter(isFresh).length >= 3)
      const target = targetRating(choice.ratings, dice(choice.seed))
      expect(Math.abs(target - (choice.ratings[0] + choice.ratings[1]) / 2)).toBeLessThanOrEqual(40)
      const distance = ({ difficulty }: { difficulty: number }) => Math.abs(difficulty - target)
      for (const question of chosen(choice)) {
        const nearer = choice.pool.filter((drawn) => isFresh(drawn) && distance(drawn) < distance(question))
        expect(nearer.length).toBeLessThan(60)
      }
    }),
  )
})

/** 4,000 questions, five to a rating point, from 600 to 1399. */
const LARGE = Array.from({ length: 4000 }, (_, index) => question(`q${index}`, 600 + Math.floor(index / 5)))
const fromLarge = (seed: number) => {
  const random = dice(seed)
  const target = targetRating([950, 1050], random)
  const candidates = questionCandidates({ pool: LARGE, use: 'rated', target, seen: new Map(), now: NOW, random })
  return selectQuestions({ candidates, target, learned: new Map(), recent: new Set(), random })
}

test('in a large bank, the questions are within a few dozen points, and another match gets different ones', () => {
  const drawn = Array.from({ length: 40 }, (_, index) => fromLarge(index * 104_729_711))
  const distances = drawn.flat().map(({ difficulty }) => Math.abs(difficulty - 1000))
  expect(Math.max(...distances)).toBeLessThan(60)
  expect(new Set(drawn.flat().map(({ id }) => id)).size).toBeGreaterThan(60)
})

test('a question that proved much harder than estimated is only asked of stronger players', () => {
  const candidates = Array.from({ length: 60 }, (_, index) => question(`q${index}`, 1000))
  const learned = new Map(candidates.slice(30).map(({ id }) => [id, { rating: 1800, answers: 200 }]))
  for (let seed = 0; seed < 20; seed += 1) {
    const asked = selectQuestions({ candidates, target: 1000, learned, recent: new Set(), random: dice(seed) })
    expect(asked.filter(({ id }) => learned.has(id))).toEqual([])
  }
})

test('no match asks about the same word twice while others are left', () => {
  const about = (word: string, index: number): Question => ({ ...question(`${word}${index}`, 1000), about: word })
  const candidates = [1, 2, 3, 4].flatMap((index) => ['밥', '빵', '국'].map((word) => about(word, index)))
  for (let seed = 0; seed < 50; seed += 1) {
    const asked = selectQuestions({
      candidates,
      target: 1000,
      learned: new Map(),
      recent: new Set(),
      random: dice(seed),
    })
    expect(new Set(asked.map((one) => one.about)).size).toBe(3)
  }
})

test('if there are three types near the target, the match has all three', () => {
  const types = ['meaning', 'meaning', 'meaning', 'meaning', 'word', 'counter'] as const
  const candidates = types.map((type, index) => question(`q${index}`, 800 + index, type))
  for (let seed = 0; seed < 50; seed += 1) {
    const drawn = selectQuestions({
      candidates,
      target: 1000,
      learned: new Map(),
      recent: new Set(),
      random: dice(seed),
    })
    expect(new Set(drawn.map(({ type }) => type)).size).toBe(3)
  }
})

test('the three questions of a match are about three points, even if the nearest are all about one', () => {
  const near = Array.from({ length: 24 }, (_, index) => question(`near${index}`, 1000, 'meaning', 'one'))
  const far = ['two', 'three'].map((point) => question(point, 1300, 'word', point))
  for (let seed = 0; seed < 20; seed += 1) {
    const choice = { candidates: [...near, ...far], target: 1000, learned: new Map(), random: dice(seed) }
    const asked = selectQuestions({ ...choice, recent: new Set() })
    expect(asked.map(({ point }) => point).toSorted()).toEqual(['one', 'three', 'two'])
  }
})

test('a recent point returns only if there is no choice', () => {
  const candidates = ['a', 'b', 'c', 'd', 'e'].map((point) => question(point, 1000, 'meaning', point))
  const pointsWith = (recent: string[], seed: number) =>
    selectQuestions({ candidates, target: 1000, learned: new Map(), recent: new Set(recent), random: dice(seed) })
      .map(({ point }) => point)
      .toSorted()
  for (let seed = 0; seed < 20; seed += 1) {
    expect(pointsWith(['a', 'b'], seed)).toEqual(['c', 'd', 'e'])
    expect(pointsWith(['a', 'b', 'c'], seed)).toEqual(expect.arrayContaining(['d', 'e']))
  }
})

test('recent points are those of the ten newest questions that are still in the bank', () => {
  const bank = new Map(['q1', 'q2', 'q3'].map((id) => [id, question(id, 1000, 'meaning', `point of ${id}`)]))
  const seen = new Map([
    ['q1', { at: NOW, place: 1 }],
    ['q2', { at: NOW - DAY_MS, place: 10 }],
    ['q3', { at: NOW - 2 * DAY_MS, place: 11 }],
    ['gone', { at: NOW, place: 2 }],
  ])
  expect(recentPoints(seen, (id) => bank.get(id))).toEqual(new Set(['point of q1', 'point of q2']))
})

test.each(['rated', 'practice'] as const)(
  'questions for %s use are never mixed with others, even when all were seen today',
  (use) => {
    const pool = LARGE.slice(0, 60)
    for (const seen of [new Map(), new Map(pool.map(({ id }) => [id, { at: NOW, place: 1 }] as const))]) {
      for (let seed = 0; seed < 50; seed += 1) {
        const candidates = questionCandidates({ pool, use, target: 1000, seen, now: NOW, random: dice(seed) })
        expect(new Set(candidates.map((candidate) => questionUse(candidate, NOW)))).toEqual(new Set([use]))
      }
    }
  },
)

test('a skill with fewer than three questions cannot be played', () => {
  const search = { use: 'rated' as const, target: 1000, seen: new Map(), now: NOW, random: dice(1) }
  expect(() => questionCandidates({ ...search, pool: [question('q', 800)] })).toThrow('Too few questions')
})
