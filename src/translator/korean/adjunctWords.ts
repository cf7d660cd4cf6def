import type { Adjunct } from '#translator/frame/frame.ts'
import { type PlaceUse, prepositionalWords } from '#translator/korean/argument.ts'
import { nounWords } from '#translator/korean/noun.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { bracketed, type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'

/** A time, a place or a manner outside a clause. */
export function adjunctWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  adjunct: Adjunct,
  use: PlaceUse,
): KoreanWord[] {
  if (adjunct.kind === 'preposition') return prepositionalWords(builders, rendering, adjunct.phrase, use)
  if (adjunct.kind === 'time noun') return nounWords(builders, rendering, adjunct.object)
  if (adjunct.kind !== 'adverb') throw new Untranslatable(adjunct.kind)
  const { entry, span } = adjunct.use
  const unknown = 'unknown' in entry ? entry.unknown : undefined
  if (unknown !== undefined) return plainWords(bracketed(unknown), unknown, tokensOf(span))
  return 'korean' in entry ? plainWords(entry.korean, entry.english, tokensOf(span)) : []
}
