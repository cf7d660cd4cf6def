import { DAY_MS, type EpochMs } from '#kit/time.ts'
import type { Question, QuestionType } from '#questions/question.ts'

export const QUESTIONS_PER_MATCH = 3
/** A question that either player saw does not come again for this long. */
export const SEEN_MS = 14 * DAY_MS
/** Questions are drawn by lot from this many that are nearest in difficulty. */
const NEAR_COUNT = 12

interface Choice {
  /** The questions of one skill. */
  pool: readonly Question[]
  /** Elo ratings of the two players. */
  ratings: readonly [number, number]
  /** When either player last saw a question, by its id. */
  seen: ReadonlyMap<string, EpochMs>
  now: EpochMs
  /** In [0, 1), as `Math.random`. */
  random: () => number
}

/**
 * The three questions of a match, the easiest first: near the mean of both ratings, of different types where there are
 * some, none seen within 14 days; when fewer than three are left, the least recently seen.
 */
export function selectQuestions({ pool, ratings, seen, now, random }: Choice): Question[] {
  if (pool.length < QUESTIONS_PER_MATCH) throw new Error(`Too few questions: ${pool.length}`)
  const target = (ratings[0] + ratings[1]) / 2
  const lastSeen = ({ id }: Question) => seen.get(id) ?? Number.NEGATIVE_INFINITY
  const fresh = pool.filter((question) => now - lastSeen(question) >= SEEN_MS)
  const candidates =
    fresh.length < QUESTIONS_PER_MATCH
      ? lowest(shuffled(pool, random), lastSeen, QUESTIONS_PER_MATCH)
      : lowest(shuffled(fresh, random), ({ difficulty }) => Math.abs(difficulty - target), NEAR_COUNT)
  return typesFirst(shuffled(candidates, random))
    .slice(0, QUESTIONS_PER_MATCH)
    .toSorted((one, other) => one.difficulty - other.difficulty)
}

/** The `count` with the lowest value; equal ones in the order they came. */
function lowest(questions: readonly Question[], value: (question: Question) => number, count: number): Question[] {
  return questions
    .map((question) => ({ question, value: value(question) }))
    .toSorted((one, other) => (one.value === other.value ? 0 : one.value < other.value ? -1 : 1))
    .slice(0, count)
    .map(({ question }) => question)
}

/** The first of each type, then the rest. */
function typesFirst(questions: readonly Question[]): Question[] {
  const types = new Set<QuestionType>()
  const firsts: Question[] = []
  const rest: Question[] = []
  for (const question of questions) {
    const group = types.has(question.type) ? rest : firsts
    types.add(question.type)
    group.push(question)
  }
  return [...firsts, ...rest]
}

/** Fisher–Yates. */
function shuffled(questions: readonly Question[], random: () => number): Question[] {
  const order = [...questions]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [order[last], order[other]]
    if (one === undefined || two === undefined) throw new Error('random() is not in [0, 1)')
    order[last] = two
    order[other] = one
  }
  return order
}
