import { adjectivesAt } from '#translator/english/adjectivePhrase.ts'
import { type Chart, COST, listedAt, type Reading } from '#translator/english/chart.ts'
import { type Opening, openingsAt, ownedBy } from '#translator/english/determiner.ts'
import { decimalAt, figuresAt, numberAt } from '#translator/english/englishNumber.ts'
import { animalBefore, countedBefore, oneBefore, themBefore } from '#translator/english/namedBefore.ts'
import { names, plain, spots } from '#translator/english/namePhrase.ts'
import { numberedThingsAt } from '#translator/english/numberedThing.ts'
import { isJoined, suitsOpening, suitsSense, withOneUnit } from '#translator/english/openingFit.ts'
import { severalListenersAt } from '#translator/english/severalListeners.ts'
import { unknownKind } from '#translator/english/unknownKind.ts'
import type { AdjectivePhrase, Head, NounPhrase } from '#translator/frame/frame.ts'
import { isEntryKind, isKind } from '#translator/frame/nounKind.ts'
import { POSSESSIVE_PRONOUNS, PRONOUNS } from '#translator/frame/pronoun.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import type { NounEntry } from '#translator/lexicon/lexiconEntry.ts'
import type { NameRow } from '#translator/lexicon/lexiconRow.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

interface Nominal {
  head: Head
  plural: boolean
  at: { from: number; to: number }
}

/** May and March are months only with their capital. */
function hasItsCapital(chart: Chart, at: number, english: string): boolean {
  return !/^[A-Z]/.test(english) || /^[A-Z]/.test(chart.tokens[at]?.text ?? '')
}

function listedNouns(chart: Chart, at: number): Reading<Nominal>[] {
  return listedAt(chart, chart.lexicon.nouns, at, ['NOUN', 'PROPN'])
    .filter(({ value }) => hasItsCapital(chart, at, value.entry.english))
    .map(({ value, end, cost }) => ({
      value: { head: { kind: 'noun', entry: value.entry }, plural: value.plural, at: { from: at, to: end } },
      end,
      cost,
    }))
}

/** `French` before word or teacher means the language, before food the country. */
function isTaught(first: NounEntry | NameRow, entry: NounEntry): boolean {
  return first.tags.has('language') && entry.tags.has('taught')
}

const SIDES = new Set(['오른쪽', '왼쪽'])

/** `right address` is not about a side, `back` in `ice cream back` is not a part, and `tomorrow` in `cold tomorrow` stands alone. */
function compounds(first: { korean: string }, { english, tags }: NounEntry): boolean {
  if (english === 'back' || tags.has('dated')) return false
  return !SIDES.has(first.korean) || tags.has('body') || tags.has('clothing') || english === 'side'
}

function compoundNouns(chart: Chart, at: number): Reading<Nominal>[] {
  const firsts = [
    ...listedAt(chart, chart.lexicon.nouns, at, ['NOUN', 'PROPN', 'ADJ']).filter(
      ({ value }) => !value.plural && isJoined(value.entry),
    ),
    ...listedAt(chart, chart.lexicon.names, at, ['PROPN', 'ADJ']).filter(({ value }) =>
      value.entry.tags.has('modifier'),
    ),
  ]
  return firsts.flatMap((first) =>
    listedNouns(chart, first.end).flatMap(({ value, end, cost }) =>
      value.head.kind !== 'noun' || !isJoined(value.head.entry) || !compounds(first.value.entry, value.head.entry)
        ? []
        : [
            {
              value: {
                head: { kind: 'compound' as const, first: first.value.entry, entry: value.head.entry },
                plural: value.plural,
                at: { from: at, to: end },
              },
              end,
              cost: cost + first.cost + (isTaught(first.value.entry, value.head.entry) ? -1.5 : 0.4),
            },
          ],
    ),
  )
}

const OPEN_CLASS = new Set(['NOUN', 'PROPN', 'X', 'SYM'])

