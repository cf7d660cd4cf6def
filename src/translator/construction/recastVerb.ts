import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Adjunct, Clause, Link, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { type NamedPredicate, named } from '#translator/lexicon/koreanKey.ts'
import type { AdjectiveEntry, VerbEntry } from '#translator/lexicon/lexiconEntry.ts'

/** English `come` to the listener is `go` in Korean. */
const GOING: Readonly<Record<string, NamedPredicate>> = {
  오다: named(koreanPredicate('가다', 'verb', 'regular')),
  들어오다: named(koreanPredicate('들어가다', 'verb', 'regular')),
  가져오다: named(koreanPredicate('가져가다', 'verb', 'regular')),
}
const OWN_COMING = new Set(['come', 'come in', 'come over', 'bring'])
const COMING_MODALS = new Set(['can', 'could', 'will', 'may', 'might', 'should', 'must'])

function isLexical(entry: object): entry is VerbEntry {
  return !('unknown' in entry)
}

/** `may I come in`, `I can't come`: the speaker's movement to the listener is 가다. */
export function withOwnGoing(clause: Clause): Clause {
  const { predicate, subject, mood, group } = clause
  const isAboutSpeaker = subject?.head.kind === 'pronoun' && (subject.head.id === 'I' || subject.head.id === 'we')
  if (!isAboutSpeaker || predicate.kind !== 'verb' || !isLexical(predicate.entry)) return clause
  const toward = mood === 'permission' || mood === 'offer' || (group.modal && COMING_MODALS.has(group.modal))
  const going = OWN_COMING.has(predicate.entry.english) ? GOING[predicate.entry.korean] : undefined
  if (!going || !(toward || group.progressive)) return clause
  return { ...clause, predicate: { ...predicate, entry: { ...predicate.entry, ...going } } }
}

const DYING = named(koreanPredicate('죽어 가다', 'verb', 'regular'))

/** `the tree is dying`: death draws near, 죽어 가고 있어요. */
export function withDying(clause: Clause): Clause {
  const { predicate, group } = clause
  if (!group.progressive || predicate.kind !== 'verb' || !isLexical(predicate.entry)) return clause
  if (predicate.entry.korean !== '죽다') return clause
  return { ...clause, predicate: { ...predicate, entry: { ...predicate.entry, ...DYING } } }
}

/** `can read` without an object is about literacy: 글을 읽을 수 있어요. */
export function withLiteracy(clause: Clause): Clause {
  const { predicate, group } = clause
  const able = group.modal === 'can' || group.modal === 'could'
  if (!able || predicate.kind !== 'verb' || !isLexical(predicate.entry) || predicate.entry.precedingWords !== '책을')
    return clause
  return { ...clause, predicate: { ...predicate, entry: { ...predicate.entry, precedingWords: '글을' } } }
}

/** `it takes me an hour`: 저는 한 시간이 걸려요. */
export function withTimedPerson(clause: Clause): Clause {
  const { predicate } = clause
  if (predicate.kind !== 'verb') return clause
  const timed = predicate.arguments.find(({ role, particle }) => role === 'for' && particle === '은/는')
  if (!timed) return clause
  const list = predicate.arguments.filter((each) => each !== timed)
  return { ...clause, subject: timed.object, predicate: { ...predicate, arguments: list } }
}

/** Verbs whose action can last until now: `I have lived here for five years` 살고 있어요. */
const LASTING = new Set(['live', 'work', 'study', 'learn', 'teach', 'wait', 'wait for', 'stay', 'play', 'know', 'have'])

function isTimeSpan(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'adverb') return !('unknown' in adjunct.use.entry) && /^for /.test(adjunct.use.entry.english)
  return adjunct.kind === 'preposition' && /^(?:for|since)$/.test(adjunct.phrase.preposition.english)
}

