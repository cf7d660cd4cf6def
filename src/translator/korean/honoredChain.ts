import { honorificOf, honorificPresence } from '#korean/honorific.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { SubjectPerson } from '#translator/frame/subjectPerson.ts'
import { type Chain, isHonored } from '#translator/korean/chain.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'

/** Suffixes over which the honorific moves to the right: 가고 싶으세요, 가지 않으세요. */
const TRANSPARENT = new Set<Suffix>([
  '안',
  '못',
  '-고 싶다',
  '-고 싶어 하다',
  '-지 않다',
  '-아 주다',
  '-아 보다',
  '-아 보이다',
  '-아하다',
  '-아지다',
  '-(으)ㄹ 줄 알다',
  '-(으)ㄹ 줄 모르다',
  '-기 시작하다',
  '-기로 하다',
  '-(으)려고 하다',
  '-는 척하다',
  '-는 편이다',
  '-(으)ㄹ까 하다',
])

/** After an honorific verb these still take 시: 드시고 싶으세요. */
const WISHES = new Set<Suffix>(['-고 싶다', '-고 싶어 하다', '-는 척하다'])

/** A part of the body that hurts is not 편찮다: 머리가 아프세요, but 어머니가 편찮으세요. */
function isAche({ predicate, words }: Chain): boolean {
  return predicate.lemma === '아프다' && words.some(({ text }) => /[이가]$/.test(text))
}

/** 계시다 for an honored person who is somewhere, 안 계시다 where he is not. */
function presentChain(chain: Chain): Chain {
  const suffixes: Suffix[] = chain.predicate.lemma === '없다' ? ['안', ...chain.suffixes] : chain.suffixes
  return { ...chain, predicate: honorificPresence(), suffixes }
}

/** The chain with the verb that replaces its own for honored persons: 드시다, 주무시다, 계시다. */
export function withHonorificWord(rendering: Rendering, chain: Chain): Chain {
  const honorific = chain.present ? honorificPresence() : isAche(chain) ? undefined : honorificOf(chain.predicate)
  if (!honorific) return chain
  fire(rendering, 'honorific/word', honorific.lemma, chain.predicate.lemma)
  return chain.present ? presentChain(chain) : { ...chain, predicate: honorific }
}

/** Blood and tears are not honored: 피가 나요. */
const FLOWING = /^(?:피|코피|땀|눈물|콧물)[이가]/

function isFlowing({ predicate, words }: Chain): boolean {
  return FLOWING.test(predicate.lemma) || FLOWING.test(words.at(-1)?.text ?? '')
}

/** In these auxiliaries 있다 becomes 계시다. */
const LASTING: Readonly<Record<string, Suffix>> = { '-고 있다': '-고 계시다', '-아 있다': '-아 계시다' }

/** The chain with its honorific word, and -시- at its place; 있다 of what lasts becomes 계시다. */
export function honored(rendering: Rendering, plain: Chain, person: SubjectPerson): Chain {
  if (plain.inanimate || isFlowing(plain) || !isHonored(person, rendering)) return plain
  const chain = withHonorificWord(rendering, plain)
  const suffixes = [...chain.suffixes]
  const lastingAt = suffixes.findIndex((suffix) => suffix in LASTING)
  const lasting = LASTING[suffixes[lastingAt] ?? '']
  if (lasting) {
    suffixes[lastingAt] = lasting
    return { ...chain, suffixes }
  }
  if (chain.predicate.class === '시다' && !suffixes.some((suffix) => WISHES.has(suffix))) return chain
  let at = 0
  while (at < suffixes.length && TRANSPARENT.has(suffixes[at] as Suffix)) at += 1
  suffixes.splice(at, 0, '-시-')
  fire(rendering, person.who === 'you' ? 'honorific/you' : 'honorific/other', plain.predicate.lemma)
  return { ...chain, suffixes }
}
