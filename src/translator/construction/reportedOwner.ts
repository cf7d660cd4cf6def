import type { PhraseConstruction } from '#translator/construction/construction.ts'
import type { Clause, NounPhrase } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { removed, withArguments, withObjects, withPredicate } from '#translator/frame/replaced.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

function asSelf(phrase: NounPhrase): NounPhrase {
  return { ...phrase, head: { kind: 'pronoun', id: 'self' } }
}

/** The subject of the reported clause, its owner left out if it is a relative: 남편이; otherwise 자기 차가. */
function ownedAgain(inner: NounPhrase, speaker: NounPhrase): NounPhrase {
  const { possessor, ...thing } = inner
  if (!possessor || inner.head.kind !== 'noun' || !isSamePerson(speaker, possessor)) return inner
  if (!inner.head.entry.tags.has('kin')) return { ...inner, possessor: asSelf(possessor) }
  return { ...thing, at: { from: possessor.span.from, to: inner.at.to } }
}

/** `I told my parents I'd call them`: who is told is not named again. */
function withoutListener(clause: Clause, listener: NounPhrase | undefined): Clause {
  const { predicate } = clause
  if (!listener || !isLexicalVerb(predicate) || predicate.passive) return clause
  const list = removed(
    predicate.arguments,
    ({ particle, object }) => (particle === '을/를' || particle === '에게') && isSamePerson(listener, object),
  )
  return withPredicate(clause, withArguments(predicate, list))
}

function retold(clause: Clause, speaker: NounPhrase): Clause {
  const subject = clause.subject && ownedAgain(clause.subject, speaker)
  const isSelf = (each: NounPhrase) => isSamePerson(speaker, each) && each !== clause.subject
  const predicate =
    clause.predicate.kind === 'verb'
      ? withObjects(clause.predicate, (each) => (isSelf(each) ? asSelf(each) : each))
      : clause.predicate
  const said = withPredicate(clause, predicate)
  return subject === clause.subject || !subject ? said : { ...said, subject }
}

/** `my friend told me that her husband lies to her`: the person who tells is 자신, 남편이 자신에게 거짓말을 한다고. */
export const REPORTED_OWNER: PhraseConstruction = {
  id: 'reported owner',
  stage: 'phrase',
  after: ['repeated subject'],
  change(phrase) {
    const { predicate, subject } = phrase
    if (predicate.kind !== 'report' || !subject) return phrase
    const told = withoutListener(predicate.clause, predicate.listener)
    const clause = personOf(subject).who === 'other' ? retold(told, subject) : told
    return clause === predicate.clause ? phrase : { ...phrase, predicate: { ...predicate, clause } }
  },
  examples: [
    {
      english: 'She said her husband was sick.',
      polite: '그 사람은 남편이 아프다고 했어요.',
      formal: '그 사람은 남편이 아프다고 했습니다.',
      casual: '걔는 남편이 아프다고 했어.',
      business: '그분은 남편이 아프다고 하셨습니다.',
    },
    {
      english: 'I told my parents I would call them.',
      polite: '저희 부모님께 전화할 거라고 말했어요.',
      formal: '저희 부모님께 전화할 것이라고 말했습니다.',
      casual: '우리 부모님한테 전화할 거라고 말했어.',
      business: '저희 부모님께 전화할 것이라고 말했습니다.',
    },
    {
      english: 'Tom thinks I hate him.',
      polite: '톰은 제가 자신을 싫어한다고 생각해요.',
      formal: '톰은 제가 자신을 싫어한다고 생각합니다.',
      casual: '톰은 내가 자신을 싫어한다고 생각해.',
      business: '톰은 제가 자신을 싫어한다고 생각합니다.',
    },
  ],
  leftAlone: ['I told my parents that I would call her.', 'She said my husband was sick.', 'Tom said he was tired.'],
}
