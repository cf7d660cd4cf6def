import { adjectivesAt } from '#translator/english/adjectivePhrase.ts'
import { adjunctsAt } from '#translator/english/adjunct.ts'
import { asks } from '#translator/english/asking.ts'
import { type Chart, COST, cheapest, type Reading } from '#translator/english/chart.ts'
import { whose } from '#translator/english/nounPhrase.ts'
import type { Adjunct, Clause, NounPhrase, Predicate, SlotFilling } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import { canBe, isKind } from '#translator/frame/nounKind.ts'
import type { ListedConstruction, NextWords } from '#translator/lexicon/constructionIndex.ts'
import {
  type ConstructionEntry,
  moodOf,
  type PatternElement,
  type SlotKind,
} from '#translator/lexicon/constructionRow.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** A row costs less than rules, so that it wins over its words. */
const ROW_COST = -3
/** A row with slots says less about its words. */
const SLOT_COST = 1
/** A row that holds the adverb wins. */
const PASSING_COST = 0.5
/** The discount for a row that is only a predicate: its subject and tense are read by rules. */
const PREDICATE_COST = -1

type Slots = Readonly<Record<string, SlotFilling>>

const SAME_WORDS: Readonly<Record<string, readonly string[]>> = { is: ["'s"], has: ["'s"], would: ["'d"], had: ["'d"] }

function isWord(chart: Chart, at: number, word: string): boolean {
  return chart.hasWords(at, [word]) || (tableEntry(SAME_WORDS, word)?.includes(chart.word(at)) ?? false)
}

function nouns(chart: Chart, at: number, fits: (phrase: NounPhrase) => boolean): Reading<SlotFilling>[] {
  const use = at === 0 ? 'subject' : 'object'
  return chart.rules
    .nounPhrases(chart, at)
    .filter(({ value }) => !asks(value) && canBe(value, use, chart.word(value.span.from)) && fits(value))
    .map((reading) => {
      const phrase = chart.word(at - 1) === 'of' ? whose(reading.value) : reading.value
      return { ...reading, value: { kind: 'noun', phrase } }
    })
}

function adjuncts(chart: Chart, at: number, fits: (adjunct: Adjunct) => boolean): Reading<SlotFilling>[] {
  return adjunctsAt(chart, at)
    .filter(({ value }) => fits(value))
    .map((reading) => ({ ...reading, value: { kind: 'adjunct', adjunct: reading.value } }))
}

function hasRole(adjunct: Adjunct, role: 'time' | 'place'): boolean {
  if (adjunct.kind === 'preposition') return adjunct.phrase.preposition.role === role
  if (adjunct.kind === 'time noun') return role === 'time'
  return adjunct.kind === 'adverb' && 'tags' in adjunct.use.entry && adjunct.use.entry.tags.has(role)
}

function verbPhrases(chart: Chart, at: number, form: 'base' | 'ing'): Reading<SlotFilling>[] {
  return chart.rules
    .verbPhrases(chart, at, form, false)
    .filter(({ value }) => value.predicate.kind !== 'ellipsis')
    .map((reading) => ({ ...reading, value: { kind: 'action', phrase: reading.value } }))
}

function clauses(readings: readonly Reading<Clause>[]): Reading<SlotFilling>[] {
  return readings.map((reading) => ({ ...reading, value: { kind: 'clause', clause: reading.value } }))
}

function described(chart: Chart, at: number): Reading<SlotFilling>[] {
  return adjectivesAt(chart, at).map(({ value, end, cost }) => {
    const predicate: Predicate = { kind: 'adjective', phrase: value, arguments: [], linking: 'be' }
    return { value: { kind: 'action', phrase: { group: PLAIN_GROUP, predicate, adjuncts: [] } }, end, cost }
  })
}

const FILLERS: Record<SlotKind, (chart: Chart, at: number) => Reading<SlotFilling>[]> = {
  n: (chart, at) => nouns(chart, at, ({ head }) => head.kind !== 'action'),
  person: (chart, at) => nouns(chart, at, (phrase) => isKind(phrase, 'person')),
  place: (chart, at) => nouns(chart, at, (phrase) => isKind(phrase, 'place')),
  thing: (chart, at) => nouns(chart, at, (phrase) => !isKind(phrase, 'person|place|time|duration')),
  duration: (chart, at) => nouns(chart, at, (phrase) => isKind(phrase, 'duration')),
  number: (chart, at) => nouns(chart, at, ({ head }) => head.kind === 'number'),
  when: (chart, at) => adjuncts(chart, at, (adjunct) => hasRole(adjunct, 'time')),
  where: (chart, at) => adjuncts(chart, at, (adjunct) => hasRole(adjunct, 'place')),
  v: (chart, at) => verbPhrases(chart, at, 'base'),
  ving: (chart, at) => verbPhrases(chart, at, 'ing'),
  clause: (chart, at) => clauses(chart.rules.clauses(chart, at)),
  wh: (chart, at) =>
    clauses(
      chart.word(at) === 'whether'
        ? chart.rules.trailedClauses(chart, at + 1)
        : chart.rules.embeddedQuestions(chart, at),
    ),
  adj: described,
}

const spellings = new WeakMap<Chart, ReadonlySet<string>>()

/** The words of a sentence, with what its short forms may stand for. */
function spellingsIn(chart: Chart): ReadonlySet<string> {
  const known = spellings.get(chart)
  if (known) return known
  const words = chart.tokens.flatMap(({ word }) => [word, ...(tableEntry(SPELLED_OUT, word) ?? [])])
  const made = new Set(words)
  spellings.set(chart, made)
  return made
}

