import type { NounPhrase } from '#translator/analysis/frame.ts'
import { OWNER_GLOSSES, ownerWord } from '#translator/transfer/koreanPronoun.ts'
import { type KoreanWord, plainWords, tokensOf, withParticleWord } from '#translator/transfer/koreanWord.ts'
import type { Rendering } from '#translator/transfer/rendering.ts'

/** 제 말, 그의 말: whose words one hears or agrees with; undefined where a title stands for the owner. */
export function pronounOwner(rendering: Rendering, { head, span }: NounPhrase): KoreanWord[] | undefined {
  if (head.kind !== 'pronoun') return undefined
  const owner = ownerWord(rendering, head.id, false)
  if (owner === undefined) return undefined
  const words = plainWords(owner.text, OWNER_GLOSSES[head.id] ?? 'of', tokensOf(span))
  return owner.linked ? words.map((each) => withParticleWord(each, '의', false)) : words
}
