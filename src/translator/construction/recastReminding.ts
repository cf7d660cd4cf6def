import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Clause, Link } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import { personOf } from '#translator/korean/chain.ts'
import { named } from '#translator/lexicon/koreanKey.ts'

const SEEING = named(koreanPredicate('보다', 'verb', 'regular'))
const OCCURRING = named(koreanPredicate('생각나다', 'verb', 'regular'))

/** `you remind me of my brother` becomes `when I see you, my brother comes to mind`: 선생님을 보면 형이 생각나요. */
export function withReminding(clause: Clause): Clause {
  const { predicate, subject, group, mood } = clause
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || predicate.entry.english !== 'remind') return clause
  const [who, what] = [predicate.arguments.find(({ role }) => role === 'obj'), predicate.arguments[1]]
  const plain = mood === 'statement' && !group.negative && !group.modal && !group.perfect && group.tense === 'present'
  if (!plain || !who || what?.role !== 'of' || personOf(subject).living !== true || !subject) return clause
  const entry = { ...predicate.entry, tags: new Set(['state']) }
  const seen = { role: 'seen', particle: '을/를', object: subject }
  const seeing: Clause = {
    ...{ subject: who.object, sharedSubject: true, mood: 'statement', please: false, group: PLAIN_GROUP, adjuncts: [] },
    predicate: { kind: 'verb', entry: { ...entry, ...SEEING }, arguments: [seen], at: predicate.at },
  }
  const link: Link = { relation: 'if', clause: seeing, span: predicate.at }
  const occurring = { ...what, particle: '이/가' }
  const { subject: _seen, ...rest } = clause
  return {
    ...rest,
    ...(personOf(who.object).who === 'I' ? {} : { subject: who.object }),
    precedingClauses: [...(clause.precedingClauses ?? []), link],
    predicate: { ...predicate, entry: { ...entry, ...OCCURRING }, arguments: [occurring] },
  }
}
