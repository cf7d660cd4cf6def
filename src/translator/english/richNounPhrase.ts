import { prepositionalPhrasesAt } from '#translator/english/adjunct.ts'
import { attachmentCost, leads } from '#translator/english/attachmentCost.ts'
import { type Chart, COST, cheapest, type Reading } from '#translator/english/chart.ts'
import { featuresAfter, holdingsAfter, likenessesAfter } from '#translator/english/likeness.ts'
import { neithersAt } from '#translator/english/neither.ts'
import { freeRelativesAt, gerundsAt, participlesAfter } from '#translator/english/nominalClause.ts'
import { listsAfter, pairsAt } from '#translator/english/nounList.ts'
import { corePhrases } from '#translator/english/nounPhrase.ts'
import { adjectivePredicates } from '#translator/english/predicate.ts'
import { sharesAt } from '#translator/english/shareOf.ts'
import { describedGapCost, subjectCost } from '#translator/english/subjectCost.ts'
import type { Clause, Head, NounPhrase, PrepositionalPhrase } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import { isGap } from '#translator/frame/gap.ts'
import { isKind, kindsOf } from '#translator/frame/nounKind.ts'
import { isFromDay, isMembers, isOfDay, isPurposed, isReceived } from '#translator/frame/originPhrase.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

function describable({ head }: NounPhrase): boolean {
  return (
    head.kind === 'noun' ||
    head.kind === 'compound' ||
    head.kind === 'unknown' ||
    (head.kind === 'pronoun' && (INDEFINITE.has(head.id) || head.id === 'all' || head.id === 'those'))
  )
}

const INDEFINITE = new Set([
  'someone',
  'something',
  'everyone',
  'everything',
  'nobody',
  'nothing',
  'anyone',
  'anything',
])

/** `only` and `even` before a noun phrase. */
const FOCUS = { only: '만', even: '도' } as const

function focusedPhrases(chart: Chart, at: number): Reading<NounPhrase>[] {
  const focus = tableEntry(FOCUS, chart.word(at))
  if (!focus) return []
  return corePhrases(chart, at + 1).map(({ value, end, cost }) => ({
    value: { ...value, focus, span: { from: at, to: end } },
    end,
    cost,
  }))
}

/** Nouns that a complete clause describes, with the word that may introduce it: the reason why, the day when, the place where. */
function wholeClauseFrom(chart: Chart, { value, end }: Reading<NounPhrase>): number | undefined {
  const { head } = value
  const word = chart.word(end)
  const kinds = kindsOf(value)
  if (word === 'where' && kinds.has('place')) return end + 1
  if (word === 'when' && kinds.has('time')) return end + 1
  if (head.kind !== 'noun') return undefined
  const { english, tags } = head.entry
  if (english === 'reason') return word === 'why' || word === 'that' ? end + 1 : end
  const contact = tags.has('circumstance') && value.determiner === 'the'
  return contact ? (word === 'that' ? end + 1 : end) : undefined
}

function wholeClauses(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const from = wholeClauseFrom(chart, noun)
  if (from === undefined) return []
  const joined = chart.rules.trailedClauses(chart, from).filter(({ value }) => value.sharedSubject === true)
  return [...chart.rules.clauses(chart, from), ...joined].map((reading) => withRelative(noun, 'place', reading))
}

/** `whose father is a pilot`: the noun owns the subject of the clause. */
function ownerClauses(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  if (chart.word(noun.end) !== 'whose') return []
  return chart.rules
    .clauses(chart, noun.end + 1)
    .filter(({ value }) => value.subject !== undefined && value.subject.determiner === undefined)
    .map((reading) => withRelative(noun, 'owner', reading))
}

function withRelative(
  noun: Reading<NounPhrase>,
  gap: 'subject' | 'object' | 'place' | 'owner',
  { value: clause, end, cost }: Reading<Clause>,
): Reading<NounPhrase> {
  return {
    value: { ...noun.value, relative: { gap, clause }, span: { from: noun.value.span.from, to: end } },
    end,
    cost: noun.cost + cost,
  }
}

