import { isBackshifted } from '#translator/construction/backshift.ts'
import type { Construction } from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** Adjectives of how somebody feels or how things are; the others judge. */
const STATES = ['resulting', 'lasting', 'felt', 'emotion', 'inner']

/** `I thought it was funny` tells an opinion, which was no mistake. */
function isOpinion({ predicate, group }: Clause): boolean {
  if (group.modal !== undefined && !/^(?:would|will|could|can)$/.test(group.modal)) return true
  if (predicate.kind === 'judgment' || predicate.kind === 'infinitive' || predicate.kind === 'construction') return true
  if (predicate.kind === 'noun') return predicate.complement.adjectives.length > 0
  if (predicate.kind !== 'adjective') return false
  const { entry, degree } = predicate.phrase
  return 'unknown' in entry || degree !== 'positive' || !STATES.some((tag) => entry.tags.has(tag))
}

/** Whether 줄 can follow: 간 줄, 가는 줄, 갈 줄, 바쁜 줄. */
function isSayable({ group, predicate }: Clause): boolean {
  return !group.perfect || predicate.kind === 'verb'
}

function isOwnPastThought({ predicate, group, subject }: Clause): boolean {
  if (predicate.kind !== 'report' || predicate.report !== 'think' || predicate.whether) return false
  if (group.tense !== 'past' || group.modal || group.perfect || group.progressive) return false
  const { who } = personOf(subject)
  return (who === 'I' || who === 'we') && !group.negative && !group.never
}

/** `I thought I'd call` */
function isPlan({ subject }: Clause, inner: Clause): boolean {
  return personOf(inner.subject).who === personOf(subject).who && inner.group.modal === 'would'
}

/** `I thought you were asleep`: what one took for true, 주무시는 줄 알았어요. */
export const MISTAKEN_THOUGHT: Construction = {
  id: 'mistaken thought',
  stage: 'thought',
  change(clause) {
    const { predicate, mood } = clause
    if (mood !== 'statement' || predicate.kind !== 'report' || !isOwnPastThought(clause)) return clause
    const inner = predicate.clause
    if (isOpinion(inner) || !isSayable(inner) || isPlan(clause, inner)) return clause
    const told = isBackshifted(clause, inner) ? { ...inner.group, tense: 'present' as const } : inner.group
    return {
      ...inner,
      mood,
      noTopic: true,
      group: told.modal === 'could' ? { ...told, modal: 'can' } : told,
      adjuncts: [...clause.adjuncts, ...inner.adjuncts],
      precedingClauses: [...(clause.precedingClauses ?? []), ...(inner.precedingClauses ?? [])],
    }
  },
  examples: [
    {
      english: 'I thought you were busy.',
      polite: '바쁘신 줄 알았어요.',
      formal: '바쁘신 줄 알았습니다.',
      casual: '네가 바쁜 줄 알았어.',
      business: '바쁘신 줄 알았습니다.',
    },
    {
      english: 'I thought he left.',
      polite: '그 사람이 떠난 줄 알았어요.',
      formal: '그 사람이 떠난 줄 알았습니다.',
      casual: '걔가 떠난 줄 알았어.',
      business: '그분이 떠나신 줄 알았습니다.',
    },
    {
      english: 'I thought it would rain.',
      polite: '비가 올 줄 알았어요.',
      formal: '비가 올 줄 알았습니다.',
      casual: '비가 올 줄 알았어.',
      business: '비가 올 줄 알았습니다.',
    },
  ],
  leftAlone: ['I thought the movie was funny.', 'He thought I was busy.', 'I think you are busy.'],
}
