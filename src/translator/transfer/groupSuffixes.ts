import { admits } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { VerbGroup } from '#translator/analysis/frameTerm.ts'
import type { Chain, SubjectPerson } from '#translator/transfer/koreanChain.ts'
import { plainWords } from '#translator/transfer/koreanWord.ts'
import { fire, isSpoken, type Rendering, Untranslatable } from '#translator/transfer/rendering.ts'

/** Stems up to this length take 안 in speech; longer ones and 하다 verbs take -지 않다. */
const SHORT_LEMMA = 3

function isShort({ predicate, suffixes }: Chain): boolean {
  if (suffixes.length > 0 || predicate.pos === 'copula' || predicate.pos === 'existential') return false
  return (
    predicate.lemma.length <= SHORT_LEMMA &&
    predicate.class !== '하다' &&
    predicate.class !== '있다' &&
    predicate.class !== '없다'
  )
}

/** The chain made negative: by a verb of its own, by 안, or by -지 않다. */
export function negated(rendering: Rendering, chain: Chain): Chain {
  if (chain.negative && chain.suffixes.length === 0) {
    fire(rendering, 'negative/word', chain.negative.lemma)
    return { ...chain, predicate: chain.negative, negated: true }
  }
  const last = chain.suffixes.at(-1)
  if (last === '-(으)ㄹ 수 있다') return replacedLast(chain, '-(으)ㄹ 수 없다')
  if (last === '-(으)ㄹ 줄 알다') return replacedLast(chain, '-(으)ㄹ 줄 모르다')
  if (last === '-(으)ㄴ 적이 있다') return replacedLast(chain, '-(으)ㄴ 적이 없다')
  if (chain.unable) return { ...chain, suffixes: [...chain.suffixes, '-지 못하다'], negated: true }
  if (isSpoken(rendering) && isShort(chain)) return { ...chain, suffixes: ['안', ...chain.suffixes], negated: true }
  if (chain.predicate.pos === 'copula') throw new Untranslatable('negative copula')
  return { ...chain, suffixes: [...chain.suffixes, '-지 않다'], negated: true }
}

function replacedLast(chain: Chain, suffix: Suffix): Chain {
  return { ...chain, suffixes: [...chain.suffixes.slice(0, -1), suffix], negated: true }
}

function withSuffix(chain: Chain, ...suffixes: Suffix[]): Chain {
  return { ...chain, suffixes: [...chain.suffixes, ...suffixes] }
}

/** States that can go on: 살고 있어요. */
const GOING_ON = new Set(['살다', '머무르다'])

/** What is coming is on its way and needs no -고 있다: 지금 와요, 내일 떠나요. */
const ON_THE_WAY = new Set([
  '오다',
  '가다',
  '떠나다',
  '도착하다',
  '출발하다',
  '돌아오다',
  '돌아가다',
  '출근하다',
  '퇴근하다',
])

function progressive(chain: Chain, tense: VerbGroup['tense']): Chain {
  const { lemma } = chain.predicate
  if (chain.stative && !GOING_ON.has(lemma)) return chain
  if (tense === 'present' && ON_THE_WAY.has(lemma)) return chain
  const suffix = chain.resulting ? '-아 있다' : '-고 있다'
  return admits(chain.predicate, [...chain.suffixes, suffix, '-아요']) ? withSuffix(chain, suffix) : chain
}

/** `he must be tired` presumes: 분명 피곤할 거예요. */
function presumed(rendering: Rendering, chain: Chain): Chain {
  const suffix = isSpoken(rendering) ? '-(으)ㄹ 거다' : '-(으)ㄹ 것이다'
  fire(rendering, 'presumption', chain.predicate.lemma)
  return { ...withSuffix(chain, suffix), words: [...plainWords('분명', 'surely', []), ...chain.words], negated: true }
}

function obliged(chain: Chain, negative: boolean): Chain {
  return { ...withSuffix(chain, negative ? '-(으)면 안 되다' : '-아야 하다'), negated: true }
}

function enabled(chain: Chain, negative: boolean): Chain {
  return { ...withSuffix(chain, negative ? '-(으)ㄹ 수 없다' : '-(으)ㄹ 수 있다'), negated: true }
}