/** The wordings whose fixed words all occur in the sentence: most are ruled out by this, before a slot is filled. */
function withFixedWords(chart: Chart, listed: readonly ListedConstruction[]): readonly ListedConstruction[] {
  const words = spellingsIn(chart)
  return listed.filter(({ fixed }) => fixed.every((word) => words.has(word)))
}

/** `you really made my day`: an adverb behind a pronoun or an auxiliary, inside a set phrase. */
function isPassing(chart: Chart, at: number): boolean {
  if (at === 0 || !/^(?:PRON|AUX|PART)$/.test(chart.tag(at - 1))) return false
  return (chart.lexicon.adverbs.get(chart.word(at)) ?? []).some(
    ({ entry, rest }) => rest.length === 0 && entry.tags.has('passing'),
  )
}

function matched(chart: Chart, word: string, reading: Reading<Slots>): Reading<Slots>[] {
  const { end, cost } = reading
  if (isWord(chart, end, word)) return [{ ...reading, end: end + 1 }]
  return isPassing(chart, end) && isWord(chart, end + 1, word)
    ? [{ ...reading, end: end + 2, cost: cost + PASSING_COST }]
    : []
}

/** The ways to match a wording from a token on, its slots filled. */
function matches(chart: Chart, pattern: readonly PatternElement[], at: number): readonly Reading<Slots>[] {
  let open: readonly Reading<Slots>[] = [{ value: {}, end: at, cost: 0 }]
  for (const element of pattern) {
    const more = open.flatMap((reading): Reading<Slots>[] => {
      if ('word' in element) return matched(chart, element.word, reading)
      return FILLERS[element.kind](chart, reading.end).map(({ value, end, cost }) => ({
        value: { ...reading.value, [element.slot]: value },
        end,
        cost: reading.cost + cost,
      }))
    })
    if (more.length === 0) return []
    open = cheapest(more)
  }
  return open
}

function constructions(
  chart: Chart,
  entry: ConstructionEntry,
  pattern: readonly PatternElement[],
  from: number,
  at: number,
): Reading<Predicate>[] {
  return matches(chart, pattern, at).map(({ value: slots, end, cost }) => ({
    value: { kind: 'construction', entry, slots, at: { from, to: end } },
    end,
    cost,
  }))
}

/** A sentence of a row, from its predicate. */
function sentence(entry: ConstructionEntry, predicate: Predicate): Clause {
  return { predicate, adjuncts: [], ...moodOf(entry.base.closing) }
}

/** What `'s` and `'d` may stand for. */
const SPELLED_OUT: Readonly<Record<string, readonly string[]>> = { "'s": ['is', 'has'], "'d": ['would', 'had'] }

/** The wordings that the word at a place can continue. */
function continued(chart: Chart, next: NextWords | undefined, at: number): ListedConstruction[] {
  if (!next) return []
  const word = chart.word(isPassing(chart, at) ? at + 1 : at)
  const own = word === chart.word(at) ? [] : (next.byNext.get(chart.word(at)) ?? [])
  const same = word === '' ? [] : [word, ...(tableEntry(SPELLED_OUT, word) ?? [])]
  const listed = [next.others, own, ...same.map((each) => next.byNext.get(each) ?? [])]
  return listed.flatMap((each) => withFixedWords(chart, each))
}

/** Korean that names a time of its own. */
const NAMES_TIME = /이제|이만|지금|잠깐|잠시|오늘|나중|아직/

/** A row that holds the time, in a slot or in its words, wins. */
const TIME_COST = 1.3

/** A sentence of a row with the time behind it: `I'm beat today`, `my treat tonight`. */
function withTime(chart: Chart, { value, end, cost }: Reading<Clause>): Reading<Clause>[] {
  if (end === chart.length || !/^(?:NOUN|ADV|ADP|DET|PROPN|ADJ)$/.test(chart.tag(end))) return []
  const { predicate } = value
  if (chart.word(end) === 'yet' || (predicate.kind === 'construction' && NAMES_TIME.test(predicate.entry.row.polite)))
    return []
  return adjunctsAt(chart, end)
    .filter((time) => hasRole(time.value, 'time'))
    .map((time) => ({
      value: { ...value, adjuncts: [time.value] },
      end: time.end,
      cost: cost + time.cost + TIME_COST,
    }))
}

function isClosedBy(closing: string, { mark }: ConstructionEntry): boolean {
  return mark === undefined || (mark === '.' ? closing !== '' : closing.includes(mark))
}

/** The sentences of `content/constructions` that start at a token. */
export function constructionSentencesAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return chart.readingsOnce('construction', at, () => {
    const { sentences, slotFirst } = chart.lexicon.constructions
    const listed = [
      ...continued(chart, sentences.get(chart.word(at)), at + 1),
      ...(at === 0 ? withFixedWords(chart, slotFirst) : []),
    ]
    const suited = listed.filter(({ entry }) => isClosedBy(chart.closing, entry))
    return suited
      .flatMap(({ entry, pattern }) =>
        constructions(chart, entry, pattern, at, at).map(({ value, end, cost }) => ({
          value: sentence(entry, value),
          end,
          cost: cost + ROW_COST + (pattern.some((element) => 'slot' in element) ? SLOT_COST : 0),
        })),
      )
      .flatMap((reading) => [reading, ...withTime(chart, reading)])
  })
}

/** The predicates of `content/constructions` with this verb; their further words start at a token. */
export function constructionPredicates(chart: Chart, base: string, at: number): Reading<Predicate>[] {
  return continued(chart, chart.lexicon.constructions.predicates.get(base), at).flatMap(({ entry, pattern }) =>
    constructions(chart, entry, pattern, at - 1, at).map((reading) => ({
      ...reading,
      cost: reading.cost + PREDICATE_COST - pattern.filter((element) => 'word' in element).length * COST.longerEntry,
    })),
  )
}
