import type { Construction } from '#translator/construction/construction.ts'
import type { Clause, Link, Predicate } from '#translator/frame/frame.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { isListener, isPronoun } from '#translator/frame/pronounPhrase.ts'
import { removed, replaced, withArguments } from '#translator/frame/replaced.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

function isPlainPresent({ group }: Clause): boolean {
  return group.tense === 'present' && !group.modal && !group.perfect && !group.progressive
}

/** Whether the clause is about a thing in general: ice melts, what happens. */
function isAboutThing(clause: Clause): boolean {
  const { subject, mood } = clause
  const named = mood === 'statement' && subject?.head.kind === 'noun' && !subject.possessor
  const ofThing = (named && personOf(subject).living !== true) || (mood === 'question' && isPronoun(subject, 'what'))
  return ofThing && isPlainPresent(clause)
}

function isGeneral({ relation, clause }: Link): boolean {
  return relation === 'when' && isListener(clause.subject) && isPlainPresent(clause)
}

/** Leaves the topic out of the condition. */
function withoutIt(predicate: Predicate): Predicate {
  if (predicate.kind !== 'verb') return predicate
  const list = removed(predicate.arguments, ({ particle, object }) => particle === '을/를' && isPronoun(object, 'it'))
  return withArguments(predicate, list)
}

function asCondition(link: Link): Link {
  if (!isGeneral(link)) return link
  const { subject: _you, ...clause } = link.clause
  return { ...link, relation: 'if', clause: { ...clause, predicate: withoutIt(clause.predicate) } }
}

/** `ice melts when you heat it`: `you` is generic and left out: 가열하면 녹아요. */
export const GENERAL_YOU: Construction = {
  id: 'general you',
  stage: 'clause',
  after: ['asked reason'],
  refuses(clause) {
    const links = isAboutThing(clause) ? (clause.precedingClauses ?? []) : []
    const washes = links.some((link) => isGeneral(link) && isVerb(link.clause.predicate, 'wash'))
    return washes ? 'wash it' : undefined
  },
  change(clause) {
    const { precedingClauses } = clause
    if (!precedingClauses || !isAboutThing(clause)) return clause
    const links = replaced(precedingClauses, asCondition)
    return links === precedingClauses ? clause : { ...clause, precedingClauses: links }
  },
  refused: ['The shirt gets clean when you wash it.'],
  examples: [
    {
      english: 'This door opens when you push it.',
      polite: '밀면 이 문은 열려요.',
      formal: '밀면 이 문은 열립니다.',
      casual: '밀면 이 문은 열려.',
      business: '밀면 이 문은 열립니다.',
    },
    {
      english: 'What happens when you press this button?',
      polite: '이 버튼을 누르면 무슨 일이 일어나요?',
      formal: '이 버튼을 누르면 무슨 일이 일어납니까?',
      casual: '이 버튼을 누르면 무슨 일이 일어나?',
      business: '이 버튼을 누르면 무슨 일이 일어납니까?',
    },
  ],
  leftAlone: ['Ice melts when it gets warm.', 'I smile when you smile.'],
}