function allowed(chain: Chain, negative: boolean): Chain {
  return { ...withSuffix(chain, negative ? '-(으)면 안 되다' : '-아도 되다'), negated: true }
}

function perhaps(rendering: Rendering, chain: Chain, negative: boolean): Chain {
  const base = negative ? negated(rendering, chain) : chain
  return { ...withSuffix(base, '-(으)ㄹ 수도 있다'), negated: true }
}

const LEAVE = new Set([
  '가다',
  '나가다',
  '들어가다',
  '들어오다',
  '떠나다',
  '앉다',
  '쉬다',
  '사용하다',
  '쓰다',
  '시작하다',
])

/** `you can go home now` gives leave rather than ability. */
function mayLeave({ predicate, suffixes }: Chain, { who, asks }: SubjectPerson): boolean {
  return who === 'you' && asks !== true && suffixes.length === 0 && LEAVE.has(predicate.lemma)
}

/** can: the ability, or the leave to go, sit and use. */
function able(chain: Chain, negative: boolean, person: SubjectPerson): Chain {
  if (negative && chain.predicate.pos === 'adjective') throw new Untranslatable('can not be')
  return mayLeave(chain, person) && !negative ? allowed(chain, false) : enabled(chain, negative)
}

/** What can, must, may and their negatives add before the tense. */
function modalised(rendering: Rendering, chain: Chain, group: VerbGroup, person: SubjectPerson): Chain {
  const negative = group.negative || group.never
  switch (group.modal) {
    case 'can':
      return able(chain, negative, person)
    case 'could':
      return person.living || negative ? enabled(chain, negative) : perhaps(rendering, chain, negative)
    case 'must':
      return chain.predicate.pos === 'verb' || negative ? obliged(chain, negative) : presumed(rendering, chain)
    case 'should':
      return obliged(chain, negative)
    case 'may':
      return person.who === 'you' ? allowed(chain, negative) : perhaps(rendering, chain, negative)
    case 'might':
      return perhaps(rendering, chain, negative)
    default:
      return negative ? negated(rendering, chain) : chain
  }
}

const FUTURE_MODALS = new Set(['will', 'would', 'shall'])

/** Whether the group speaks of what is still to come. */
export function isFuture(group: VerbGroup): boolean {
  return group.modal !== undefined && FUTURE_MODALS.has(group.modal)
}

function pastOf(chain: Chain, group: VerbGroup, person: SubjectPerson): boolean {
  if (group.perfect) return !group.progressive
  return (
    group.tense === 'past' ||
    (group.modal === 'could' && (person.living === true || group.negative)) ||
    (chain.pastForPresent === true && group.modal === undefined)
  )
}

function experience(chain: Chain, group: VerbGroup): Chain | undefined {
  if (!group.perfect || group.modal || (!group.ever && !group.never)) return undefined
  const suffix = group.never || group.negative ? '-(으)ㄴ 적이 없다' : '-(으)ㄴ 적이 있다'
  if (!admits(chain.predicate, [...chain.suffixes, suffix, '-아요'])) return undefined
  return { ...withSuffix(chain, suffix), negated: group.never || group.negative }
}

/** Perfect after a modal: should have gone 갔어야 했다; the others have no rule. */
function modalPerfect(chain: Chain, group: VerbGroup): Chain {
  if (group.modal !== 'should' || group.progressive) throw new Untranslatable(`${group.modal} have`)
  const base = group.negative || group.never ? withSuffix(chain, '-지 말다') : chain
  return withSuffix(base, '-았-', '-아야 하다', '-았-')
}

/**
 * The chain with aspect, negation, modality and past of an English verb group. Future stays out: its form depends on
 * the ending, so `finalSuffixes` and the connectives add it.
 */
export function grouped(rendering: Rendering, chain: Chain, group: VerbGroup, person: SubjectPerson): Chain {
  if (group.perfect && group.modal) return modalPerfect(chain, group)
  const experienced = experience(chain, group)
  if (experienced) return experienced
  const ongoing = group.progressive ? progressive(chain, group.tense) : chain
  const whole = modalised(rendering, ongoing, group, person)
  if (!pastOf(chain, group, person)) return whole
  if (group.tense === 'present' && chain.pastForPresent) fire(rendering, 'state/past', chain.predicate.lemma)
  return withSuffix(whole, '-았-')
}
