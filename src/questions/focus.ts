import type { Topic } from '#headwords/field.ts'

/** A point of grammar, or a topic of words: what a question tests, where its type says too little to learn by. */
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
