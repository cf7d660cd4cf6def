import type { Construction } from '#translator/construction/construction.ts'
import type { Argument, Clause, Link, NounPhrase } from '#translator/frame/frame.ts'
import type { Relation } from '#translator/frame/linkingWord.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

const JOINING: ReadonlySet<Relation> = new Set([
  'and',
  'but',
  'so',
  'because',
  'when',
  'after',
  'before',
  'while',
  'if',
  'result',
])

function namesPerson(list: readonly Argument[]): boolean {
  return list.some(({ object }) => isKind(object, 'person'))
}

function isWilled(predicate: Clause['predicate']): boolean {
  return predicate.kind === 'control' && predicate.phrase.predicate.kind !== 'report'
}

/** Whether the linked clause names one person, so that the pronoun can only mean this person. */
function namesOnePerson({ clause: { subject, predicate } }: Link): boolean {
  if (!subject || subject.head.kind === 'pronoun' || personOf(subject).living !== true) return false
  return predicate.kind === 'verb'
    ? !namesPerson(predicate.arguments)
    : predicate.kind === 'adjective' || isWilled(predicate)
}

/** `her husband died and she moved`: the pronoun means the owner. */
function isOwnedBy({ possessor }: NounPhrase, owner: NounPhrase | undefined): boolean {
  return possessor?.head.kind === 'pronoun' && isSamePerson(possessor, owner)
}

/** `Tom is tired, but he has to work`: the pronoun refers to the person named and is left out. */
export const NAMED_SUBJECT: Construction = {
  id: 'named subject',
  stage: 'clause',
  change(clause) {
    const { subject, precedingClauses = [] } = clause
    const named = precedingClauses.find((each) => JOINING.has(each.relation) && namesOnePerson(each))?.clause.subject
    if (!named || !isSamePerson(named, subject) || named === subject || isOwnedBy(named, subject)) return clause
    return { ...clause, subject: named }
  },
  examples: [
    {
      english: 'Tom is tired, but he has to work.',
      polite: '톰은 피곤한데 일해야 해요.',
      formal: '톰은 피곤하지만 일해야 합니다.',
      casual: '톰은 피곤한데 일해야 해.',
      business: '톰은 피곤하지만 일해야 합니다.',
    },
    {
      english: 'Mary was hungry, so she ate a sandwich.',
      polite: '메리는 배가 고파서 샌드위치를 먹었어요.',
      formal: '메리는 배가 고파서 샌드위치를 먹었습니다.',
      casual: '메리는 배가 고파서 샌드위치를 먹었어.',
      business: '메리는 배가 고파서 샌드위치를 먹었습니다.',
    },
  ],
  leaves: ['When her husband died, she moved.', 'Tom is tired, but I have to work.', 'I am tired, but he has to work.'],
}
