import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Construction } from '#translator/construction/construction.ts'
import type { Clause, Link } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'
import { named } from '#translator/lexicon/koreanKey.ts'

const SEEING = named(koreanPredicate('보다', 'verb', 'regular'))
const OCCURRING = named(koreanPredicate('생각나다', 'verb', 'regular'))

/** `you remind me of my brother` becomes `when I see you, my brother comes to mind`: 선생님을 보면 형이 생각나요. */
export const REMINDING: Construction = {
  id: 'reminding',
  stage: 'clause',
  change(clause) {
    const { predicate, subject, group, mood } = clause
    if (!isVerb(predicate, 'remind')) return clause
    const [who, what] = [predicate.arguments.find(({ role }) => role === 'obj'), predicate.arguments[1]]
    const plain = mood === 'statement' && !group.negative && !group.modal && !group.perfect && group.tense === 'present'
    if (!plain || !who || what?.role !== 'of' || personOf(subject).living !== true || !subject) return clause
    const entry = { ...predicate.entry, tags: new Set(['state']) }
    const seen = { role: 'seen', particle: '을/를', object: subject }
    const seeing: Clause = {
      ...{ subject: who.object, sharedSubject: true, mood, please: false, group: PLAIN_GROUP, adjuncts: [] },
      predicate: { kind: 'verb', entry: { ...entry, ...SEEING }, arguments: [seen], at: predicate.at },
    }
    const link: Link = { relation: 'if', clause: seeing, span: predicate.at }
    const { subject: _seen, ...rest } = clause
    return {
      ...rest,
      ...(personOf(who.object).who === 'I' ? {} : { subject: who.object }),
      precedingClauses: [...(clause.precedingClauses ?? []), link],
      predicate: { ...predicate, entry: { ...entry, ...OCCURRING }, arguments: [{ ...what, particle: '이/가' }] },
    }
  },
  examples: [
    {
      english: 'You remind me of my brother.',
      polite: '선생님을 보면 제 남동생이 생각나요.',
      formal: '선생님을 보면 제 남동생이 생각납니다.',
      casual: '너를 보면 내 남동생이 생각나.',
      business: '고객님을 보면 제 남동생이 생각납니다.',
    },
    {
      english: 'She reminds me of my grandmother.',
      polite: '그녀를 보면 저희 할머니가 생각나요.',
      formal: '그녀를 보면 저희 할머니가 생각납니다.',
      casual: '그녀를 보면 우리 할머니가 생각나.',
      business: '그분을 보면 저희 할머니가 생각납니다.',
    },
  ],
  leaves: ['This song reminds me of my brother.', 'Remind me to call my brother.'],
}