function isOne({ head }: NounPhrase): boolean {
  return head.kind === 'pronoun' ? head.id === 'one' : head.kind === 'noun' && head.entry.tags.has('prop')
}

/** `the one who did it` is a person. */
function asPerson(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase> {
  const entry = chart.lexicon.nouns.get('person')?.[0]?.entry
  return entry ? { ...noun, value: { ...noun.value, head: { kind: 'noun', entry: { ...entry, business: '' } } } } : noun
}

/** `how much time we have` is a question and does not describe a time. */
function asksHowMuch({ determiner, quantity }: NounPhrase): boolean {
  return determiner === 'how much' || quantity?.amount === 'how many'
}

const SPOT = /^(?:here|there|home)$/

/** `my sister, who lives in Chicago,`: between commas the clause only adds something, but Korean puts it in the same place. */
function addedRelatives(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const isName = noun.value.head.kind === 'name'
  const adds = chart.word(noun.end) === ',' && /^(?:who|which|whose|where)$/.test(chart.word(noun.end + 1))
  if (!adds || !(isName || describable(noun.value)) || SPOT.test(chart.word(noun.end - 1))) return []
  return relativesFrom(chart, { ...noun, end: noun.end + 1 })
    .filter(({ end }) => end === chart.length || chart.word(end) === ',')
    .filter(({ value }) => !isComment(chart, noun.end + 1, value.relative?.clause))
    .map((reading) => ({ ...reading, end: chart.word(reading.end) === ',' ? reading.end + 1 : reading.end }))
}

/** `which is hard`: it is about the whole clause before it. */
function isComment(chart: Chart, at: number, clause: Clause | undefined): boolean {
  return chart.word(at) === 'which' && (clause?.predicate.kind === 'adjective' || clause?.predicate.kind === 'noun')
}

/** `the name of the hotel where we stayed`: the clause describes the owner. */
function ownersRelatives(chart: Chart, { value, end, cost }: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const { possessor } = value
  if (!possessor || possessor.span.to !== end || !/^(?:where|that|who|which)$/.test(chart.word(end))) return []
  return relativesFrom(chart, { value: possessor, end, cost }).map((owner) => ({
    value: { ...value, possessor: owner.value, span: { from: value.span.from, to: owner.end } },
    end: owner.end,
    cost: owner.cost,
  }))
}

function relatives(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const extra = isKnownPlace(chart, noun) ? COST.outerAttachment * 4 : 0
  const found = relativesFrom(chart, noun).map((reading) => ({ ...reading, cost: reading.cost + extra }))
  return [...found, ...addedRelatives(chart, noun), ...ownersRelatives(chart, noun)]
}

/** `near our house where …`, `around here that …`: which place it is, one knows already. */
function isKnownPlace(chart: Chart, { value, end }: Reading<NounPhrase>): boolean {
  if (!/^(?:that|who|which|where)$/.test(chart.word(end))) return false
  const isKnown = isPronoun(value.possessor, 'I', 'we', 'you') || /^(?:this|that)$/.test(value.determiner ?? '')
  return SPOT.test(chart.word(end - 1)) || (isKnown && kindsOf(value).has('place'))
}

/** `a park near our house where people walk`: the clause describes the park. */
function relativesBehindPlace(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const isNamed = /^(?:that|who|which|where)$/.test(chart.word(noun.end))
  return isNamed && noun.value.attached?.preposition.role === 'place' ? relativesFrom(chart, noun) : []
}

/** `it was Tom who`: a name is singled out. */
function isCleft(chart: Chart, { value, end }: Reading<NounPhrase>): boolean {
  const be = value.span.from - 1
  return /^(?:who|that)$/.test(chart.word(end)) && /^(?:is|was|'s)$/.test(chart.word(be)) && chart.word(be - 1) === 'it'
}

function relativesFrom(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  if (noun.value.head.kind === 'name' && chart.word(noun.end - 1) !== ',' && !isCleft(chart, noun)) return []
  if (asksHowMuch(noun.value) || !(describable(noun.value) || noun.value.head.kind === 'name')) return []
  const word = chart.word(noun.end)
  if (word === 'who' && kindsOf(noun.value).has('place')) return []
  if (word === 'who' && isOne(noun.value)) return relativesFrom(chart, asPerson(chart, noun))
  const named = word === 'that' || word === 'who' || word === 'which' || word === 'whom'
  const from = named ? noun.end + 1 : noun.end
  const gaps = named ? (['subject', 'object'] as const) : (['object'] as const)
  return [
    ...wholeClauses(chart, noun),
    ...ownerClauses(chart, noun),
    ...gaps.flatMap((gap) =>
      [...chart.rules.gappedClauses(chart, from, gap), ...(gap === 'subject' ? sharedGaps(chart, from) : [])]
        .filter(isAboutPerson(noun.value))
        .map((reading) => {
          const found = withRelative(noun, gap, reading)
          const { predicate } = reading.value
          const suited =
            gap === 'subject' ? subjectCost(predicate, noun.value) : describedGapCost(predicate, noun.value)
          return { ...found, cost: found.cost + 0.5 + suited }
        }),
    ),
  ]
}

/** `a flat that allows pets and is close to the station`: two clauses describe one noun. */
function sharedGaps(chart: Chart, from: number): Reading<Clause>[] {
  return chart.rules
    .gappedClauses(chart, from, 'subject')
    .filter(({ end }) => /^(?:and|but)$/.test(chart.word(end)))
    .flatMap((first) => {
      const span = { from: first.end, to: first.end + 1 }
      const relation = chart.word(first.end) === 'but' ? 'but' : 'and'
      return chart.rules
        .gappedClauses(chart, span.to, 'subject')
        .filter(({ value: { group } }) => group.tense === first.value.group.tense)
        .map(({ value, end, cost }) => ({
          value: { ...value, precedingClauses: [{ relation, clause: first.value, span } as const] },
          end,
          cost: first.cost + cost + COST.outerAttachment * 2,
        }))
    })
}

/** Only somebody goes along: `the friend I went with`, not `the pen I write with`. */
function isAboutPerson(noun: NounPhrase): (reading: Reading<Clause>) => boolean {
  const isPerson = isKind(noun, 'person') || isKind(noun, 'animal') || isKind(noun, 'unknown')
  return ({ value }) =>
    isPerson || !value.adjuncts.some((adjunct) => adjunct.kind === 'preposition' && isGap(adjunct.phrase.object))
}

/** `a university close to home`, `a box full of books`: an adjective with what it governs stands behind its noun. */
function adjectivesAfter(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const { determiner, quantity, plural, head, possessor } = noun.value
  const isIndefinite = determiner !== undefined || quantity !== undefined || plural || head.kind === 'pronoun'
  if (chart.tag(noun.end) !== 'ADJ' || !isIndefinite || determiner === 'the' || possessor) return []
  return adjectivePredicates(chart, noun.end, 'be')
    .filter(({ value }) => value.kind === 'adjective' && value.arguments.length > 0)
    .map(({ value: predicate, end, cost }) =>
      withRelative(noun, 'subject', {
        value: { group: PLAIN_GROUP, predicate, adjuncts: [], mood: 'statement', please: false },
        end,
        cost: cost + COST.adjunct,
      }),
    )
}

/** A participle that describes a noun which can do the action. */
function participles(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  return describable(noun.value) ? participlesAfter(chart, noun) : []
}

/** `swimming in the sea`: the place belongs to the action, not to a thing. */
function isAction(chart: Chart, { at, determiner, possessor, quantity, plural }: NounPhrase): boolean {
  if (determiner || possessor || quantity || plural) return false
  return (chart.lexicon.verbs.get(chart.word(at.to - 1)) ?? []).some(({ form }) => form === 'ing')
}

function isAttributive(
  noun: NounPhrase,
  { preposition: { attributive, english, role, particle } }: PrepositionalPhrase,
): boolean {
  if (particle === '에게서') return false
  return attributive !== undefined && (english !== 'for' || role !== 'goal' || leads(noun))
}

/** `before our meeting on Thursday`: the day belongs to the event that the time is counted from. */
function dates(chart: Chart, { span }: NounPhrase): boolean {
  return /^(?:before|after|until|since)$/.test(chart.word(span.from - 1))
}

function attachments(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  if (isAction(chart, noun.value)) return []
  if (!describable(noun.value) || kindsOf(noun.value).has('time') || isAtWork(chart, noun.end)) return []
  return prepositionalPhrasesAt(chart, noun.end)
    .filter(
      ({ value }) =>
        isPurposed(noun.value, value) ||
        isReceived(noun.value, value) ||
        isMembers(noun.value, value) ||
        isFromDay(noun.value, value) ||
        (isOfDay(noun.value, value) && dates(chart, noun.value)) ||
        isAttributive(noun.value, value),
    )
    .map(({ value: attached, end, cost }) => ({
      value: ofGroup(noun.value, attached, end) ?? {
        ...noun.value,
        attached,
        span: { from: noun.value.span.from, to: end },
      },
      end,
      cost: noun.cost + cost + COST.adjunct + attachmentCost(noun.value, attached),
    }))
}

/** `nobody in my family` is none of it: 저희 가족 중 아무도. */
function ofGroup(
  { head, span }: NounPhrase,
  { preposition, object }: PrepositionalPhrase,
  end: number,
): NounPhrase | undefined {
  const inGroup = preposition.english === 'in' && kindsOf(object).has('group')
  if (!inGroup || head.kind !== 'pronoun' || head.id !== 'nobody') return undefined
  const whole = { from: span.from, to: end }
  return {
    head: { kind: 'share', share: 'none', whole: object },
    adjectives: [],
    plural: false,
    span: whole,
    at: whole,
  }
}

/** Whether an infinitive that describes the noun has no gap: time to go, a chance to win, a way to learn. */
function isOfDoing({ head }: NounPhrase): boolean {
  return head.kind === 'noun' && head.entry.tags.has('doing')
}

/** `the first to come`, `the only one to know`: the person singled out is the subject. */
function isSingledOut({ adjectives }: NounPhrase): boolean {
  return adjectives.some(
    ({ entry, degree }) =>
      degree === 'superlative' || (!('unknown' in entry) && /^(?:first|last|only|next)$/.test(entry.english)),
  )
}

/** `enough money to buy it`: what it is enough for. */
function isEnoughFor({ determiner, head }: NounPhrase): boolean {
  return determiner === 'enough' && head.kind === 'noun' && head.entry.tags.has('enabling')
}

/** `time to spend with my friends`: the time is what is spent. */
function isSpent(chart: Chart, { end }: Reading<NounPhrase>): boolean {
  return chart.word(end + 1) === 'spend'
}

function purposes(chart: Chart, noun: Reading<NounPhrase>, gap: boolean): Reading<NounPhrase>[] {
  return chart.rules.verbPhrases(chart, noun.end + 1, 'base', gap).map(({ value: purpose, end, cost }) => ({
    value: { ...noun.value, purpose, span: { from: noun.value.span.from, to: end } },
    end,
    cost: noun.cost + cost + 0.3 + (gap && isSpent(chart, noun) ? describedGapCost(purpose.predicate, noun.value) : 0),
  }))
}

/** `wants the store to close`: a known thing is wanted to do something. */
function isWantedToAct(chart: Chart, { determiner, possessor, span }: NounPhrase): boolean {
  return /^want(?:s|ed)?$/.test(chart.word(span.from - 1)) && (determiner === 'the' || possessor !== undefined)
}

/** `time to go`, `something to eat`, `someone to help me`: an infinitive that describes the noun. */
function infinitives(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  if (!describable(noun.value) || chart.word(noun.end) !== 'to' || kindsOf(noun.value).has('duration')) return []
  if (isWantedToAct(chart, noun.value)) return []
  if (isSingledOut(noun.value) && !isOfDoing(noun.value)) {
    return chart.rules.verbPhrases(chart, noun.end + 1, 'base', false).map(({ value: phrase, end, cost }) => {
      const clause: Clause = { ...phrase, group: { ...PLAIN_GROUP, tense: 'past' }, mood: 'statement', please: false }
      return withRelative(noun, 'subject', { value: clause, end, cost })
    })
  }
  const gap = (!isOfDoing(noun.value) && !isEnoughFor(noun.value)) || isSpent(chart, noun)
  const acting = gap && kindsOf(noun.value).has('person') ? purposes(chart, noun, false) : []
  return [...purposes(chart, noun, gap), ...acting]
}

const PLACES: Readonly<Record<string, string>> = {
  here: '여기',
  there: '거기',
  upstairs: '위층',
  downstairs: '아래층',
  'at work': '회사',
}

/** A form of `be` or an auxiliary closes the subject before it. */
const CLOSES_SUBJECT = /^(?:is|are|was|were|isn't|'s|'re|do|does|did|has|have|will|can)$/

/** `at work`: the place, and no activity. */
function isAtWork(chart: Chart, at: number): boolean {
  return chart.hasWords(at, ['at', 'work']) && chart.tag(at + 2) !== 'NOUN'
}

/** `everyone here`, `everyone at work`: 여기 사람들, 회사 사람들. */
function everyoneThere(everyone: NounPhrase, place: string, end: number, cost: number): Reading<NounPhrase> {
  const entry = { english: 'everyone', korean: `${place} 사람들`, tags: new Set(['person']) }
  const span = { from: everyone.span.from, to: end }
  const value = {
    ...everyone,
    head: { kind: 'name', entry },
    determiner: 'all the',
    plural: true,
    span,
    at: span,
  } as const
  return { value, end, cost: cost - 0.5 }
}

/** `the food here is cheap`, `the people upstairs are noisy`: 여기 음식, 위층 사람들. */
function placed(chart: Chart, { value, end, cost }: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const word = isAtWork(chart, end) ? 'at work' : chart.word(end)
  const korean = tableEntry(PLACES, word)
  const after = end + word.split(' ').length
  const { head: thing } = value
  if (korean === undefined || value.determiner?.startsWith('all')) return []
  const closes = CLOSES_SUBJECT.test(chart.word(after)) || chart.tag(after) === 'VERB'
  if (isPronoun(value, 'everyone') && closes) return [everyoneThere(value, korean, after, cost)]
  if (thing.kind !== 'noun' && thing.kind !== 'compound') return []
  const asked = value.span.from === 1 && chart.tag(after) === 'ADJ'
  if (!closes && !asked) return []
  const head: Head = {
    kind: 'compound',
    first: {
      english: word,
      korean: thing.kind === 'compound' ? `${korean} ${thing.first.korean}` : korean,
      tags: new Set(),
    },
    entry: thing.entry,
  }
  const span = { from: value.span.from, to: after }
  return [{ value: { ...value, head, span, at: { from: value.at.from, to: after } }, end: after, cost: cost - 0.5 }]
}

function described(chart: Chart, at: number): Reading<NounPhrase>[] {
  return corePhrases(chart, at).flatMap((noun) => [
    noun,
    ...relatives(chart, noun),
    ...participles(chart, noun),
    ...(describable(noun.value) ? adjectivesAfter(chart, noun) : []),
    ...attachments(chart, noun).flatMap((placed) => [placed, ...relativesBehindPlace(chart, placed)]),
    ...infinitives(chart, noun),
    ...placed(chart, noun),
    ...(describable(noun.value)
      ? [...likenessesAfter(chart, noun), ...holdingsAfter(chart, noun), ...featuresAfter(chart, noun)]
      : []),
  ])
}

/** Noun phrases with everything that may be attached to them: relative clauses, place phrases, lists. */
export function nounPhrasesAt(chart: Chart, at: number): readonly Reading<NounPhrase>[] {
  return chart.readingsOnce('noun phrase', at, () => {
    if (chart.word(at) === 'either') return pairsAt(chart, at)
    const pairs = chart.word(at) === 'both' ? pairsAt(chart, at) : []
    const neithers = chart.word(at) === 'neither' ? neithersAt(chart, at) : []
    if (neithers.length > 0) return neithers
    const single = cheapest([
      ...described(chart, at),
      ...focusedPhrases(chart, at),
      ...sharesAt(chart, at),
      ...gerundsAt(chart, at),
      ...freeRelativesAt(chart, at),
      ...pairs,
    ])
    return [...single, ...single.flatMap((first) => listsAfter(chart, first))]
  })
}
