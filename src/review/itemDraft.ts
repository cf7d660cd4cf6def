import type { Example, Headword } from '#headwords/headword.ts'
import type { Skill } from '#rating/skill.ts'
import type { CardDraft } from '#review/card.ts'
import type { ItemKind } from '#review/learnedItem.ts'
import { patternKey, plainKey, type TypedKey, wordKey } from '#review/typedKey.ts'

export interface Item extends Pick<CardDraft, 'source' | 'sourceId'> {
  korean: string
  english: string
  kind: ItemKind
  /** For a word whose spelling several words share; otherwise the entry's own is taken. */
  example?: Example
}

/**
 * The card that asks for an expression by its English.
 * @param headword the word's entry; undefined if it has none, or several words share its spelling
 */
export function itemDraft(
  { korean, english, kind, source, sourceId, ...item }: Item,
  headword: Headword | undefined,
): CardDraft {
  const example = item.example ?? headword?.example
  const key = keyOf(korean, kind, headword)
  return {
    key: headword ? `${kind}:${korean}` : `${kind}:${korean}:${english.toLowerCase()}`,
    kind,
    skill: SKILL_OF[kind],
    family: korean,
    content: { type: 'item', korean, english, key, ...(example && { example }) },
    source,
    sourceId,
  }
}

const SKILL_OF: Record<ItemKind, Skill> = { letter: 'vocab', word: 'vocab', phrase: 'vocab', pattern: 'grammar' }

function keyOf(korean: string, kind: ItemKind, headword: Headword | undefined): TypedKey {
  if (kind === 'pattern') return patternKey(korean)
  return kind === 'word' && headword ? wordKey(headword) : plainKey(korean)
}
