import { DAY_MS, type EpochMs } from '#kit/time.ts'
import type { Question } from '#questions/question.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { effectiveRating, type LearnedRating } from '#questions/questionRating.ts'
import { type DrawnUse, questionUse } from '#questions/questionUse.ts'

/** A question that either player saw does not return for this long. */
export const SEEN_MS = 14 * DAY_MS
/** How many candidates are found, whose learned ratings then count. */
const CANDIDATE_COUNT = 120
/** Questions are drawn at random from the nearest in difficulty, this many. */
const NEAR_COUNT = 24
/** For another type, the search goes on this far. */
const AROUND_COUNT = 60
/**
 * How many rating points the target may differ from the mean, so that players with equal ratings do not all get the same
 * questions.
 */
const TARGET_SPREAD = 40

/** A player's newest questions, this many, keep their points from returning. */
const RECENT_COUNT = 10

/** When a player last saw a question, and its place among that player's questions: the newest is the first. */
export interface Seen {
  readonly at: EpochMs
  readonly place: number
}

interface CandidateSearch {
  /** The questions of one skill, the easiest first. */
  pool: readonly Question[]
  /** Only questions with this use are chosen. */
  use: DrawnUse
  /** The desired difficulty, from `targetRating`. */
  target: number
  /** When either player last saw a question, by its id. */
  seen: ReadonlyMap<string, Seen>
  now: EpochMs
  /** In [0, 1), as `Math.random`. */
  random: () => number
}

/** How hard the questions of a match should be: near the mean of its players' Elo ratings. */
export function targetRating([one, other]: readonly [number, number], random: () => number): number {
  return (one + other) / 2 + (2 * random() - 1) * TARGET_SPREAD
}

/**
 * The candidates for a match: questions for the use whose estimates are near the target and that neither player saw within
 * `SEEN_MS`. If fewer than three are left: the three least recently seen.
 */
export function questionCandidates({ pool, use, target, seen, now, random }: CandidateSearch): Question[] {
  const lastSeen = ({ id }: Question) => seen.get(id)?.at ?? Number.NEGATIVE_INFINITY
  const isUsed = (question: Question) => questionUse(question, now) === use
  const near = nearestFirst(pool, target, (question) => now - lastSeen(question) >= SEEN_MS && isUsed(question))
  if (near.length >= QUESTION_COUNT) return near
  const used = pool.filter(isUsed)
  if (used.length < QUESTION_COUNT)
    throw new Error(`Too few questions for ${use} use: ${used.length} of ${pool.length}`)
  return shuffled(used, random)
    .toSorted((one, other) => compared(lastSeen(one), lastSeen(other)))
    .slice(0, QUESTION_COUNT)
}

/** Walks from the target in both directions until enough are found, so that the size of the bank does not matter. */
function nearestFirst(pool: readonly Question[], target: number, fits: (question: Question) => boolean): Question[] {
  let above = firstAtLeast(pool, target)
  let below = above - 1
  const found: Question[] = []
  while (found.length < CANDIDATE_COUNT && (below >= 0 || above < pool.length)) {
    const [harder, easier] = [pool[above], pool[below]]
    const takesHarder = easier === undefined || (harder && harder.difficulty - target <= target - easier.difficulty)
    const next = takesHarder ? harder : easier
    if (takesHarder) above += 1
    else below -= 1
    if (next !== undefined && fits(next)) found.push(next)
  }
  return found
}

function firstAtLeast(pool: readonly Question[], target: number): number {
  let [from, to] = [0, pool.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((pool[middle]?.difficulty ?? 0) < target) from = middle + 1
    else to = middle
  }
  return from
}

/** The points of the newest questions of each player. */
export function recentPoints(
  seen: ReadonlyMap<string, Seen>,
  questionOf: (id: string) => Question | undefined,
): Set<string> {
  const recent = [...seen].filter(([, { place }]) => place <= RECENT_COUNT)
  return new Set(recent.flatMap(([id]) => questionOf(id)?.point ?? []))
}

interface Choice {
  candidates: readonly Question[]
  target: number
  /** The learned ratings of the candidates, by their ids. */
  learned: ReadonlyMap<string, LearnedRating>
  /** The points of the players' newest questions. */
  recent: ReadonlySet<string>
  random: () => number
}

/**
 * The three questions of a match, easiest first. They are chosen from the candidates nearest to the target, about different
 * points, of different types and about different words if possible, and about none of the recent points.
 */
export function selectQuestions({ candidates, target, learned, recent, random }: Choice): Question[] {
  const rating = (question: Question) => effectiveRating(question.difficulty, learned.get(question.id))
  const distance = (question: Question) => Math.abs(rating(question) - target)
  const nearest = candidates.toSorted((one, other) => distance(one) - distance(other))
  const near = shuffled(nearest.slice(0, NEAR_COUNT), random)
  return varied(near, nearest.slice(NEAR_COUNT), recent).toSorted((one, other) => rating(one) - rating(other))
}

/**
 * Three of the near questions: each with a point that is not recent, and with another point, type and word. Further questions,
 * nearest first, are used before that is given up: first different types, then the rule about recent points, then different points,
 * last different words.
 */
function varied(near: readonly Question[], further: readonly Question[], recent: ReadonlySet<string>): Question[] {
  const chosen: Question[] = []
  const isNew = (name: (question: Question) => string | undefined) => (question: Question) => {
    const own = name(question)
    return own === undefined || chosen.every((one) => name(one) !== own)
  }
  const isNewWord = isNew(({ about }) => about)
  const isNewPoint = isNew(({ point }) => point)
  const isNewType = isNew(({ type }) => type)
  const isNotRecent = ({ point }: Question) => !recent.has(point)
  const take = (questions: readonly Question[], ...rules: readonly ((question: Question) => boolean)[]) => {
    for (const question of questions) {
      if (chosen.length === QUESTION_COUNT) return
      if (!chosen.includes(question) && rules.every((rule) => rule(question))) chosen.push(question)
    }
  }
  const around = further.slice(0, AROUND_COUNT - NEAR_COUNT)
  for (const questions of [near, around]) take(questions, isNewWord, isNewPoint, isNotRecent, isNewType)
  for (const questions of [near, further]) take(questions, isNewWord, isNewPoint, isNotRecent)
  for (const questions of [near, further]) take(questions, isNewWord, isNewPoint)
  for (const questions of [near, further]) take(questions, isNewWord)
  take(near)
  return chosen
}

function compared(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1
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
