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

/** A question with its key. The whole of it leaves the server only after the question has closed. */
export interface Question {
  /** Stable, so that a running match finds the question after a new release. */
  id: string
  skill: Skill
  type: QuestionType
  level: Level
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
  /** Elo rating of the question: a player with the same rating who does not guess is right half of the time. */
  difficulty: number
  /** The key of the headword that the question is about. A match does not ask about the same word twice. */
  about?: string
  /** What the question tests, where that is more precise than its type. */
  focus?: Focus
  /** The Korean text that is spoken in a listening question. It is hidden until the question has closed. */
  audioText?: string
}
