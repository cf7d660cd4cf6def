import type { Level } from '#korean/level.ts'
import type { Focus } from '#questions/focus.ts'
import type { Skill } from '#rating/skill.ts'

/** What a question asks for. */
export const QUESTION_TYPES = [
  'meaning',
  'word',
  'cloze',
  'counter',
  'number',
  'honorific',
  'conjugation',
  'particle',
  'speech-level',
  'word-order',
  'listening-meaning',
  'listening-number',
  'listening-time',
  'listening-price',
  'minimal-pair',
  'which-said',
  'pronunciation',
] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** What each skill asks. `pronunciation` (how is it read aloud?) stands in for listening where no speech can be rendered. */
export const TYPES_OF: Record<Skill, readonly QuestionType[]> = {
  vocab: ['meaning', 'word', 'cloze', 'counter', 'number', 'honorific'],
  grammar: ['conjugation', 'particle', 'speech-level', 'honorific', 'word-order'],
  listening: [
    'listening-meaning',
    'listening-number',
    'listening-time',
    'listening-price',
    'minimal-pair',
    'which-said',
    'pronunciation',
  ],
}

export const OPTION_COUNT = 4

/** A question with its key: never leaves the server as a whole before it has closed. */
export interface Question {
  /** Stable: a match that is being played finds it again after a new release. */
  id: string
  skill: Skill
  type: QuestionType
  level: Level
  /** What the player reads; Korean words stand in it as they are. */
  question: string
  /** Four, all different. */
  options: readonly string[]
  /** Index of the one right option. */
  correct_answer: number
  /** Why the right one is right. */
  explanation: string
  /** For each option why it is wrong or what it would mean; empty for the right one. */
  reasons: readonly string[]
  /** Elo rating of the question: who has it answers right half of the time. */
  difficulty: number
  /** The headword that it is about, by its key: a match does not ask about one word twice. */
  about?: string
  /** What it is practice of, where that is finer than its type. */
  focus?: Focus
  /** Korean that is spoken in a listening question; nobody reads it before the close. */
  audioText?: string
}
