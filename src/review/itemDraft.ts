import type { Headword } from '#headwords/headword.ts'
import type { Skill } from '#rating/skill.ts'
import type { CardDraft } from '#review/card.ts'
import type { ItemKind } from '#review/learnedItem.ts'
import { patternKey, plainKey, type TypedKey, wordKey } from '#review/typedKey.ts'

export interface Item extends Pick<CardDraft, 'source' | 'sourceId'> {
  korean: string
  english: string
  kind: ItemKind
}

/**
 * The card that asks for an expression by its English.
 * @param headword the word's entry; undefined if it has none, or several words share its spelling
 */
export function itemDraft(
  { korean, english, kind, source, sourceId }: Item,
  headword: Headword | undefined,
): CardDraft {
  const key = keyOf(korean, kind, headword)
  return {
    key: headword ? `${kind}:${korean}` : `${kind}:${korean}:${english.toLowerCase()}`,
    kind,
    skill: SKILL_OF[kind],
    family: korean,
    content: { type: 'item', korean, english, key },
    source,
    sourceId,
  }
}

const SKILL_OF: Record<ItemKind, Skill> = { letter: 'vocab', word: 'vocab', phrase: 'vocab', pattern: 'grammar' }

function keyOf(korean: string, kind: ItemKind, headword: Headword | undefined): TypedKey {
  if (kind === 'pattern') return patternKey(korean)
  return kind === 'word' && headword ? wordKey(headword) : plainKey(korean)
}
