import type { Construction } from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isListener } from '#translator/frame/pronounPhrase.ts'

const STRESS = /^(?:so|really|very|super|incredibly|extremely)$/

/** `so cute`, `huge!`: what one notices, not what one judges. */
function isRemark({ predicate }: Clause, exclaimed: boolean): boolean {
  if (predicate.kind !== 'adjective' || predicate.linking !== 'be' || predicate.arguments.length > 0) return false
  const { entry, degree, adverbs } = predicate.phrase
  if ('unknown' in entry || degree !== 'positive') return false
  if (['judging', 'resulting', 'lasting', 'emotion', 'inner'].some((tag) => entry.tags.has(tag))) return false
  return exclaimed || adverbs.some((use) => !('unknown' in use.entry) && STRESS.test(use.entry.english))
}

/** `your dog is so cute`: Koreans remark on what they see of the listener, 강아지가 너무 귀엽네요. */
export const LISTENER_REMARK: Construction = {
  id: 'listener remark',
  stage: 'thought',
  change(clause, { exclaimed = false }) {
    const { subject, mood, group, precedingClauses = [], adjuncts } = clause
    if (mood !== 'statement' || precedingClauses.length > 0 || adjuncts.length > 0) return clause
    if (group.tense !== 'present' || group.modal !== undefined || group.negative || group.never || group.perfect)
      return clause
    if (!isListener(subject?.possessor) || !isRemark(clause, exclaimed)) return clause
    return { ...clause, mood: 'exclamation' }
  },
  examples: [
    {
      english: 'Your baby is so cute.',
      polite: '아기가 너무 귀엽네요.',
      formal: '아기가 너무 귀엽습니다.',
      casual: '네 아기가 너무 귀엽네.',
      business: '아기가 너무 귀엽습니다.',
    },
    {
      english: 'Your kitchen is clean!',
      polite: '부엌이 깨끗하네요!',
      formal: '부엌이 깨끗합니다!',
      casual: '네 부엌이 깨끗하네!',
      business: '부엌이 깨끗합니다!',
    },
  ],
  leaves: ['Your kitchen is clean.', 'Your health is very important.', 'My baby is so cute.'],
}
