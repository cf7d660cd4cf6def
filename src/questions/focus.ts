import type { Topic } from '#headwords/field.ts'

/** What a question tests, where its type is too broad to learn from: a point of grammar, or the topic of its word. */
export type Focus = GrammarFocus | Topic
export type GrammarFocus =
  | 'topic-particle'
  | 'subject-particle'
  | 'object-particle'
  | 'place-particle'
  | 'person-particle'
  | 'closing-ending'
  | 'linking-ending'
  | 'noun-modifier'
  | 'quotation'
