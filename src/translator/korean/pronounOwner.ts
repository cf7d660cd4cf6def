import type { NounPhrase } from '#translator/frame/frame.ts'
import { OWNER_GLOSSES, ownerWord } from '#translator/korean/pronoun.ts'
import type { Rendering } from '#translator/korean/rendering.ts'
import { type KoreanWord, plainWords, tokensOf, withParticleWord } from '#translator/korean/word.ts'

/**
 * 제 말, 그의 말: the owner of words or opinions; undefined if a title stands for the owner. With a word of
 * place only the speaker and a friend are owners: 제 옆, but 그 옆.
 */
export function pronounOwner(
  rendering: Rendering,
  { head, span }: NounPhrase,
  beside = false,
): KoreanWord[] | undefined {
  if (head.kind !== 'pronoun' || (beside && head.id !== 'I' && head.id !== 'you')) return undefined
  const owner = ownerWord(rendering, head.id, false)
  if (owner === undefined) return undefined
  const words = plainWords(owner.text, OWNER_GLOSSES[head.id] ?? 'of', tokensOf(span))
  return words.map((each, at) => (owner.linked && at === words.length - 1 ? withParticleWord(each, '의', false) : each))
}
