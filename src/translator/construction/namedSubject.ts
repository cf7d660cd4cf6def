import type { Construction } from '#translator/construction/construction.ts'
import type { Argument, Clause, Link, NounPhrase } from '#translator/frame/frame.ts'
import type { Relation } from '#translator/frame/linkingWord.ts'
import { personsIn } from '#translator/frame/namedAgain.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isListener, isSpeaker } from '#translator/frame/pronounPhrase.ts'
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
  return list.some(({ object }) => isOther(object))
}

function isOther(phrase: NounPhrase): boolean {
  return isKind(phrase, 'person') && !isSpeaker(phrase) && !isListener(phrase)
}

/** `I told my boss, but she forgot`, `I met Tom and he told me`: the one other person, whom the speaker told or met. */
function personToldOf({ relation, clause: { subject, predicate } }: Link): NounPhrase | undefined {
  if ((relation !== 'but' && relation !== 'and') || !isSpeaker(subject)) return undefined
  const [told, ...more] = personsIn(predicate).filter(isOther)
  return more.length === 0 && told?.head.kind !== 'pronoun' ? told : undefined
}

function isWilled(predicate: Clause['predicate']): boolean {
  return predicate.kind === 'control' && predicate.phrase.predicate.kind !== 'report'
}

/** Whether the linked clause names one person, so that the pronoun can only mean this person. */
function namesOnePerson({ clause: { subject, predicate } }: Link): boolean {
  if (!subject || subject.head.kind === 'pronoun' || personOf(subject).living !== true) return false
  switch (predicate.kind) {
    case 'verb':
      return !namesPerson(predicate.arguments)
    case 'construction':
      return !Object.values(predicate.slots).some((slot) => slot.kind === 'noun' && isOther(slot.phrase))
    case 'control':
      return isWilled(predicate)
    default:
      return predicate.kind === 'adjective' || predicate.kind === 'noun' || predicate.kind === 'place'
  }
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
    const told = named ? undefined : precedingClauses.map(personToldOf).find((each) => isSamePerson(each, subject))
    if (told) return { ...clause, subject: told, sharedSubject: true }
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
    {
      english: 'I asked my brother, but he forgot.',
      polite: '남동생한테 물어봤는데 잊어버렸어요.',
      formal: '남동생에게 물어봤지만 잊어버렸습니다.',
      casual: '남동생한테 물어봤는데 잊어버렸어.',
      business: '남동생에게 물어봤지만 잊어버렸습니다.',
    },
  ],
  leftAlone: [
    'I told Tom, but she knew.',
    'When her husband died, she moved.',
    'Tom is tired, but I have to work.',
    'I am tired, but he has to work.',
  ],
}
