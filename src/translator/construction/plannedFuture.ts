import type { Construction } from '#translator/construction/construction.ts'
import { isTaggedAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, Clause, NounPhrase } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isKnownPerson } from '#translator/korean/news.ts'

const WITH_A_DATE = /day$|^(?:in|by|on)$/

const DAYS_AND_MONTHS =
  /^(?:[A-Z].*day|January|February|March|April|May|June|July|August|September|October|November|December)$/

function isNamedDay({ head }: NounPhrase): boolean {
  return (head.kind === 'noun' || head.kind === 'name') && DAYS_AND_MONTHS.test(head.entry.english)
}

function isStillToCome(adjunct: Adjunct): boolean {
  if (adjunct.kind !== 'preposition') return isTaggedAdverb(adjunct, 'upcoming')
  const { preposition, object } = adjunct.phrase
  const ahead =
    (preposition.english === 'in' && preposition.word === '후') ||
    (preposition.english === 'after' && preposition.role === 'time')
  const date =
    WITH_A_DATE.test(preposition.english) && !object.plural && (object.head.kind === 'date' || isNamedDay(object))
  return ahead || date || (preposition.english === 'at' && preposition.role === 'time')
}

/** Whether a present progressive is about a plan: they're leaving tomorrow. */
export function isPlanned({ group, adjuncts, predicate }: Clause): boolean {
  const going = group.progressive && group.tense === 'present' && !group.perfect && group.modal === undefined
  return going && (adjuncts.some((each) => isStillToCome(each) || asksTime(each)) || isArranged(predicate))
}

/** `when is their album coming out?` */
function asksTime(adjunct: Adjunct): boolean {
  return adjunct.kind === 'wh' && (adjunct.word === 'when' || adjunct.word === 'what time')
}

/** `she is getting married`, `we're moving to Busan`, `I'm quitting my job`, `what are you wearing to the party`: it lies ahead. */
function isArranged(predicate: Clause['predicate']): boolean {
  return isLexicalVerb(predicate) && /^(?:결혼하다|이사하다|그만두다|입고 가다)$/.test(predicate.entry.korean)
}

/** `my cousin is coming this weekend`: what somebody close plans is news, 사촌이 이번 주말에 와요. */
function isToldPlan({ mood, subject, precedingClauses = [] }: Clause): boolean {
  return mood === 'statement' && precedingClauses.length === 0 && subject !== undefined && isKnownPerson(subject)
}

/** `they're getting married in June`: a plan is a plain present, 6월에 결혼해요. */
export const PLANNED_FUTURE: Construction = {
  id: 'planned future',
  stage: 'clause',
  after: ['moving house'],
  change(clause) {
    if (!isPlanned(clause)) return clause
    const planned = { ...clause, group: { ...clause.group, progressive: false } }
    return isToldPlan(clause) ? { ...planned, noTopic: true } : planned
  },
  examples: [
    {
      english: "They're getting married in June.",
      polite: '그 사람들은 6월에 결혼해요.',
      formal: '그 사람들은 6월에 결혼합니다.',
      casual: '걔네는 6월에 결혼해.',
      business: '그분들은 6월에 결혼하십니다.',
    },
    {
      english: "I'm meeting a client at noon.",
      polite: '저는 정오에 고객을 봬요.',
      formal: '저는 정오에 고객을 뵙습니다.',
      casual: '나는 정오에 고객을 만나.',
      business: '저는 정오에 고객님을 뵙습니다.',
    },
    {
      english: "I'm leaving tomorrow.",
      polite: '저는 내일 떠나요.',
      formal: '저는 내일 떠납니다.',
      casual: '나는 내일 떠나.',
      business: '저는 내일 떠납니다.',
    },
  ],
  leftAlone: ["They're eating dinner.", 'I was leaving.'],
}
