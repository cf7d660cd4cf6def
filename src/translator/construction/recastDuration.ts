import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Adjunct, Argument, Clause, Link, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { PLAIN_GROUP, type Span } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { named } from '#translator/lexicon/koreanKey.ts'
import type { VerbEntry } from '#translator/lexicon/lexiconEntry.ts'

function verb(english: string, lemma: string): VerbEntry {
  return {
    ...named(koreanPredicate(lemma, 'verb', 'regular')),
    ...{ english, frame: [], precedingWords: '', tags: new Set(), level: 'A2', topic: 'time' },
    ...{ passive: undefined, humble: undefined, business: undefined },
  }
}

const BECOMING = verb('become', '되다')
const COMING = verb('come', '오다')
const PASSING = verb('be (so long)', '되다')
const LASTING_LONG = verb('be long', '오래되다')

/** The event with which a state began: 친구가 되다, 여기 오다; undefined where none is known. */
function begun(predicate: Predicate): Predicate | undefined {
  switch (predicate.kind) {
    case 'verb':
      return 'unknown' in predicate.entry || predicate.entry.korean === '있다' ? undefined : predicate
    case 'adjective':
      return predicate.linking === 'be' ? predicate : undefined
    case 'noun': {
      const become: Argument = { role: 'as', particle: '이/가', object: { ...predicate.complement, plural: false } }
      return { kind: 'verb', entry: BECOMING, arguments: [become], at: predicate.complement.span }
    }
    case 'place': {
      const { place, at } = predicate
      if (!('preposition' in place)) return undefined
      if (place.object.head.kind !== 'name' && !isKind(place.object, 'group')) return undefined
      const goal: Argument = { role: 'to', particle: '에', object: place.object }
      return { kind: 'verb', entry: COMING, arguments: [goal], at }
    }
    default:
      return undefined
  }
}

function isHowLong(adjunct: Adjunct): boolean {
  return adjunct.kind === 'wh' && adjunct.word === 'how long'
}

/** The time that has passed since a beginning: 결혼한 지 십 년이 됐어요. */
function sinceBegun(
  clause: Clause,
  from: Predicate,
  at: Span,
  passed: Pick<Clause, 'adjuncts'> & { list: Argument[] },
) {
  const start: Clause = {
    ...clause,
    ...{ mood: 'statement', group: PLAIN_GROUP, predicate: from, precedingClauses: [] },
    adjuncts: clause.adjuncts.filter((each) => !isHowLong(each) && !isForStretch(each)),
  }
  const link: Link = { relation: 'time since', clause: start, span: { from: -1, to: -1 } }
  return {
    ...clause,
    group: { ...PLAIN_GROUP, tense: 'past' as const },
    predicate: { kind: 'verb' as const, entry: PASSING, arguments: passed.list, at },
    adjuncts: passed.adjuncts,
    precedingClauses: [...(clause.precedingClauses ?? []), link],
  }
}

function isForStretch(adjunct: Adjunct): boolean {
  if (adjunct.kind !== 'preposition' || adjunct.phrase.preposition.english !== 'for') return false
  return isKind(adjunct.phrase.object, 'duration')
}

function isResulting(predicate: Predicate): boolean {
  if (predicate.kind !== 'adjective' || 'unknown' in predicate.phrase.entry) return false
  return predicate.linking === 'be' && predicate.phrase.entry.tags.has('resulting')
}

function isLongTime({ head, adjectives }: NounPhrase): boolean {
  const isTime = head.kind === 'noun' && head.entry.english === 'time'
  return isTime && adjectives.some(({ entry }) => !('unknown' in entry) && entry.english === 'long')
}

/** The predicate of passing time: 삼 년이 되다, 오래되다. */
function passedTime(time: NounPhrase): Predicate | undefined {
  if (isLongTime(time)) return { kind: 'verb', entry: LASTING_LONG, arguments: [], at: time.span }
  if (!isKind(time, 'duration')) return undefined
  const passed: Argument = { role: 'for', particle: '이/가', object: time }
  return { kind: 'verb', entry: PASSING, arguments: [passed], at: time.span }
}

/** `it's been three years since Tom died`: 톰이 죽은 지 삼 년이 됐어요. */
function sinceThen(clause: Clause): Clause | undefined {
  const { predicate, subject, group, precedingClauses = [] } = clause
  const it = subject?.head.kind === 'pronoun' && subject.head.id === 'it'
  const since = precedingClauses.find(({ relation }) => relation === 'since')
  if (!it || !since || !group.perfect || predicate.kind !== 'noun') return undefined
  if (since.clause.predicate.kind !== 'verb' || since.clause.group.negative) return undefined
  const passed = passedTime(predicate.complement)
  if (!passed) return undefined
  const { subject: _it, ...rest } = clause
  return {
    ...rest,
    group: { ...PLAIN_GROUP, tense: 'past' },
    predicate: passed,
    precedingClauses: precedingClauses.map((link) => (link === since ? { ...link, relation: 'time since' } : link)),
  }
}

/** `how long have you been married`: 결혼하신 지 얼마나 되셨어요?; `married for ten years`: 결혼한 지 십 년이 됐어요. */
export function withTimeSince(clause: Clause): Clause {
  const then = sinceThen(clause)
  if (then) return then
  const { group, mood, adjuncts, predicate } = clause
  const { perfect, modal, negative, never, tense } = group
  if (!perfect || modal || negative || never || tense === 'past') return clause
  const asked = mood === 'question' ? adjuncts.find(isHowLong) : undefined
  const from = begun(predicate)
  if (asked?.kind === 'wh' && from) {
    const howMuch: Adjunct = { ...asked, word: 'how much' }
    return sinceBegun(clause, from, asked.span, { list: [], adjuncts: [howMuch] })
  }
  const stretch = adjuncts.find(isForStretch)
  if (stretch?.kind !== 'preposition' || !isResulting(predicate)) return clause
  const passed: Argument = { role: 'for', particle: '이/가', object: stretch.phrase.object }
  return sinceBegun(clause, predicate, stretch.phrase.span, { list: [passed], adjuncts: [] })
}
