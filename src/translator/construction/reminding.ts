import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Construction } from '#translator/construction/construction.ts'
import type { Clause, Link, NounPhrase } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'
import { named } from '#translator/lexicon/koreanKey.ts'

interface Met {
  particle: string
  verb: ReturnType<typeof named>
}

const SEEN: Met = { particle: '을/를', verb: named(koreanPredicate('보다', 'verb', 'regular')) }

/** How one meets what reminds of something, by the tag of the noun. */
const MET: readonly (Met & { tag: string })[] = [
  { tag: 'heard', particle: '을/를', verb: named(koreanPredicate('듣다', 'verb', 'ㄷ')) },
  { tag: 'smelled', particle: '을/를', verb: named(koreanPredicate('맡다', 'verb', 'regular')) },
  { tag: 'food', particle: '을/를', verb: named(koreanPredicate('먹다', 'verb', 'regular')) },
  { tag: 'time', particle: '이/가', verb: named(koreanPredicate('되다', 'verb', 'regular')) },
]

function metBy({ head }: NounPhrase): Met {
  if (head.kind !== 'noun' && head.kind !== 'compound') return SEEN
  return MET.find(({ tag }) => head.entry.tags.has(tag)) ?? SEEN
}

/** `my childhood`: whose, is clear. */
function withoutOwn(phrase: NounPhrase): NounPhrase {
  const { possessor, ...thing } = phrase
  if (!isPronoun(possessor, 'I') || !possessor) return phrase
  return { ...thing, at: { from: possessor.span.from, to: phrase.at.to } }
}

const OCCURRING = named(koreanPredicate('생각나다', 'verb', 'regular'))

/** `this song reminds me of home` becomes `when I hear this song, home comes to mind`: 이 노래를 들으면 집이 생각나요. */
export const REMINDING: Construction = {
  id: 'reminding',
  stage: 'clause',
  change(clause) {
    const { predicate, subject, group, mood } = clause
    if (!isVerb(predicate, 'remind')) return clause
    const [who, what] = [predicate.arguments.find(({ role }) => role === 'obj'), predicate.arguments[1]]
    const plain = mood === 'statement' && !group.negative && !group.modal && !group.perfect && group.tense === 'present'
    if (!plain || !who || what?.role !== 'of' || !subject) return clause
    const met = metBy(subject)
    const entry = { ...predicate.entry, tags: new Set(['state']) }
    const seen = { role: 'seen', particle: met.particle, object: subject }
    const seeing: Clause = {
      ...{ subject: who.object, sharedSubject: true, mood, please: false, group: PLAIN_GROUP, adjuncts: [] },
      predicate: { kind: 'verb', entry: { ...entry, ...met.verb }, arguments: [seen], at: predicate.at },
    }
    const link: Link = { relation: 'if', clause: seeing, span: predicate.at }
    const { subject: _seen, ...rest } = clause
    return {
      ...rest,
      ...(personOf(who.object).who === 'I' ? {} : { subject: who.object }),
      precedingClauses: [...(clause.precedingClauses ?? []), link],
      predicate: {
        ...predicate,
        entry: { ...entry, ...OCCURRING },
        arguments: [{ ...what, object: withoutOwn(what.object), particle: '이/가' }],
      },
    }
  },
  examples: [
    {
      english: 'This song reminds me of my childhood.',
      polite: '이 노래를 들으면 어린 시절이 생각나요.',
      formal: '이 노래를 들으면 어린 시절이 생각납니다.',
      casual: '이 노래를 들으면 어린 시절이 생각나.',
      business: '이 노래를 들으면 어린 시절이 생각납니다.',
    },
    {
      english: 'You remind me of my brother.',
      polite: '선생님을 보면 남동생이 생각나요.',
      formal: '선생님을 보면 남동생이 생각납니다.',
      casual: '너를 보면 남동생이 생각나.',
      business: '고객님을 보면 남동생이 생각납니다.',
    },
    {
      english: 'She reminds me of my grandmother.',
      polite: '그 사람을 보면 할머니가 생각나요.',
      formal: '그 사람을 보면 할머니가 생각납니다.',
      casual: '그 사람을 보면 할머니가 생각나.',
      business: '그분을 보면 할머니가 생각납니다.',
    },
  ],
  leftAlone: ['Remind me to call my brother.'],
}
