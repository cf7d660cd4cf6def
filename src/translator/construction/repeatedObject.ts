import type { Construction } from '#translator/construction/construction.ts'
import type { Argument, Clause, Link, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isListener, isPronoun, isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { removed, replaced, withArguments, withPredicate } from '#translator/frame/replaced.ts'
import { isSaidAgain, isSamePerson } from '#translator/frame/samePerson.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** The persons and things that a linked clause, said first, names by a pronoun. */
function namedIn({ clause: { subject, predicate } }: Link): NounPhrase[] {
  const objects = predicate.kind === 'verb' ? predicate.arguments.map(({ object }) => object) : []
  return subject ? [subject, ...objects] : objects
}

/** `if you find it, give it to me`: 찾으면 저에게 주세요. */
function isNamedAgain({ particle, object }: Argument, named: readonly NounPhrase[]): boolean {
  if (particle !== '을/를' && particle !== '에게' && particle !== '에게서') return false
  return named.some(
    (each) =>
      isSaidAgain(each, object) ||
      isOnlyPerson(each, object, named) ||
      (isPronoun(each, 'it') && isPronoun(object, 'it')),
  )
}

/** `my friend didn't answer, so I sent her a message`: the one person whom `her` can mean. */
function isOnlyPerson(each: NounPhrase, pronoun: NounPhrase | undefined, named: readonly NounPhrase[]): boolean {
  const others = named.filter((phrase) => personOf(phrase).living === true && !isSpeaker(phrase) && !isListener(phrase))
  const isNamed = each.head.kind === 'noun' || each.head.kind === 'compound' || each.head.kind === 'name'
  return others.length === 1 && others[0] === each && isNamed && isSamePerson(each, pronoun)
}

/** A person of respect is named again, so that the verb is humble: 부모님께 호텔을 찾아 드려야 해요. */
function withRespected(list: Argument[], named: readonly NounPhrase[]): Argument[] {
  return replaced(list, (each) => {
    const person = each.particle === '에게' ? named.find((one) => isOnlyPerson(one, each.object, named)) : undefined
    return person && personOf(person).respect !== 'none' ? { ...each, object: person } : each
  })
}

/** The phrase, and what it governs or aims at, without who was named: 여동생을 보러 is 보러. */
function withoutPersons<Phrase extends VerbPhrase>(phrase: Phrase, named: readonly NounPhrase[]): Phrase {
  const adjuncts = replaced(phrase.adjuncts, (each) => {
    if (each.kind !== 'purpose') return each
    const aimed = withoutPersons(each.phrase, named)
    return aimed === each.phrase ? each : { ...each, phrase: aimed }
  })
  const aimed = adjuncts === phrase.adjuncts ? phrase : { ...phrase, adjuncts }
  const { predicate } = aimed
  if (predicate.kind === 'control') {
    const governed = withoutPersons(predicate.phrase, named)
    return governed === predicate.phrase ? aimed : withPredicate(aimed, { ...predicate, phrase: governed })
  }
  if (!isLexicalVerb(predicate) || predicate.passive) return aimed
  const list = removed(
    withRespected(predicate.arguments, named),
    (each) => each.object.head.kind === 'pronoun' && isNamedAgain(each, named),
  )
  return withPredicate(aimed, withArguments(predicate, list))
}

/** Beside another third person, as in `she dumped him`, the pronoun is needed. */
function withoutNamed(clause: Clause, links: readonly Link[]): Clause {
  const { predicate, subject } = clause
  if (subject && !isSpeaker(subject) && !isListener(subject)) return clause
  const named = links.flatMap(namedIn)
  if (predicate.kind === 'report' && named.some((each) => isOnlyPerson(each, predicate.listener, named))) {
    const { listener: _named, ...told } = predicate
    return { ...clause, predicate: told }
  }
  return withoutPersons(clause, named)
}

/** Whether a phrase is the subject once more. Before the main clause, `he` may be somebody else than the man it names. */
function isAgain(subject: NounPhrase, phrase: NounPhrase | undefined, { span }: Link): boolean {
  if (phrase?.head.kind !== 'pronoun') return false
  if (isPronoun(subject, 'it')) return isPronoun(phrase, 'it')
  if (isListener(subject)) return isSaidAgain(subject, phrase)
  return span.from > subject.span.from ? isSamePerson(subject, phrase) : isSaidAgain(subject, phrase)
}

/** The linked clause without the person who is the subject of the main clause. */
function withoutRepeated(link: Link, subject: NounPhrase): Link {
  const { clause } = link
  const { predicate } = clause
  if (isAgain(subject, clause.subject, link)) return link
  if (predicate.kind === 'report' && isAgain(subject, predicate.listener, link)) {
    const { listener: _, ...untold } = predicate
    return { ...link, clause: { ...clause, predicate: untold } }
  }
  if (!isLexicalVerb(predicate) || predicate.passive) return link
  const list = removed(
    predicate.arguments,
    ({ particle, object }) => (particle === '을/를' || particle === '에게') && isAgain(subject, object, link),
  )
  if (list === predicate.arguments) return link
  return { ...link, clause: { ...clause, predicate: withArguments(predicate, list) } }
}

/** `he thanked me because I helped him`: the person is named once, 제가 도와줘서 그 사람은; so is what the first clause names. */
export const REPEATED_OBJECT: Construction = {
  id: 'repeated object',
  stage: 'clause',
  after: ['named subject', 'named first'],
  change(clause) {
    const { subject, precedingClauses } = clause
    if (!precedingClauses) return clause
    const said = withoutNamed(clause, precedingClauses)
    if (!subject) return said
    const links = replaced(precedingClauses, (link) => withoutRepeated(link, subject))
    return links === precedingClauses ? said : { ...said, precedingClauses: links }
  },
  examples: [
    {
      english: 'He bought me lunch because I helped him.',
      polite: '제가 도와줘서 그 사람은 저한테 점심을 사 줬어요.',
      formal: '제가 도와줘서 그 사람은 저에게 점심을 사 줬습니다.',
      casual: '내가 도와줘서 걔는 나한테 점심을 사 줬어.',
      business: '제가 도와줘서 그분은 저에게 점심을 사 주셨습니다.',
    },
    {
      english: 'My uncle gave me a camera when I helped him.',
      polite: '제가 도와줬을 때 저희 삼촌이 저한테 카메라를 줬어요.',
      formal: '제가 도와줬을 때 저희 삼촌이 저에게 카메라를 줬습니다.',
      casual: '내가 도와줬을 때 우리 삼촌이 나한테 카메라를 줬어.',
      business: '제가 도와줬을 때 저희 삼촌이 저에게 카메라를 줬습니다.',
    },
    {
      english: "I haven't seen him since he moved to Japan.",
      polite: '그 사람이 일본으로 이사한 후로 못 봤어요.',
      formal: '그 사람이 일본으로 이사한 후로 보지 못했습니다.',
      casual: '걔가 일본으로 이사한 후로 못 봤어.',
      business: '그분이 일본으로 이사하신 후로 보지 못했습니다.',
    },
  ],
  leftAlone: [
    'It rained when I bought milk.',
    'He bought me lunch because I helped her.',
    'He was late, so she left him.',
  ],
}