function unknownNoun(chart: Chart, at: number): Reading<Nominal>[] {
  const token = chart.tokens[at]
  if (!token || token.kind === 'mark' || (token.kind === 'word' && !OPEN_CLASS.has(token.tag))) return []
  const head: Head = { kind: 'unknown', text: token.text, what: unknownKind(chart.tokens, at) }
  return [{ value: { head, plural: false, at: { from: at, to: at + 1 } }, end: at + 1, cost: COST.unknown }]
}

/** The kind of noun that a sense of an adjective is for: 더운 for times, 뜨거운 for the rest. */
function wantedNoun({ entry }: AdjectivePhrase): string | undefined {
  return 'unknown' in entry ? undefined : entry.frame.find(({ role }) => role === 'subj')?.tag
}

function isChosenFor(adjective: AdjectivePhrase): boolean {
  return wantedNoun(adjective) !== undefined
}

/** A sense for people only (old: 나이 든) does not describe shoes. Nothing describes a day by its name: `it will be cold tomorrow`. */
function describes(adjective: AdjectivePhrase, head: Head): boolean {
  if (head.kind === 'noun' && isEntryKind(head.entry, 'dated')) return false
  const wanted = wantedNoun(adjective)
  if (wanted === undefined) return true
  return (head.kind === 'noun' || head.kind === 'compound') && isEntryKind(head.entry, wanted)
}

/** A noun with the adjectives before it, starting at a token. */
function nominalsAt(
  chart: Chart,
  at: number,
): readonly Reading<Pick<NounPhrase, 'head' | 'plural' | 'adjectives' | 'at'>>[] {
  return chart.readingsOnce('nominal', at, () => {
    const known = [...listedNouns(chart, at), ...compoundNouns(chart, at)]
    const bare = known.length > 0 || chart.lexicon.names.has(chart.word(at)) ? known : unknownNoun(chart, at)
    const described = adjectivesAt(chart, at).flatMap((adjective) =>
      nominalsAt(chart, chart.word(adjective.end) === 'and' ? adjective.end + 1 : adjective.end)
        .filter((noun) => describes(adjective.value, noun.value.head))
        .map((noun) => ({
          value: { ...noun.value, adjectives: [adjective.value, ...noun.value.adjectives] },
          end: noun.end,
          cost: adjective.cost + noun.cost - (isChosenFor(adjective.value) ? COST.suitedNoun : 0),
        })),
    )
    return [...bare.map((reading) => ({ ...reading, value: { ...reading.value, adjectives: [] } })), ...described]
  })
}

const PARTITIVE = new Set(['container', 'unit', 'measure'])

/** `glass of water`, `three cups of coffee`: the first noun counts the second. */
function wholeNoun(
  opening: Opening,
  at: number,
  reading: Reading<Pick<NounPhrase, 'head' | 'plural' | 'adjectives' | 'at'>>,
): Reading<NounPhrase> {
  return { value: { ...opening, ...reading.value, span: { from: at, to: reading.end } }, end: reading.end, cost: 0 }
}

function determined(chart: Chart, at: number): Reading<NounPhrase>[] {
  return openingsAt(chart, at).flatMap((opening) =>
    nominalsAt(chart, opening.end)
      .filter((noun) => suitsOpening(chart, opening.value, noun.value))
      .map((noun) => ({
        ...wholeNoun(withOneUnit(opening.value, noun.value, opening.end), at, noun),
        cost: opening.cost + noun.cost,
      })),
  )
}

/** `anything like that`: 그런 것. */
const THINGS_LIKE: ReadonlySet<string> = new Set(['something', 'anything', 'everything'])

const INDEFINITE: ReadonlySet<string> = new Set(['someone', 'something', 'anyone', 'anything', 'nobody', 'nothing'])

