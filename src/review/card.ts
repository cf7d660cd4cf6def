import type { Example } from '#headwords/headword.ts'
import type { Question } from '#questions/question.ts'
import type { Skill } from '#rating/skill.ts'
import type { ItemKind } from '#review/learnedItem.ts'
import type { TypedKey } from '#review/typedKey.ts'

export type CardKind = ItemKind | 'question'

export const CARD_SOURCES = [
  'match',
  'practice',
  'daily',
  'translation',
  'lesson',
  'hand',
  'word-set',
  'import',
] as const
export type CardSource = (typeof CARD_SOURCES)[number]

/** A Korean expression, asked for by its English. */
export interface ItemContent {
  type: 'item'
  korean: string
  english: string
  /** The Korean sentence with a gap (`___`) where the expression stands. */
  sentence?: string
  /** The dictionary form of the word that the gap wants. */
  lemma?: string
  /** A sentence with the word, shown with it before it is asked for the first time. */
  example?: Example
  key: TypedKey
}

/** A question of the bank as it was when it was missed. Typed if it has a key, else its options are shown. */
export interface QuestionContent {
  type: 'question'
  question: QuestionSnapshot
  key?: TypedKey
}

export type QuestionSnapshot = Pick<
  Question,
  | 'id'
  | 'type'
  | 'point'
  | 'question'
  | 'options'
  | 'correct_answer'
  | 'explanation'
  | 'reasons'
  | 'audio'
  | 'scene'
  | 'english'
>

export type CardContent = ItemContent | QuestionContent

/** A card that is not stored yet. */
export interface CardDraft {
  /** What it asks about. A learner has one card with a key. */
  key: string
  kind: CardKind
  skill: Skill
  /** Cards of one word have the same. */
  family: string
  content: CardContent
  source: CardSource
  sourceId: string | null
}
