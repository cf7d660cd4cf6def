import type { NounPhrase } from '#translator/frame/frame.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'
import type { NounEntry } from '#translator/lexicon/lexiconEntry.ts'
import type { Slot } from '#translator/lexicon/lexiconRow.ts'

const PERSON = new Set(['person'])
const THING = new Set(['thing'])
/** `it is hot` is about the weather first. */
const IT = new Set(['thing', 'weather'])
const TIME = new Set(['time'])
const MONEY = new Set(['thing', 'money'])
const ANYTHING = new Set(['thing', 'person', 'place'])
const NOTHING_KNOWN = new Set(['thing', 'person', 'place', 'unknown'])

const THINGS: ReadonlySet<PronounId> = new Set([
  'it',
  'this',
  'that',
  'these',
  'those',
  'something',
  'nothing',
  'everything',
  'anything',
  'whatever',
  'what',
  'which',
])

function unitKinds(tags: ReadonlySet<string>, counted: boolean): ReadonlySet<string> {
  return counted && tags.has('unit') && tags.has('time') ? new Set(['duration']) : tags
}

function pronounKinds(id: PronounId): ReadonlySet<string> {
  if (id === 'it') return IT
  if (id === 'one' || id === 'all') return ANYTHING
  return id === 'mine' || THINGS.has(id) ? THING : PERSON
}

function sharedKinds([first = THING, ...others]: ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set([...first].filter((kind) => others.every((kinds) => kinds.has(kind))))
}

/** The semantic tags of a noun phrase: what kind of thing it names, so that prepositions and verbs can choose. */
export function kindsOf({ head, quantity }: NounPhrase): ReadonlySet<string> {
  switch (head.kind) {
    case 'noun':
    case 'compound':
      return unitKinds(head.entry.tags, quantity !== undefined)
    case 'name':
      return head.entry.tags
    case 'pronoun':
      return pronounKinds(head.id)
    case 'clock':
    case 'date':
    case 'year':
      return TIME
    case 'price':
      return MONEY
    case 'one of':
    case 'share':
      return kindsOf(head.whole)
    case 'list':
      return sharedKinds(head.items.map(kindsOf))
    case 'unknown':
      return NOTHING_KNOWN
    default:
      return THING
  }
}

/** Whether the tag of a slot lists nouns (`[advice|example]`) and does not name a kind of them. */
export function listsNouns(tag: string): boolean {
  return tag.startsWith('[')
}

const LISTS = new Map<string, ReadonlySet<string>>()

function nounsOf(kind: string): ReadonlySet<string> {
  const known = LISTS.get(kind)
  if (known) return known
  const nouns = new Set(kind.slice(1, -1).split('|'))
  LISTS.set(kind, nouns)
  return nouns
}

function namesAny(nouns: ReadonlySet<string>, named: ReadonlySet<string>): boolean {
  for (const noun of named) if (nouns.has(noun)) return true
  return false
}

/** Whether a sentence has nouns that a frame names (`[advice|example]`); a row for other nouns need not be tried. */
export function canFill(frame: readonly Slot[], nounNames: ReadonlySet<string>): boolean {
  return frame.every(
    ({ tag, optional }) => optional || tag === undefined || !listsNouns(tag) || namesAny(nounsOf(tag), nounNames),
  )
}

/** Whether a noun is of the kind, or is one of the nouns (`[rain|snow]`, in the sense `[명령]`), that a row asks for. As a unit, 일 (day) is not the listed noun 일 (work). */
export function isEntryKind({ english, korean, tags }: NounEntry, kind: string): boolean {
  if (!listsNouns(kind)) return tags.has(kind)
  const nouns = nounsOf(kind)
  return (nouns.has(korean) && !tags.has('unit')) || nouns.has(english.replaceAll(' ', '_'))
}

function namesOneOf({ head }: NounPhrase, kind: string): boolean {
  switch (head.kind) {
    case 'noun':
    case 'compound':
      return isEntryKind(head.entry, kind)
    case 'one of':
    case 'share':
      return namesOneOf(head.whole, kind)
    case 'list':
      return head.items.every((item) => namesOneOf(item, kind))
    default:
      return false
  }
}

/** Whether a noun phrase is of the kind, or is one of the nouns (`[advice|example]`), that a lexicon row asks for. */
export function isKind(phrase: NounPhrase, kind: string): boolean {
  if (listsNouns(kind)) return namesOneOf(phrase, kind)
  if (kind.includes('|')) return kind.split('|').some((each) => isKind(phrase, each))
  return kind === 'any' || kindsOf(phrase).has(kind)
}

const ONLY_SUBJECTS: ReadonlySet<string> = new Set(['i', 'we', 'he', 'she', 'they'])
const ONLY_OBJECTS: ReadonlySet<string> = new Set([
  ...['me', 'us', 'him', 'them', 'whom'],
  ...['myself', 'yourself', 'himself', 'herself', 'themselves', 'ourselves'],
])

/** Pronouns that cannot stand before a verb as its subject (me) or after it as its object (I). */
export function canBe(phrase: NounPhrase, use: 'subject' | 'object', word: string): boolean {
  if (phrase.head.kind !== 'pronoun') return true
  if (use === 'object') return !ONLY_SUBJECTS.has(word)
  return !ONLY_OBJECTS.has(word) && !(word === 'her' && phrase.head.id === 'she')
}

/** `he's right`: a countable noun needs an article, so a bare word is rather an adjective. */
export function isBareCount({
  head,
  determiner,
  possessor,
  quantity,
  adjectives,
  plural,
  relative,
}: NounPhrase): boolean {
  if (head.kind !== 'noun' || determiner || possessor || quantity || plural || relative) return false
  return adjectives.length === 0 && head.entry.plural !== '-' && !head.entry.tags.has('mass')
}
