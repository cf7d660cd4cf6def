import type { Level } from '#korean/level.ts'
import type { Spoken } from '#korean/spoken.ts'
import type { Scene } from '#questions/scene.ts'
import type { Skill } from '#rating/skill.ts'

/** What a question can ask for, by skill. `pronunciation` replaces the other listening types if the server has no speech. */
const TYPES_OF = {
  vocab: [
    'meaning',
    'word',
    'cloze',
    'counter',
    'number',
    'honorific',
    'closest-meaning',
    'opposite',
    'odd-one-out',
    'collocation',
    'both-gaps',
    'idiom',
    'mimetic',
    'sino-family',
    'false-friend',
    'homonym',
    'reply',
    'notice',
    'menu',
    'message',
    'ad',
    'timetable',
  ],
  grammar: [
    'conjugation',
    'particle',
    'speech-level',
    'honorific',
    'word-order',
    'ending',
    'same-meaning',
    'spot-mistake',
    'who-may-say',
    'reply',
  ],
  listening: [
    'listening-meaning',
    'listening-number',
    'listening-time',
    'listening-price',
    'listening-date',
    'listening-phone',
    'listening-reply',
    'listening-next',
    'listening-place',
    'listening-who',
    'listening-detail',
    'minimal-pair',
    'pronunciation',
  ],
} as const satisfies Record<Skill, readonly string[]>

export type QuestionType = (typeof TYPES_OF)[Skill][number]

export function typesOf(skill: Skill): readonly QuestionType[] {
  return TYPES_OF[skill]
}

/** Each type once: two skills share some. */
export const QUESTION_TYPES: readonly QuestionType[] = [...new Set(Object.values(TYPES_OF).flat())]

export const OPTION_COUNT = 4

/** In characters: the screen shows the task small, above the Korean text. */
export const LONGEST_TASK = 90

/** A question with its key. The whole of it leaves the server only after the question has closed. */
export interface Question {
  /** Stable, so that a running match finds the question after a new release. */
  id: string
  skill: Skill
  type: QuestionType
  level: Level
  /** The point that it teaches. */
  point: string
  /** The prompt. Korean words in it are not marked up. */
  question: string
  /** Four, all different. */
  options: readonly string[]
  /** Index of the one right option. */
  correct_answer: number
  /** Why the right option is right. */
  explanation: string
  /** For each option, why it is wrong or what it would mean; empty for the right one. */
  reasons: readonly string[]
  /** The estimate of its Elo rating: a player with that rating who does not guess is right about half of the time. */
  difficulty: number
  /** The key of the headword that the question is about. A match does not ask about the same word twice. */
  about?: string
  /** What is heard in a listening question. Its words are hidden until the question has closed. */
  audio?: Spoken
  /** What is read before answering. */
  scene?: Scene
  /** The Korean of the task and what it shows, in English, for after the answer. */
  english?: string
}

export function keyOf({ options, correct_answer }: Pick<Question, 'options' | 'correct_answer'>): string {
  return options[correct_answer] ?? ''
}
