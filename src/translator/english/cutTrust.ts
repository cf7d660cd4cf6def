import { clauseOf, type SentencePart, setPhraseOf } from '#translator/english/partRule.ts'
import { wordCount } from '#translator/english/readingTrust.ts'
import type { Token } from '#translator/english/token.ts'
import type { Clause, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'

/** Readings of a part that cost more have been wrong too often to call the whole sure. */
const SURE = 2

/**
 * The most words and numbers of a reading that is shown at all. Of 31 sentences of 20 to 32 words that were read whole, 12 were translated
 * right, and their costs were no lower than those of the others.
 */
const LONGEST_SHOWN = 20

/** Whether tokens are so many that a reading of them all is more often wrong than right, so that they are cut. */
export function isTooLongToShow(tokens: readonly Token[]): boolean {
  return wordCount(tokens) > LONGEST_SHOWN
}

/** These mean almost anything: get a drink, make it, take off. */
const VAGUE_VERBS =
  /^(?:get|gets|got|gotten|getting|make|makes|made|making|take|takes|took|taken|taking|have|has|had|having|keep|keeps|kept|put|puts|hand|run|runs|ran|turn|turned|set|bring|blow|blew|hit|break|broke|broken|work|works|worked|catch|caught)$/

/** `go` is vague only with a further word: go off, go bad. */
const GOING = /^(?:go|goes|went|gone|going)$/
const PLAINLY_GOING = /^(?:to|home|there|back|now|out|first|,)$/

const VAGUE_NOUNS =
  /^(?:way|ways|place|places|thing|things|point|points|deal|shot|drill|line|case|mess|matter|end|side)$/

function hasVagueVerb({ tokens }: SentencePart): boolean {
  return tokens.some(({ word, tag }, at) => {
    const next = tokens[at + 1]?.word
    if (tag !== 'VERB') return false
    if (GOING.test(word)) return next !== undefined && !PLAINLY_GOING.test(next)
    return VAGUE_VERBS.test(word) && !(/^ha/.test(word) && next === 'to')
  })
}

/** `in a jam`: somebody is in a thing that is no place. */
function isVaguePlace(predicate: Predicate): boolean {
  if (predicate.kind !== 'place' || !('object' in predicate.place)) return false
  const { object } = predicate.place
  return object.head.kind === 'noun' && !isKind(object, 'place')
}

/** `it` as an object, where nothing has been named that it could be. */
function lacksAntecedent({ predicate }: Clause, before: SentencePart | undefined): boolean {
  if (predicate.kind !== 'verb') return false
  const isIt = predicate.arguments.some(({ object: { head } }) => head.kind === 'pronoun' && head.id === 'it')
  return isIt && !(before && !setPhraseOf(before) && before.tokens.some(({ tag }) => tag === 'NOUN'))
}

/** `them`, `four of them`, `none of them` */
function isOfThem({ head }: NounPhrase): boolean {
  if (head.kind === 'share' || head.kind === 'one of') return isOfThem(head.whole)
  return head.kind === 'pronoun' && head.id === 'they'
}

/** `them` in a later part may be the things that an earlier part names: 그 사람들 would be wrong. */
function mayBeThings({ predicate, subject }: Clause, before: SentencePart | undefined): boolean {
  if (!before) return false
  const isShared = subject !== undefined && subject.head.kind !== 'pronoun' && isOfThem(subject)
  return isShared || (predicate.kind === 'verb' && predicate.arguments.some(({ object }) => isOfThem(object)))
}

const FIGURES = 'animal|food|drink|body|clothing|vehicle|machine'

/** `she's a tough cookie`: what nobody can be is said of a person as a figure of speech. */
export function mayBeFigure({ frame }: SentencePart): boolean {
  const body = frame?.body
  if (!body || !('mood' in body) || body.predicate.kind !== 'noun' || !body.subject) return false
  const { subject, predicate } = body
  if (!isKind(subject, 'person') || (subject.head.kind === 'pronoun' && subject.head.id === 'they')) return false
  return isKind(predicate.complement, FIGURES) && !isKind(predicate.complement, 'person')
}

/** `it's hot`: the weather or a thing. */
const WEATHER = /^(?:hot|cold|warm|cool|dark|bright|light)$/

function mayBeWeather({ subject, predicate, adjuncts }: Clause): boolean {
  if (
    adjuncts.length > 0 ||
    subject?.head.kind !== 'pronoun' ||
    subject.head.id !== 'it' ||
    predicate.kind !== 'adjective'
  )
    return false
  const { entry } = predicate.phrase
  return !('unknown' in entry) && WEATHER.test(entry.english)
}

/** So many adverbials have an order in Korean that is easily missed: every day in summer, more often. */
const MOST_ADJUNCTS = 2

/** Whether a part of a cut sentence says little that could mean something else, so that the whole may be called complete. */
export function isSure(part: SentencePart, cost: number, before: SentencePart | undefined): boolean {
  const clause = clauseOf(part)
  if (!clause || setPhraseOf(part)) return true
  if (
    cost > SURE ||
    (part.tokens.length < 3 && clause.subject) ||
    part.tokens.some(({ word }) => VAGUE_NOUNS.test(word))
  )
    return false
  const { predicate } = clause
  const links = (clause.precedingClauses ?? []).map((link) => link.clause)
  if (hasVagueVerb(part) || [clause, ...links].some((each) => lacksAntecedent(each, before))) return false
  if (mayBeThings(clause, before)) return false
  return clause.adjuncts.length < MOST_ADJUNCTS && !isVaguePlace(predicate) && !mayBeWeather(clause)
}
