import { LEVELS, type Level } from '#korean/level.ts'
import type { QuestionType } from '#questions/question.ts'

/** Elo rating of a question of average difficulty at the level; a new player starts at 1000. */
const LEVEL_RATING: Record<Level, number> = { A1: 800, A2: 1000, B1: 1250, B2: 1500, C1: 1750, C2: 2000 }

/** The level whose average question is nearest to the rating. */
export function levelNear(rating: number): Level {
  const distance = (level: Level) => Math.abs(LEVEL_RATING[level] - rating)
  return LEVELS.reduce((nearest, level) => (distance(level) < distance(nearest) ? level : nearest))
}

/** Rating points that a type adds: recognizing is easier than forming, and hearing numbers is harder than getting the gist. */
const TYPE_RATING: Record<QuestionType, number> = {
  meaning: -50,
  word: -25,
  cloze: 0,
  counter: 25,
  number: 25,
  honorific: 50,
  conjugation: 0,
  particle: 0,
  'speech-level': -25,
  'word-order': 25,
  'listening-meaning': -50,
  'listening-number': 50,
  'listening-time': 25,
  'listening-price': 50,
  'minimal-pair': 25,
  pronunciation: 0,
  ending: 25,
  'same-meaning': 50,
  'spot-mistake': 50,
  'who-may-say': 25,
  reply: 0,
  'closest-meaning': 25,
  opposite: 0,
  'odd-one-out': 0,
  collocation: 25,
  'both-gaps': 50,
  idiom: 50,
  mimetic: 50,
  'sino-family': 25,
  'false-friend': 25,
  homonym: 50,
  notice: 0,
  menu: -25,
  message: 0,
  ad: 0,
  timetable: 0,
  'listening-reply': 25,
  'listening-next': 25,
  'listening-place': -25,
  'listening-who': 0,
  'listening-date': 50,
  'listening-phone': 75,
  'listening-detail': 50,
}

/** A word used in `AVERAGE_USES` examples has average frequency. Each doubling of its uses makes its question this much easier. */
const PER_DOUBLING = 30
const AVERAGE_USES = 3
const MOST_SHIFT = 90

/** The estimated rating of a question that nobody has answered yet. Answers correct it. */
export function estimatedDifficulty(level: Level, type: QuestionType, uses = AVERAGE_USES): number {
  const shift = PER_DOUBLING * (Math.log2(1 + AVERAGE_USES) - Math.log2(1 + uses))
  const bounded = Math.max(-MOST_SHIFT, Math.min(MOST_SHIFT, shift))
  return Math.round(LEVEL_RATING[level] + TYPE_RATING[type] + bounded)
}