/** Whether the phrase describes a state or an action that can last until now: `we have been friends for years` 친구예요. */
function lasts({ predicate, group }: VerbPhrase): boolean {
  if (predicate.kind === 'noun' || predicate.kind === 'place') return true
  if (predicate.kind === 'adjective') return predicate.linking === 'be'
  if (predicate.kind !== 'verb' || !isLexical(predicate.entry)) return false
  return group.progressive || LASTING.has(predicate.entry.english)
}

function everSince(link: Link): Link {
  return link.relation === 'since' ? { ...link, relation: 'ever since' } : link
}

/** The English perfect with `for` or `since` becomes a Korean present that continues. */
export function withLasting<Phrase extends VerbPhrase & { precedingClauses?: Link[] }>(phrase: Phrase): Phrase {
  const { group, adjuncts, precedingClauses = [] } = phrase
  if (!group.perfect || group.modal || group.negative || group.never || group.tense === 'past') return phrase
  const spansTime = adjuncts.some(isTimeSpan) || precedingClauses.some(({ relation }) => relation === 'since')
  if (!lasts(phrase) || !spansTime) return phrase
  const lasting = { ...group, perfect: false, progressive: phrase.predicate.kind === 'verb' }
  return { ...phrase, group: lasting, precedingClauses: precedingClauses.map(everSince) }
}

const CHILDLIKE = named(koreanPredicate('어리다', 'adjective', 'regular'))

const CHILDREN = new Set(['child', 'kid', 'boy', 'girl'])
const BEING_SMALL: AdjectiveEntry = {
  ...{
    english: 'be a child',
    frame: [],
    precedingWords: '',
    attributive: '',
    tags: new Set(),
    level: 'A1',
    topic: 'people',
  },
  ...CHILDLIKE,
}

/** `when I was young`, `since we were kids` speak of childhood: 어렸을 때. */
export function withChildhood(clause: Clause): Clause {
  const { predicate, group } = clause
  if (group.tense !== 'past') return clause
  if (predicate.kind === 'noun' && isChild(predicate.complement)) {
    const span = predicate.complement.span
    const phrase = { entry: BEING_SMALL, degree: 'positive' as const, adverbs: [], span }
    return { ...clause, predicate: { kind: 'adjective', phrase, arguments: [], linking: 'be' } }
  }
  if (predicate.kind !== 'adjective' || 'unknown' in predicate.phrase.entry) return clause
  const { entry } = predicate.phrase
  if (entry.english !== 'young') return clause
  return { ...clause, predicate: { ...predicate, phrase: { ...predicate.phrase, entry: { ...entry, ...CHILDLIKE } } } }
}

function isChild({ head, adjectives, possessor }: NounPhrase): boolean {
  return head.kind === 'noun' && CHILDREN.has(head.entry.english) && adjectives.length === 0 && !possessor
}

const RESEMBLING = { ...named(koreanPredicate('닮다', 'verb', 'regular')), tags: new Set(['past']) }

/** `he looks like his father`: resemblance, 아버지를 닮았어요. */
export function withResemblance(clause: Clause): Clause {
  const { predicate } = clause
  if (predicate.kind !== 'verb' || !isLexical(predicate.entry) || predicate.entry.english !== 'look like') return clause
  const [like] = predicate.arguments
  if (!like?.object.possessor || !isKind(like.object, 'kin')) return clause
  const entry = { ...predicate.entry, ...RESEMBLING }
  return { ...clause, predicate: { ...predicate, entry, arguments: [{ ...like, particle: '을/를' }] } }
}

const HELD = new Set(['앉다', '서다', '눕다'])

/** `she sat reading`: the posture during an action, 책을 읽으면서 앉아 있었어요. */
export function withHeldPosture(clause: Clause): Clause {
  const { predicate, precedingClauses = [], mood } = clause
  const beside = mood === 'statement' && precedingClauses.some(({ relation }) => relation === 'doing')
  if (!beside || predicate.kind !== 'verb' || !isLexical(predicate.entry) || !HELD.has(predicate.entry.korean))
    return clause
  return { ...clause, group: { ...clause.group, progressive: true } }
}
