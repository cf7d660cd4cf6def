import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb, isTaggedAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, Clause } from '#translator/frame/frame.ts'
import type { VerbGroup } from '#translator/frame/frameTerm.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** tomorrow, at six; tonight and today are now. */
function isAhead(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'time noun') return true
  if (adjunct.kind === 'preposition') return adjunct.phrase.preposition.role === 'time'
  return isTaggedAdverb(adjunct, 'upcoming') && !isAdverb(adjunct, 'tonight')
}

/** The group of what is not done now, or was not done then; undefined if the group does not refuse. */
function refused({ modal, ...group }: VerbGroup): VerbGroup | undefined {
  if (!group.negative || group.perfect || group.progressive) return undefined
  if (modal === 'will') return group
  return modal === 'would' ? { ...group, tense: 'past' } : undefined
}

function isOfSomebody({ subject }: Clause): boolean {
  const { who, living } = personOf(subject)
  return who === 'other' && living === true
}

/** `she won't talk to me`, `the baby wouldn't stop crying`: somebody refuses now or refused then, 이야기를 안 해요. */
export const WITHHELD: Construction = {
  id: 'withheld',
  stage: 'thought',
  change(clause) {
    const { mood, predicate, group, precedingClauses = [], adjuncts } = clause
    if (mood !== 'statement' || !isOfSomebody(clause)) return clause
    const now = refused(group)
    const isSupposed = precedingClauses.some(({ relation }) => now?.tense !== 'past' || relation === 'if')
    if (isSupposed) return clause
    const isStopped =
      (predicate.kind === 'control' && predicate.control === 'stop') ||
      (predicate.kind === 'construction' && predicate.entry.verb === 'stop')
    if (!now || !(isStopped || isTaggedVerb(predicate, 'withheld'))) return clause
    if (now.tense !== 'past' && adjuncts.some(isAhead)) return clause
    return { ...clause, group: now }
  },
  examples: [
    {
      english: "She won't talk to me.",
      polite: '그 사람은 저와 이야기 안 해요.',
      formal: '그 사람은 저와 이야기하지 않습니다.',
      casual: '걔는 나랑 이야기 안 해.',
      business: '그분은 저와 이야기하지 않으십니다.',
    },
    {
      english: "He wouldn't listen to me.",
      polite: '그 사람은 제 말을 안 들었어요.',
      formal: '그 사람은 제 말을 듣지 않았습니다.',
      casual: '걔는 내 말을 안 들었어.',
      business: '그분은 제 말을 듣지 않으셨습니다.',
    },
  ],
  leftAlone: ["She won't talk to me tomorrow.", "I won't talk to him.", "He won't come."],
}
