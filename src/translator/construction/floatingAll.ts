import type { Construction } from '#translator/construction/construction.ts'
import { saidAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { withPredicate } from '#translator/frame/replaced.ts'

function isAll(phrase: NounPhrase): boolean {
  const { head } = phrase
  if (head.kind === 'share') return head.share === 'all' && head.whole.head.kind !== 'pronoun'
  return phrase.determiner === 'all the' && !isKind(phrase, 'time') && !isKind(phrase, 'duration')
}

function withoutAll({ determiner: _all, ...phrase }: NounPhrase): NounPhrase {
  return phrase.head.kind === 'share' ? phrase.head.whole : phrase
}

/** 쿠키 모두: used if a question has another word next to its verb. */
function together(phrase: NounPhrase): NounPhrase {
  const head = { kind: 'share' as const, share: 'all' as const, whole: withoutAll(phrase) }
  return { head, adjectives: [], plural: true, span: phrase.span, at: phrase.at }
}

function allOf({ span }: NounPhrase): Adjunct {
  return saidAdverb('all', '다', 'manner', { from: span.from, to: span.from + 1 })
}

/** `all` of an object becomes 다 next to the verb. */
function withAllObjects<Phrase extends VerbPhrase>(phrase: Phrase): Phrase {
  const { predicate, group, adjuncts } = phrase
  if (group.negative || group.never) return phrase
  if (predicate.kind === 'control') {
    const governed = withAllObjects(predicate.phrase)
    return withPredicate(phrase, governed === predicate.phrase ? predicate : { ...predicate, phrase: governed })
  }
  if (predicate.kind !== 'verb') return phrase
  const whole = predicate.arguments.find(({ role, object }) => role === 'obj' && isAll(object))
  if (!whole) return phrase
  const list = predicate.arguments.map((each) => (each === whole ? { ...each, object: withoutAll(each.object) } : each))
  return { ...phrase, predicate: { ...predicate, arguments: list }, adjuncts: [...adjuncts, allOf(whole.object)] }
}

/** `I ate all the cookies`, `where did all my friends go`: 쿠키를 다 먹었어요. */
export const FLOATING_ALL: Construction = {
  id: 'floating all',
  stage: 'clause',
  after: ['every member'],
  change(clause) {
    const { subject, group, adjuncts } = clause
    if (!subject || !isAll(subject) || group.negative || group.never) return withAllObjects(clause)
    if (adjuncts.some(({ kind }) => kind === 'wh')) return { ...clause, subject: together(subject) }
    return { ...clause, subject: withoutAll(subject), adjuncts: [...adjuncts, allOf(subject)] }
  },
  examples: [
    {
      english: 'I ate all the cookies.',
      polite: '쿠키를 다 먹었어요.',
      formal: '쿠키를 다 먹었습니다.',
      casual: '쿠키를 다 먹었어.',
      business: '쿠키를 다 먹었습니다.',
    },
    {
      english: 'All the students passed the exam.',
      polite: '학생들이 다 시험에 합격했어요.',
      formal: '학생들이 다 시험에 합격했습니다.',
      casual: '학생들이 다 시험에 합격했어.',
      business: '학생들이 다 시험에 합격했습니다.',
    },
  ],
  leftAlone: ['I worked all day.', "I didn't eat all the cookies."],
}
