import type { Construction } from '#translator/construction/construction.ts'
import type { Adjunct, Clause, NounPhrase } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isListener } from '#translator/frame/pronounPhrase.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** `your kitchen is clean`, `your son looks like a movie star`: what one notices, not what one judges. */
function isSeenQuality({ predicate }: Clause): boolean {
  if (predicate.kind !== 'adjective') return false
  const { entry } = predicate.phrase
  if ('unknown' in entry) return false
  if (entry.tags.has('admired')) return true
  return !['judging', 'resulting', 'lasting', 'emotion', 'inner'].some((tag) => entry.tags.has(tag))
}

/** `your cat doesn't like me`, `your mother cooks well`: what living beings do. Of a thing it is rather information. */
function isSeenDoing({ predicate }: Clause, subject: NounPhrase): boolean {
  return isLexicalVerb(predicate) && !predicate.passive && personOf(subject).living === true
}

/** `bigger than mine` */
function isThan(adjunct: Adjunct): boolean {
  return adjunct.kind === 'preposition' && adjunct.phrase.preposition.english === 'than'
}

function isManner(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'preposition') return /^(?:place|goal|manner|means)$/.test(adjunct.phrase.preposition.role)
  return adjunct.kind === 'adverb' && 'tags' in adjunct.use.entry && !adjunct.use.entry.tags.has('time')
}

/** `your dog is so cute`: Koreans remark on what they see of the listener, 강아지가 너무 귀엽네요. */
export const LISTENER_REMARK: Construction = {
  id: 'listener remark',
  stage: 'thought',
  change(clause) {
    const { subject, mood, group, precedingClauses = [], adjuncts } = clause
    if (mood !== 'statement' || precedingClauses.length > 0 || !subject || !isListener(subject.possessor)) return clause
    if (group.tense !== 'present' || group.modal !== undefined || group.never || group.perfect) return clause
    const isSeen = isSeenQuality(clause) ? adjuncts.every(isThan) : isSeenDoing(clause, subject)
    return isSeen && adjuncts.every(isManner) ? { ...clause, mood: 'exclamation' } : clause
  },
  examples: [
    {
      english: 'Your baby is so cute.',
      polite: '아기가 너무 귀엽네요.',
      formal: '아기가 너무 귀엽습니다.',
      casual: '너희 아기가 너무 귀엽네.',
      business: '아기가 너무 귀엽습니다.',
    },
    {
      english: 'Your kitchen is clean.',
      polite: '부엌이 깨끗하네요.',
      formal: '부엌이 깨끗합니다.',
      casual: '네 부엌이 깨끗하네.',
      business: '부엌이 깨끗합니다.',
    },
    {
      english: 'Your voice is really nice.',
      polite: '목소리가 정말 좋네요.',
      formal: '목소리가 정말 좋습니다.',
      casual: '네 목소리가 정말 좋네.',
      business: '목소리가 매우 좋습니다.',
    },
    {
      english: "Your cat doesn't like me.",
      polite: '고양이가 저를 안 좋아하네요.',
      formal: '고양이가 저를 좋아하지 않습니다.',
      casual: '너희 고양이가 나를 안 좋아하네.',
      business: '고양이가 저를 좋아하지 않습니다.',
    },
  ],
  leftAlone: [
    'Your health is very important.',
    'Your room is ready.',
    'Your class starts at nine.',
    'Your sister is leaving tomorrow.',
    'My baby is so cute.',
  ],
}
