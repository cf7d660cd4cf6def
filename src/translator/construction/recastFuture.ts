import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Adjunct, Clause, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { personOf } from '#translator/korean/chain.ts'
import { named } from '#translator/lexicon/koreanKey.ts'
import type { VerbEntry } from '#translator/lexicon/lexiconEntry.ts'

const STILL_TO_COME =
  /^(?:tomorrow|tonight|soon|next |this (?:weekend|summer|winter|spring|fall|evening)|the day after tomorrow)/

const MONTHS_AND_DAYS = /day$|^(?:in|by|on)$/

function isStillToCome(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'adverb') return 'english' in adjunct.use.entry && STILL_TO_COME.test(adjunct.use.entry.english)
  if (adjunct.kind !== 'preposition') return false
  const { preposition, object } = adjunct.phrase
  const ahead = preposition.english === 'in' && preposition.word === '후'
  const date =
    MONTHS_AND_DAYS.test(preposition.english) && !object.plural && (object.head.kind === 'date' || isNamedDay(object))
  return ahead || date
}

function isNamedDay({ head }: NounPhrase): boolean {
  return (
    (head.kind === 'noun' || head.kind === 'name') &&
    /^(?:[A-Z].*day|January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
      head.entry.english,
    )
  )
}

const MOVE_HOUSE = named(koreanPredicate('이사하다', 'verb', '하다'))

/** A planned `move` is to a new home. */
function movingHouse(predicate: Predicate): Predicate {
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || predicate.entry.english !== 'move') return predicate
  const stays = predicate.arguments.length === 0
  return stays ? { ...predicate, entry: { ...predicate.entry, ...MOVE_HOUSE } } : predicate
}

/** `they're getting married in June`: a plan is a plain present, 6월에 결혼해요. */
export function withPlannedFuture(clause: Clause): Clause {
  const { group, adjuncts } = clause
  const going = group.progressive && group.tense === 'present' && !group.perfect && group.modal === undefined
  if (!going || !adjuncts.some(isStillToCome)) return clause
  return { ...clause, predicate: movingHouse(clause.predicate), group: { ...group, progressive: false } }
}

const BECOME: VerbEntry = {
  ...named(koreanPredicate('되다', 'verb', 'regular')),
  ...{ english: 'become', frame: [], precedingWords: '', tags: new Set<string>(), level: 'A1', topic: 'people' },
  ...{ passive: undefined, humble: undefined, business: undefined },
}

function becoming(complement: NounPhrase): Predicate {
  const at = { from: complement.span.from - 1, to: complement.span.from }
  return { kind: 'verb', entry: BECOME, arguments: [{ role: 'be', particle: '이/가', object: complement }], at }
}

/** What a person can become: a mother, thirty; not an identity. */
function isGrownInto(phrase: NounPhrase): boolean {
  const { head, determiner } = phrase
  if (determiner === 'the' || determiner === 'this' || determiner === 'that') return false
  return (
    head.kind === 'age' ||
    head.kind === 'number' ||
    ((head.kind === 'noun' || head.kind === 'compound') && isKind(phrase, 'person'))
  )
}

/** `she is going to be a mother`, `he'll be thirty`: 어머니가 될 거예요. */
export function withBecoming(clause: Clause): Clause {
  const { predicate, group, subject } = clause
  if (personOf(subject).living !== true || group.negative) return clause
  if (predicate.kind === 'noun' && group.modal === 'will' && !group.perfect && isGrownInto(predicate.complement))
    return { ...clause, predicate: becoming(predicate.complement) }
  if (predicate.kind !== 'control' || predicate.control !== 'going' || group.tense === 'past') return clause
  const inner = predicate.phrase.predicate
  if (inner.kind !== 'noun' || !isGrownInto(inner.complement)) return clause
  return {
    ...clause,
    predicate: { ...predicate, phrase: { ...predicate.phrase, predicate: becoming(inner.complement) } },
  }
}
