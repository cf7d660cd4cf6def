import { wantedSubject } from '#translator/english/subjectCost.ts'
import type { Adjunct, Clause, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { personOf } from '#translator/korean/chain.ts'
import { Untranslatable } from '#translator/korean/rendering.ts'

/** A verb that needs a certain kind of subject cannot be used with another kind: a matter cannot 기다리다. */
function withFittingSubject(clause: Clause): Clause {
  const { predicate, subject } = clause
  const wanted = wantedSubject(predicate)
  if (wanted === undefined || !subject || isKind(subject, wanted) || isKind(subject, 'unknown')) return clause
  throw new Untranslatable(`subject of ${wanted}`)
}

const CONSUMED = new Set(['먹다', '마시다'])

function isHabitual(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'per' || adjunct.kind === 'wh') return true
  if (adjunct.kind === 'preposition') return adjunct.phrase.preposition.english === 'for'
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry) return false
  const { english, tags } = adjunct.use.entry
  return tags.has('frequency') || english.startsWith('every ')
}

/** `have` with food means eating only for habits, the past and the future; `I have two apples` means possession. */
function withFittingMeal(clause: Clause): Clause {
  const { predicate, subject, group, adjuncts, mood } = clause
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || predicate.entry.english !== 'have') return clause
  const { korean, frame } = predicate.entry
  if (!CONSUMED.has(korean) || frame.some(({ tag }) => tag === 'meal')) return clause
  const owns = group.tense === 'present' && !group.modal && !group.progressive && !group.perfect
  const states = mood === 'statement' || mood === 'question'
  const lifeless = subject !== undefined && personOf(subject).living !== true
  if (lifeless || (owns && states && !adjuncts.some(isHabitual))) throw new Untranslatable('have for eat')
  return clause
}

/** `my stomach is killing me`: with a part of the body as its subject the verb is idiomatic. */
function withFittingBody(clause: Clause): Clause {
  const { predicate, subject } = clause
  const acts = predicate.kind === 'verb' && predicate.arguments.some(({ object }) => isKind(object, 'person'))
  if (acts && subject && isKind(subject, 'body')) throw new Untranslatable('body acting on its owner')
  return clause
}

/** `hit` in `Tom was hit` read as a noun without an article. */
function isBareThing({ head, determiner, possessor, quantity, plural, adjectives }: NounPhrase): boolean {
  const bare = !determiner && !possessor && !quantity && !plural && adjectives.length === 0
  return bare && head.kind === 'noun' && head.entry.tags.has('thing') && head.entry.plural !== '-'
}

const PAYING = /^(?:pay|spend|earn|make|charge|owe|buy|sell|cost)/

function isPaying(predicate: Predicate): boolean {
  return predicate.kind === 'verb' && 'english' in predicate.entry && PAYING.test(predicate.entry.english)
}

/** 얼마나 asks for a degree, not for a price. */
function asksAmount(adjunct: Adjunct): boolean {
  return adjunct.kind === 'wh' && adjunct.word === 'how much' && adjunct.span.to - adjunct.span.from === 2
}

/** `the bride was twenty minutes late`, `how was the weather there`: neither an amount of time nor a place. */
function withFittingComplement(clause: Clause): Clause {
  const { predicate, subject, adjuncts } = clause
  if (predicate.kind === 'noun' && isKind(predicate.complement, 'duration') && subject) {
    if (adjuncts.length > 0 || personOf(subject).living === true) throw new Untranslatable('be an hour')
  }
  if (predicate.kind === 'noun' && subject && isBareThing(predicate.complement) && isKind(subject, 'person|place'))
    throw new Untranslatable('be a thing')
  const spot =
    predicate.kind === 'noun' && isKind(predicate.complement, 'place') && !isKind(predicate.complement, 'group')
  if (spot && personOf(subject).living === true) throw new Untranslatable('be a place')
  if (adjuncts.some(asksAmount) && isPaying(predicate)) throw new Untranslatable('how much money')
  const asksHow = adjuncts.some((each) => each.kind === 'wh' && each.word === 'how')
  if (predicate.kind === 'place' && asksHow) throw new Untranslatable('how at a place')
  return clause
}

/** Verbs with time as their object; with other verbs a time is a duration. */
const OF_TIME = new Set(
  'spend waste have need take save remember forget enjoy like love hate lose miss want get set choose make'.split(' '),
)

/** `shaking an hour`: a stretch of time is no object. */
function withFittingObject(clause: Clause): Clause {
  const { predicate } = clause
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || OF_TIME.has(predicate.entry.english)) return clause
  const { frame } = predicate.entry
  const timed = predicate.arguments.some(({ role, object }) => role === 'obj' && isKind(object, 'duration'))
  if (timed && frame.every(({ role, tag }) => role !== 'obj' || tag === undefined))
    throw new Untranslatable('time as object')
  return clause
}

const FITS = [withFittingSubject, withFittingObject, withFittingMeal, withFittingBody, withFittingComplement]

/** Returns the clause unchanged. Throws if its predicate does not fit its subject or object. */
export function withFittingWords(clause: Clause): Clause {
  return FITS.reduce((said, checked) => checked(said), clause)
}
