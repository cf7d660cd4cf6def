import { admits } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { predicate } from '#korean/predicate.ts'
import type { PrepositionalPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isListener } from '#translator/frame/pronounPhrase.ts'
import { NO_SUBJECT } from '#translator/frame/subjectPerson.ts'
import { markedPhrase } from '#translator/korean/argument.ts'
import type { Chain } from '#translator/korean/chain.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { fire, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { formWords, type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'

const GIVE = predicate('주다', 'verb', 'regular')
const GIVE_HUMBLY = predicate('드리다', 'verb', 'regular')

/** Things that are bought, made or brought can be given. */
export const PRESENTED = new Set(['사다', '만들다', '가져오다', '굽다', '그리다', '준비하다'])

export function isBeneficiary({ preposition, object }: PrepositionalPhrase): boolean {
  return preposition.english === 'for' && isKind(object, 'person')
}

/** `I bought this for you`: 드리려고 for a respected person; 딸에게 주려고. */
export function presentWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  phrase: PrepositionalPhrase,
): KoreanWord[] {
  const { object, span } = phrase
  const toYou = isListener(object)
  const respected = object.head.kind === 'noun' && object.head.entry.tags.has('respected')
  const humble = rendering.tone !== 'casual' && (toYou || respected)
  if (humble) fire(rendering, 'humble/word', '드리다', '주다')
  const receiver = toYou && humble ? [] : markedPhrase(builders, rendering, object, '에게', 'for')
  return [...receiver, ...formWords(humble ? GIVE_HUMBLY : GIVE, ['-(으)려고'], 'give', tokensOf(span))]
}

export const MOTION = new Set(['가다', '오다', '다니다', '나가다', '나오다', '들어가다', '돌아오다'])

/** 가는 데: the purpose of a time or cost. */
function timeTakenWords({ predicate, suffixes, gloss, sources }: Chain): KoreanWord[] {
  return [...formWords(predicate, [...suffixes, '-는'], gloss, sources), ...plainWords('데', 'to (do)', [])]
}

/** How a purpose is used: with moving, with the time needed, with a need or command, or with another action. */
export type PurposeUse = 'moving' | 'lasting' | 'needed' | 'done'

function purposeSuffix(rendering: Rendering, chain: Chain, use: PurposeUse): Suffix {
  if (use === 'moving' && chain.suffixes.length === 0) return '-(으)러'
  if (use === 'needed') return '-(으)려면'
  return isSpoken(rendering) ? '-(으)려고' : '-기 위해서'
}

/** 사러, 사려고, 사기 위해서, 사려면, 가는 데: what something is done or needed for. */
export function purposeWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  phrase: VerbPhrase,
  use: PurposeUse,
): KoreanWord[] {
  const chain = builders.phraseChain(rendering, phrase, NO_SUBJECT)
  if (use === 'lasting') return [...chain.words, ...timeTakenWords(chain)]
  const suffix = purposeSuffix(rendering, chain, use)
  if (!admits(chain.predicate, [...chain.suffixes, suffix])) throw new Untranslatable('purpose')
  return [...chain.words, ...formWords(chain.predicate, [...chain.suffixes, suffix], chain.gloss, chain.sources)]
}