function pronouns(chart: Chart, at: number): Reading<NounPhrase>[] {
  const span = { from: at, to: at + 1 }
  const found = [...themBefore(chart, at), ...oneBefore(chart, at), ...animalBefore(chart, at)]
  const form = tableEntry(PRONOUNS, chart.word(at))
  const isAtAll = chart.word(at) === 'all' && chart.word(at - 1) === 'at'
  if (form && !isAtAll && found.length === 0)
    found.push({ value: { ...ownedBy(form.id, span), plural: form.id === 'they' }, end: at + 1, cost: 0 })
  if (form && INDEFINITE.has(form.id)) {
    const described = /^(?:first|last|next)$/.test(chart.word(at + 1)) ? [] : adjectivesAt(chart, at + 1)
    for (const { value: adjective, end, cost } of described) {
      found.push({
        value: { ...ownedBy(form.id, { from: at, to: end }), at: span, adjectives: [adjective] },
        end,
        cost: cost + 0.2,
      })
    }
  }
  if (form && THINGS_LIKE.has(form.id) && chart.word(at + 1) === 'like' && /^(?:that|this)$/.test(chart.word(at + 2))) {
    const entry = { english: `${form.id} like that`, korean: '것', tags: new Set(['thing']) }
    const { value, ...reading } = plain({ kind: 'name', entry }, at, at + 3, -1)
    found.push({ ...reading, value: { ...value, determiner: 'such' } })
  }
  if (chart.hasWords(at, ['no', 'one']))
    found.push({ value: ownedBy('nobody', { from: at, to: at + 2 }), end: at + 2, cost: -0.3 })
  if (chart.hasWords(at, ['each', 'other']))
    found.push({ value: ownedBy('each other', { from: at, to: at + 2 }), end: at + 2, cost: 0 })
  const owner = tableEntry(POSSESSIVE_PRONOUNS, chart.word(at))
  if (owner) {
    const value: NounPhrase = { ...ownedBy('mine', span), possessor: ownedBy(owner, span) }
    found.push({ value, end: at + 1, cost: 0.3 })
  }
  return found
}

function figures(chart: Chart, at: number): Reading<NounPhrase>[] {
  const number = numberAt(chart, at)
  const bare = number
    ? [plain(countedBefore(chart, at, number.value) ?? { kind: 'number', value: number.value }, at, number.end, 0.5)]
    : []
  const decimal = decimalAt(chart, at)
  const part = chart.word(at) === 'one' && chart.word(at + 1) === 'of' ? corePhrases(chart, at + 2) : []
  return [
    ...part.map(({ value: whole, end, cost }) => plain({ kind: 'one of', whole }, at, end, cost - 0.5)),
    ...figuresAt(chart, at).map(({ value, end, cost }) => plain(value, at, end, cost)),
    ...bare,
    ...(decimal ? [plain({ kind: 'decimal', figure: decimal.figure }, at, decimal.end, 0.5)] : []),
  ]
}

/** Noun phrases without anything attached after them: `my two old friends`, `Tom`, `this`, `3 o'clock`. */
function simplePhrases(chart: Chart, at: number): readonly Reading<NounPhrase>[] {
  return chart.readingsOnce('simple noun phrase', at, () => [
    ...pronouns(chart, at),
    ...severalListenersAt(chart, at),
    ...names(chart, at),
    ...numberedThingsAt(chart, at),
    ...figures(chart, at),
    ...spots(chart, at),
    ...determined(chart, at),
  ])
}

function possessed(chart: Chart, owner: Reading<NounPhrase>): Reading<NounPhrase>[] {
  if (chart.word(owner.end) !== "'s") return []
  const from = owner.value.span.from
  return nominalsAt(chart, owner.end + 1)
    .filter(({ value }) => suitsSense({ possessor: owner.value }, value))
    .map((noun) => ({
      value: { ...noun.value, possessor: owner.value, span: { from, to: noun.end } },
      end: noun.end,
      cost: owner.cost + noun.cost,
    }))
}

/** `a pair of` shoes or socks takes the counter 켤레; `a pair of` glasses or scissors is one thing. */
function isLooseMeasure({ korean }: NounEntry, { head }: NounPhrase): boolean {
  return korean === '켤레' && !(head.kind === 'noun' && head.entry.counter === korean)
}

/** `a new kind of fish`: the sort comes first in Korean, 새로운 종류의 물고기. */
function ofSort(sort: NounPhrase, thing: NounPhrase): NounPhrase | undefined {
  if (thing.head.kind !== 'noun' || thing.possessor) return undefined
  const isMere = sort.determiner === 'the' && sort.adjectives.length === 0
  return isMere ? { ...thing, determiner: 'a' } : { ...thing, possessor: sort }
}

