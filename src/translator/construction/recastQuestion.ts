import type { Adjunct, Clause, NounPhrase } from '#translator/frame/frame.ts'
import type { Span } from '#translator/frame/frameTerm.ts'
import type { AdverbRow } from '#translator/lexicon/lexiconRow.ts'

const BY_CHANCE: AdverbRow = {
  english: 'by any chance',
  korean: '혹시',
  tags: new Set(['sentence']),
  level: 'A2',
  topic: 'manner',
}

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

const CHANGES = [withAskedPerson, withAskedChance, withAskedReason]

/** Questions that Korean asks with an adverb instead of a verb: 혹시, 왜. */
export function withQuestionWords(clause: Clause): Clause {
  return CHANGES.reduce((said, change) => change(said), clause)
}
