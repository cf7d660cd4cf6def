import type { Adjunct, Clause, NounPhrase } from '#translator/analysis/frame.ts'
import type { Span } from '#translator/analysis/frameTerm.ts'
import type { AdverbRow } from '#translator/lexicon/lexiconRow.ts'
import { isSamePerson } from '#translator/transfer/recastPhrase.ts'

const BY_CHANCE: AdverbRow = {
  english: 'by any chance',
  korean: '혹시',
  tags: new Set(['sentence']),
  level: 'A2',
  topic: 'manner',
}

const BY_ONESELF: AdverbRow = { ...BY_CHANCE, english: 'in person', korean: '직접', tags: new Set(['manner']) }

function adverbial(entry: AdverbRow, span: Span): Adjunct {
  return { kind: 'adverb', use: { entry, span } }
}

/** `has anyone called?`: 혹시 누가 전화했어요? */
function withAskedPerson(clause: Clause): Clause {
  const { subject, mood, group, adjuncts } = clause
  if (mood !== 'question' || subject?.head.kind !== 'pronoun' || subject.head.id !== 'anyone') return clause
  const described = subject.adjectives.length > 0 || subject.relative !== undefined || subject.attached !== undefined
  if (described || group.negative || group.never || adjuncts.some(({ kind }) => kind === 'wh')) return clause
  const who: NounPhrase = { ...subject, head: { kind: 'pronoun', id: 'who' } }
  return { ...clause, subject: who, adjuncts: [adverbial(BY_CHANCE, subject.span), ...adjuncts] }
}

/** `do you happen to know`: 혹시 아세요? */
function withAskedChance(clause: Clause): Clause {
  const { predicate, mood, group, adjuncts } = clause
  if (mood !== 'question' || predicate.kind !== 'control' || predicate.control !== 'happen') return clause
  const { phrase, at } = predicate
  const negative = group.negative || phrase.group.negative
  return {
    ...clause,
    group: { ...group, negative },
    predicate: phrase.predicate,
    adjuncts: [adverbial(BY_CHANCE, at), ...adjuncts, ...phrase.adjuncts],
  }
}

/** `what made you laugh?`: 왜 웃으셨어요? */
function withAskedReason(clause: Clause): Clause {
  const { predicate, mood, group, subject, adjuncts } = clause
  if (mood !== 'question' || subject?.head.kind !== 'pronoun' || subject.head.id !== 'what') return clause
  if ((predicate.kind !== 'cause' && predicate.kind !== 'state') || predicate.cause !== 'make') return clause
  const { causee, phrase, at } = predicate
  if (group.negative || phrase.group.negative) return clause
  const why: Adjunct = { kind: 'wh', word: 'why', span: { from: subject.span.from, to: at.to } }
  return { ...clause, subject: causee, predicate: phrase.predicate, adjuncts: [why, ...adjuncts, ...phrase.adjuncts] }
}

/** What one may have others do, so that doing it for oneself is worth saying. */
const HANDIWORK = new Set(
  'iron wash cook bake make build cut grow sew knit repair fix clean brew write mend do'.split(' '),
)

function withoutOwn(object: NounPhrase): NounPhrase {
  const { possessor: _own, ...bare } = object
  return { ...bare, adjectives: object.adjectives.filter((each) => !isOwn(each)) }
}

function isOwn({ entry }: NounPhrase['adjectives'][number]): boolean {
  return !('unknown' in entry) && entry.english === 'own'
}

/** `do you iron your own shirts?`: 셔츠를 직접 다리세요? */
function withOwnHand(clause: Clause): Clause {
  const { predicate, subject } = clause
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || !HANDIWORK.has(predicate.entry.english))
    return clause
  const owned = predicate.arguments.find(({ object }) => object.adjectives.some(isOwn))
  if (!owned?.object.possessor || !isSamePerson(subject, owned.object.possessor)) return clause
  const { possessor, adjectives } = owned.object
  const to = adjectives.find(isOwn)?.span.to ?? possessor.span.to
  const list = predicate.arguments.map((each) => (each === owned ? { ...each, object: withoutOwn(each.object) } : each))
  return {
    ...clause,
    predicate: { ...predicate, arguments: list },
    adjuncts: [...clause.adjuncts, adverbial(BY_ONESELF, { from: possessor.span.from, to })],
  }
}

const CHANGES = [withAskedPerson, withAskedChance, withAskedReason, withOwnHand]

/** What English asks with a verb of its own and Korean with an adverb: 혹시, 왜, 직접. */
export function withQuestionWords(clause: Clause): Clause {
  return CHANGES.reduce((said, change) => change(said), clause)
}