/** `the number of students`: a count of what follows, 학생 수. */
function countOf(chart: Chart, whole: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const { head } = whole.value
  if (head.kind !== 'noun' || !head.entry.tags.has('counting') || chart.word(whole.end) !== 'of') return []
  return corePhrases(chart, whole.end + 1).flatMap(({ value: { determiner: _the, ...part }, end, cost }) =>
    part.head.kind === 'noun' && part.plural
      ? [
          {
            value: {
              ...part,
              head: { kind: 'compound', first: part.head.entry, entry: head.entry },
              plural: false,
              span: { from: whole.value.span.from, to: end },
              at: { from: whole.value.at.from, to: end },
            },
            end,
            cost: cost + whole.cost - 1,
          },
        ]
      : [],
  )
}

/** `a new pair of shoes`: the shoes are new. */
function describing(whole: NounPhrase, part: NounPhrase, { korean }: NounEntry): NounPhrase['adjectives'] {
  return korean === '켤레' ? [...whole.adjectives, ...part.adjectives] : part.adjectives
}

function belonging(chart: Chart, whole: Reading<NounPhrase>): Reading<NounPhrase>[] {
  if (chart.word(whole.end) !== 'of' || whole.value.head.kind !== 'noun' || whole.value.possessor) return []
  const { entry } = whole.value.head
  const counts = [...entry.tags].some((tag) => PARTITIVE.has(tag))
  return corePhrases(chart, whole.end + 1).map((part) => {
    const span = { from: whole.value.span.from, to: part.end }
    const cost = whole.cost + part.cost + 0.1
    const adjectives = describing(whole.value, part.value, entry)
    if (counts && isLooseMeasure(entry, part.value)) {
      const at = { from: whole.value.at.from, to: part.value.at.to }
      return { value: { ...part.value, adjectives, at, plural: false, span }, end: part.end, cost: cost - 0.2 }
    }
    if (counts) {
      const quantity = {
        ...(whole.value.quantity ?? { amount: 1 as const }),
        span: whole.value.span,
        counter: entry.korean === '잔' && !isKind(part.value, 'drink') ? '컵' : entry.korean,
      }
      return { value: { ...part.value, adjectives, quantity, span }, end: part.end, cost: cost - 0.2 }
    }
    const sorted = entry.tags.has('sort') ? ofSort(whole.value, part.value) : undefined
    if (sorted) return { value: { ...sorted, span }, end: part.end, cost }
    return { value: { ...whole.value, possessor: whose(part.value), span }, end: part.end, cost }
  })
}

/** `a friend of mine`: the owner, who is named by the thing owned. */
export function whose(phrase: NounPhrase): NounPhrase {
  return isPronoun(phrase, 'mine') && phrase.possessor ? phrase.possessor : phrase
}

/** `my friend Sarah`, `our neighbor Tom`: 제 친구 세라. */
function named(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const { possessor, plural, head } = noun.value
  if (!possessor || plural || head.kind !== 'noun' || !isKind(noun.value, 'person|animal')) return []
  return names(chart, noun.end).flatMap(({ value: name, end, cost }) =>
    name.head.kind === 'name' && !name.head.title && isKind(name, 'person')
      ? [
          {
            value: {
              ...noun.value,
              called: name.head.entry,
              span: { from: noun.value.span.from, to: end },
              at: { from: noun.value.at.from, to: end },
            },
            end,
            cost: noun.cost + cost - 0.5,
          },
        ]
      : [],
  )
}

/** Noun phrases with owners before and behind: `my brother's car`, `the capital of France`, `a cup of tea`. */
export function corePhrases(chart: Chart, at: number): readonly Reading<NounPhrase>[] {
  return chart.readingsOnce('core noun phrase', at, () => {
    const simple = simplePhrases(chart, at)
    const owned = simple.flatMap((owner) => possessed(chart, owner))
    const again = owned.flatMap((owner) => possessed(chart, owner))
    const all = [...simple, ...owned, ...again].flatMap((noun) => [noun, ...named(chart, noun)])
    return [...all, ...all.flatMap((whole) => [...belonging(chart, whole), ...countOf(chart, whole)])]
  })
}
