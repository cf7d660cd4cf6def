import type { Clause, NounPhrase, SentenceFrame } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'
import { isListener, isPronoun, isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'

/** What a frame says of persons, in the order in which it is met. */
interface Persons {
  named: NounPhrase[]
  pronouns: NounPhrase[]
  subjects: Set<NounPhrase>
  /** Who is told something: in what is told, they are left out. */
  listeners: Set<NounPhrase>
  /** Who is made to do something: what they do has no subject of its own. */
  causees: Set<NounPhrase>
}

function isNounPhrase(value: object): value is NounPhrase {
  return 'head' in value && 'adjectives' in value
}

function isClause(value: object): value is Clause {
  return 'mood' in value && 'group' in value
}

const THIRD: readonly PronounId[] = ['he', 'she', 'they']

function isNamedPerson(phrase: NounPhrase): boolean {
  const { kind } = phrase.head
  return (kind === 'noun' || kind === 'compound' || kind === 'name') && isKind(phrase, 'person')
}

function gather(value: unknown, persons: Persons): void {
  if (typeof value !== 'object' || value === null) return
  if (isClause(value) && value.subject) persons.subjects.add(value.subject)
  if ('listener' in value) persons.listeners.add(value.listener as NounPhrase)
  if ('causee' in value) persons.causees.add(value.causee as NounPhrase)
  if (isNounPhrase(value)) {
    if (isPronoun(value, ...THIRD)) persons.pronouns.push(value)
    else if (isNamedPerson(value) || value.head.kind === 'list' || value.head.kind === 'share')
      persons.named.push(value)
  }
  for (const [key, each] of Object.entries(value)) if (key !== 'entry') gather(each, persons)
}

/** The clause around a pronoun. */
interface Around {
  subject: NounPhrase | undefined
  /** Whether it tells what the person says or thinks, who is 자신 there. */
  told: boolean
}

/** A person who is the subject of a clause is named again only as an owner or object in a clause about somebody else. */
function isAside(person: NounPhrase, pronoun: NounPhrase, { subject, told }: Around): boolean {
  if (!subject || told || subject === pronoun) return false
  return subject !== person && !isSamePerson(person, subject)
}

/** The person or persons named before a pronoun, if it can mean nobody else. */
function meant(
  pronoun: NounPhrase,
  { named, pronouns, subjects, listeners, causees }: Persons,
  around: Around,
): NounPhrase | undefined {
  const { head, span } = pronoun
  if (head.kind !== 'pronoun') return undefined
  const isEarlier = pronouns.some((each) => isPronoun(each, head.id) && each.span.from < (named[0]?.span.from ?? 0))
  const fitting = named.filter((each) => isSeveral(each) || isSamePerson(each, pronoun))
  const [only, ...others] = fitting
  if (!only || others.length > 0 || isEarlier || only.span.from < 0 || only.span.to > span.from) return undefined
  if (isSeveral(only) || only.plural !== (head.id === 'they') || only.relative || only.attached) return undefined
  if (causees.has(only) || (around.told && listeners.has(only))) return undefined
  return subjects.has(only) && !isAside(only, pronoun, around) ? undefined : only
}

function isSeveral({ head }: NounPhrase): boolean {
  return head.kind === 'list' || head.kind === 'share'
}

/** The noun alone, with its owner if the listener is the owner: 남동생분이. */
function namedAgain(named: NounPhrase, { span }: NounPhrase): NounPhrase {
  const { head, plural, possessor } = named
  return {
    ...{ head, plural, adjectives: [], span, at: span },
    ...(isListener(possessor) && possessor ? { possessor } : {}),
    ...(head.kind === 'name' || isListener(possessor) ? {} : { determiner: 'the' as const }),
  }
}

/** Whom or what an action is about. */
export function personsIn(predicate: Clause['predicate']): NounPhrase[] {
  switch (predicate.kind) {
    case 'verb':
      return predicate.arguments.map(({ object }) => object)
    case 'report':
      return predicate.listener ? [predicate.listener] : []
    case 'cause':
      return [predicate.causee]
    case 'control':
      return personsIn(predicate.phrase.predicate)
    default:
      return []
  }
}

/** `I met a client, but he left`: what follows is left to `named subject`, which says the person once. */
function isToldOn({ precedingClauses = [] }: Clause, { named }: Persons): boolean {
  return precedingClauses.some(({ relation, clause: { subject, predicate } }) => {
    const tells = /^(?:and|but)$/.test(relation) && isSpeaker(subject)
    return tells && personsIn(predicate).some((each) => named.includes(each))
  })
}

/** A clause about the person: named as its subject, the person is not named again inside it. */
function replacedClause(clause: Clause, persons: Persons): Clause | undefined {
  const { subject } = clause
  if (!subject || !persons.pronouns.includes(subject)) return undefined
  if (isToldOn(clause, persons)) return clause
  const named = meant(subject, persons, { subject, told: false })
  return named && { ...clause, subject: namedAgain(named, subject) }
}

/** `in his fried rice`: an owner is named in a clause about somebody else. What belongs to a subject has its owner left out. */
function replacedOwner(thing: NounPhrase, persons: Persons, around: Around): NounPhrase {
  const { possessor, relative } = thing
  const inside = relative && (replacedIn(relative, persons, around) as NounPhrase['relative'])
  const said = inside === relative || !inside ? thing : { ...thing, relative: inside }
  if (!possessor || !persons.pronouns.includes(possessor) || thing === around.subject || isKind(thing, 'body|kin'))
    return said
  const named = meant(possessor, persons, around)
  return named ? { ...said, possessor: namedAgain(named, possessor) } : said
}

function replacedIn(value: unknown, persons: Persons, around: Around): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Set || value instanceof Map) return value
  if (isNounPhrase(value)) return replacedOwner(value, persons, around)
  const about = isClause(value) && replacedClause(value, persons)
  if (about) return about
  const inside = aroundIn(value, around)
  if (Array.isArray(value)) {
    const list = value.map((each: unknown) => replacedIn(each, persons, inside))
    return list.every((each, index) => each === value[index]) ? value : list
  }
  const entries = Object.entries(value)
  const changed = entries.map(
    ([key, each]) => [key, key === 'entry' ? each : replacedIn(each, persons, inside)] as const,
  )
  return changed.every(([, each], index) => each === entries[index]?.[1]) ? value : Object.fromEntries(changed)
}

function aroundIn(value: object, around: Around): Around {
  const told = around.told || ('kind' in value && value.kind === 'report')
  return isClause(value) ? { subject: value.subject, told } : { ...around, told }
}

/**
 * `tip the driver when he helps you`, `my grandmother's stories while she was alive`: Korean names the person again rather than
 * point back, 할머니가 살아 계실 때. A subject that comes again is left out elsewhere.
 */
export function withPersonsNamed(frame: SentenceFrame): SentenceFrame {
  const persons: Persons = { named: [], pronouns: [], subjects: new Set(), listeners: new Set(), causees: new Set() }
  gather(frame, persons)
  if (persons.pronouns.length === 0 || persons.named.length === 0) return frame
  return replacedIn(frame, persons, { subject: undefined, told: false }) as SentenceFrame
}
