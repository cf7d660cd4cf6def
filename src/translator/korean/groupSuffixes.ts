import { admits } from '#korean/conjugate.ts'
import type { VerbGroup } from '#translator/frame/frameTerm.ts'
import type { SubjectPerson } from '#translator/frame/subjectPerson.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { modalised, modalPerfect } from '#translator/korean/modalSuffixes.ts'
import { withSuffix } from '#translator/korean/negation.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'

/** States that can go on: 살고 있어요. */
const GOING_ON = new Set(['살다', '거주하다', '머무르다'])

/** Verbs of coming and leaving need no -고 있다: 지금 와요, 내일 떠나요. */
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
  if (tense === 'present' && ON_THE_WAY.has(lemma.slice(lemma.lastIndexOf(' ') + 1))) return chain
  const suffix = chain.resulting ? '-아 있다' : '-고 있다'
  return admits(chain.predicate, [...chain.suffixes, suffix, '-아요']) ? withSuffix(chain, suffix) : chain
}

const FUTURE_MODALS = new Set(['will', 'would', 'shall'])

/** Whether the group is about the future. */
export function isFuture(group: VerbGroup): boolean {
  return group.modal !== undefined && FUTURE_MODALS.has(group.modal)
}

function pastOf(chain: Chain, group: VerbGroup, person: SubjectPerson): boolean {
  if (group.perfect) return !group.progressive || group.tense === 'past'
  return (
    group.tense === 'past' ||
    group.modal === 'used to' ||
    (group.modal === 'could' && (person.living === true || group.negative)) ||
    (chain.pastForPresent === true && group.modal === undefined)
  )
}

function experience(chain: Chain, group: VerbGroup): Chain | undefined {
  if (!group.perfect || group.modal || (!group.ever && !group.never)) return undefined
  const none = group.never || group.negative
  const suffix = none ? '-(으)ㄴ 적이 없다' : '-(으)ㄴ 적이 있다'
  if (!admits(chain.predicate, [...chain.suffixes, suffix, '-아요'])) return undefined
  const told = withSuffix(chain, suffix)
  return { ...(none && group.tense === 'past' ? withSuffix(told, '-았-') : told), negated: none }
}

/**
 * The chain with aspect, negation, modality and past of an English verb group. Future stays out: its form depends on
 * the ending, so `finalSuffixes` and the connectives add it.
 */
export function grouped(rendering: Rendering, chain: Chain, group: VerbGroup, person: SubjectPerson): Chain {
  const experienced = experience(chain, group)
  if (experienced) return experienced
  const ongoing = group.progressive ? progressive(chain, group.tense) : chain
  if (group.perfect && group.modal) return modalPerfect(rendering, ongoing, group)
  const whole = modalised(rendering, ongoing, group, person)
  if (!pastOf(chain, group, person)) return whole
  if (group.tense === 'present' && chain.pastForPresent) fire(rendering, 'state/past', chain.predicate.lemma)
  return withSuffix(whole, '-았-')
}
