import type { Adjunct, Clause, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import type { AdverbRow } from '#translator/lexicon/lexiconRow.ts'

const ALL: AdverbRow = { english: 'all', korean: '다', tags: new Set(['manner']), level: 'A1', topic: 'degree' }

function isAll(phrase: NounPhrase): boolean {
  const { head } = phrase
  if (head.kind === 'share') return head.share === 'all' && head.whole.head.kind !== 'pronoun'
  return phrase.determiner === 'all the' && !isKind(phrase, 'time') && !isKind(phrase, 'duration')
}

function uncounted({ determiner: _all, ...phrase }: NounPhrase): NounPhrase {
  return phrase.head.kind === 'share' ? phrase.head.whole : phrase
}

/** 쿠키 모두: used if a question has another word next to its verb. */
function together(phrase: NounPhrase): NounPhrase {
  const head = { kind: 'share' as const, share: 'all' as const, whole: uncounted(phrase) }
  return { head, adjectives: [], plural: true, span: phrase.span, at: phrase.at }
}

function allOf({ span }: NounPhrase): Adjunct {
  return { kind: 'adverb', use: { entry: ALL, span: { from: span.from, to: span.from + 1 } } }
}

/** `all` of an object becomes 다 next to the verb. */
function withAllObjects<Phrase extends VerbPhrase>(phrase: Phrase): Phrase {
  const { predicate, group, adjuncts } = phrase
  if (group.negative || group.never) return phrase
  if (predicate.kind === 'control')
    return { ...phrase, predicate: { ...predicate, phrase: withAllObjects(predicate.phrase) } }
  if (predicate.kind !== 'verb') return phrase
  const whole = predicate.arguments.find(({ role, object }) => role === 'obj' && isAll(object))
  if (!whole) return phrase
  const list = predicate.arguments.map((each) => (each === whole ? { ...each, object: uncounted(each.object) } : each))
  return { ...phrase, predicate: { ...predicate, arguments: list }, adjuncts: [...adjuncts, allOf(whole.object)] }
}

/** `I ate all the cookies`, `where did all my friends go`: 쿠키를 다 먹었어요. */
export function withFloatingAll(clause: Clause): Clause {
  const { subject, group, adjuncts } = clause
  if (!subject || !isAll(subject) || group.negative || group.never) return withAllObjects(clause)
  if (adjuncts.some(({ kind }) => kind === 'wh')) return { ...clause, subject: together(subject) }
  return { ...clause, subject: uncounted(subject), adjuncts: [...adjuncts, allOf(subject)] }
}

function isHowMuch({ determiner }: NounPhrase): boolean {
  return determiner === 'how much'
}

function howMuch({ span }: NounPhrase): Adjunct {
  return { kind: 'wh', word: 'how much', span: { from: span.from, to: span.from + 2 } }
}

/** `how much money do you need`: the amount is asked beside the verb, 돈이 얼마나 필요하세요? */
export function withAskedAmount(clause: Clause): Clause {
  const { subject, predicate, adjuncts } = clause
  if (subject && isHowMuch(subject))
    return { ...clause, subject: uncounted(subject), adjuncts: [...adjuncts, howMuch(subject)] }
  if (predicate.kind === 'there' && isHowMuch(predicate.what)) {
    return {
      ...clause,
      predicate: { ...predicate, what: uncounted(predicate.what) },
      adjuncts: [...adjuncts, howMuch(predicate.what)],
    }
  }
  if (predicate.kind !== 'verb') return clause
  const asked = predicate.arguments.find(({ role, object }) => role === 'obj' && isHowMuch(object))
  if (!asked) return clause
  const list = predicate.arguments.map((each) => (each === asked ? { ...each, object: uncounted(each.object) } : each))
  return { ...clause, predicate: { ...predicate, arguments: list }, adjuncts: [...adjuncts, howMuch(asked.object)] }
}
