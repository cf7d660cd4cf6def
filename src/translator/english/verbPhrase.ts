import { adjunctsAt } from '#translator/english/adjunct.ts'
import { arranged } from '#translator/english/arranged.ts'
import { beControls, type Headed, headedByBe } from '#translator/english/bePredicate.ts'
import { type Chart, COST, cheapest, type Reading } from '#translator/english/chart.ts'
import { constructionPredicates } from '#translator/english/constructionPattern.ts'
import { causes, controls, likenesses, reports } from '#translator/english/governedPredicate.ts'
import { passivePredicates } from '#translator/english/passive.ts'
import {
  adjectivePredicates,
  GAP,
  lexicalPredicates,
  linkedPredicates,
  listedVerbsAt,
  unknownPredicates,
} from '#translator/english/predicate.ts'
import { wantedSubject } from '#translator/english/subjectCost.ts'
import { type TimedReport, timedReports } from '#translator/english/timedReport.ts'
import { continuedGroups, type GroupState, groupWith } from '#translator/english/verbGroup.ts'
import type { Adjunct, Predicate, VerbPhrase } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import { isLexicalVerb, isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind, listsNouns } from '#translator/frame/nounKind.ts'
import { PREPOSITIONS_BY_FIRST_WORD } from '#translator/frame/preposition.ts'
import { POSSESSIVES } from '#translator/frame/pronoun.ts'
import type { VerbForm } from '#translator/lexicon/inflection.ts'
import type { ListedVerb } from '#translator/lexicon/lexicon.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

function verbTagCost(chart: Chart, at: number): number {
  const tag = chart.tag(at)
  return tag === 'VERB' || tag === 'AUX' ? 0 : COST.tagDisagrees
}

/** Verbs with the same form in present and past that usually tell of a past event: I cut my finger. */
const TOLD_AS_PAST = new Set(['cut', 'hit', 'put', 'shut', 'quit', 'set', 'burst', 'spread', 'split'])

/** The same with these verbs if they have an object: I hurt my leg, but my leg hurts. */
const TOLD_WITH_OBJECT = new Set(['hurt', 'let', 'beat'])

function hasObject({ entry }: ListedVerb): boolean {
  return entry.frame.some(({ role }) => role === 'obj')
}

/** The rows of `content/constructions` with a verb that has one form for present and past: `they beat Japan` tells of the past. */
function rowsToldAs(chart: Chart, base: string, form: VerbForm, { value: { awaits }, end: at }: Reading<GroupState>) {
  const word = chart.word(at)
  const isPast = awaits === 'finite' && (TOLD_AS_PAST.has(word) || TOLD_WITH_OBJECT.has(word))
  return form === 'base' && isPast ? [] : constructionPredicates(chart, base, at + 1)
}

function toldVerbsAt(chart: Chart, { value: { awaits }, end: at }: Reading<GroupState>) {
  const word = awaits === 'finite' ? chart.word(at) : ''
  return listedVerbsAt(chart, at).filter(
    (listed) =>
      listed.form !== 'base' || !(TOLD_AS_PAST.has(word) || (TOLD_WITH_OBJECT.has(word) && hasObject(listed))),
  )
}

/** `her own clothes`: after a possessive, `own` is not a verb. */
function isOwners(chart: Chart, at: number): boolean {
  return chart.word(at) === 'own' && tableEntry(POSSESSIVES, chart.word(at - 1)) !== undefined
}

function headedByVerb(chart: Chart, state: Reading<GroupState>, gap: boolean): Reading<Headed>[] {
  const at = state.end
  if (isOwners(chart, at)) return []
  const found: Reading<Headed>[] = []
  const add = (form: VerbForm, predicates: readonly Reading<Predicate>[]) => {
    const group = groupWith(state.value, form)
    if (!group) return
    for (const { value, end, cost } of predicates) {
      found.push({ value: { group, predicate: value }, end, cost: cost + state.cost + verbTagCost(chart, at) })
    }
  }
  const addTimed = (form: VerbForm, timed: readonly Reading<TimedReport>[]) => {
    const group = groupWith(state.value, form)
    if (group)
      found.push(...timed.map(({ value, end, cost }) => ({ value: { group, ...value }, end, cost: cost + state.cost })))
  }
  for (const listed of toldVerbsAt(chart, state)) {
    const passive = state.value.awaits === 'complement' && listed.form === 'participle'
    if (passive) add(listed.form, passivePredicates(chart, listed, at, gap))
    else add(listed.form, lexicalPredicates(chart, listed, at, gap))
  }
  for (const { base, form } of chart.lexicon.bases.get(chart.word(at)) ?? []) {
    if (state.value.awaits === 'complement' && form === 'participle') continue
    add(form, controls(chart, base, at + 1, gap))
    add(form, causes(chart, base, at + 1, gap))
    if (gap) continue
    add(form, reports(chart, base, at + 1))
    addTimed(form, timedReports(chart, base, at + 1))
    add(form, arranged(chart, base, at + 1))
    add(form, likenesses(chart, base, at + 1))
    add(form, linkedPredicates(chart, base, at + 1))
    add(form, rowsToldAs(chart, base, form, state))
  }
  if (found.length === 0 && !gap && !chart.lexicon.bases.has(chart.word(at))) {
    add(unknownForm(chart.word(at), state.value), unknownPredicates(chart, at))
  }
  return found
}

function unknownForm(word: string, state: GroupState): VerbForm {
  if (word.endsWith('ing')) return 'ing'
  if (word.endsWith('ed')) return state.awaits === 'finite' ? 'past' : 'participle'
  return state.awaits === 'finite' && word.endsWith('s') ? 's' : 'base'
}

const MOST_ADJUNCTS = 4

/** A phrase after the inner verb belongs to it rather than to the outer verb. */
const HOLDING_A_VERB: ReadonlySet<string> = new Set<Predicate['kind']>([
  'report',
  'control',
  'cause',
  'state',
  'infinitive',
])

function purposesAt(chart: Chart, at: number): Reading<Adjunct>[] {
  const from = chart.hasWords(at, ['in', 'order', 'to']) ? at + 3 : chart.word(at) === 'to' ? at + 1 : undefined
  if (from === undefined) return []
  return verbPhrasesAt(chart, from, 'base', false).map(({ value: phrase, end, cost }) => ({
    value: { kind: 'purpose' as const, phrase, span: { from: at, to: from } },
    end,
    cost: cost + COST.adjunct,
  }))
}

/** `it takes an hour`, `you need a key`: a purpose follows. */
function isNeed(predicate: Predicate): boolean {
  if (!isLexicalVerb(predicate)) return false
  return predicate.entry.korean === '걸리다' || predicate.entry.english === 'need'
}

const STAYING = /^(?:stay|wait|sit|stand|live)(?: |$)/

/** Actions can have a purpose. States, wishes and reports cannot, so `to` after them is something else. */
function hasPurpose({ predicate }: VerbPhrase): boolean {
  if (isNeed(predicate)) return true
  return isLexicalVerb(predicate) && (!predicate.entry.tags.has('state') || STAYING.test(predicate.entry.english))
}

/** Of two places in a row, the second usually describes the first: at the shop near the station. */
function isPlace(adjunct: Adjunct | undefined): boolean {
  return adjunct?.kind === 'preposition' && adjunct.phrase.preposition.role === 'place'
}

function isPlaceAdverb(adjunct: Adjunct): boolean {
  return adjunct.kind === 'adverb' && !('unknown' in adjunct.use.entry) && adjunct.use.entry.tags.has('place')
}

/** `gave her seat to a man`: a verb has one recipient, so `her` is the owner of the seat. */
function secondReceiverCost(predicate: Predicate, adjunct: Adjunct): number {
  const given = predicate.kind === 'verb' && predicate.arguments.some(({ role }) => role === 'iobj')
  const to = adjunct.kind === 'preposition' && adjunct.phrase.preposition.english === 'to'
  return given && to ? COST.outerAttachment * 4 : 0
}

/** `I like the park near my house`: a feeling takes place nowhere, so the place describes its object. */
function feltPlaceCost(predicate: Predicate, adjunct: Adjunct): number {
  if (predicate.kind !== 'verb' || !isTaggedVerb(predicate, 'unplaced') || !isPlace(adjunct)) return 0
  const isThing = predicate.arguments.some(
    ({ object }) => (object.head.kind === 'noun' || object.head.kind === 'compound') && !isKind(object, 'event'),
  )
  return isThing ? COST.outerAttachment * 3 : 0
}

function fillsPlace(predicate: Predicate): boolean {
  if (predicate.kind === 'place') return true
  if (predicate.kind !== 'verb') return false
  return predicate.arguments.some(({ role, object: { head } }) => {
    const isGoal = role === 'to' && (head.kind === 'noun' || head.kind === 'compound')
    return isGoal || role === 'at' || role === 'in' || role === 'on'
  })
}

function isForSomebody(adjunct: Adjunct): boolean {
  return adjunct.kind === 'preposition' && /^(?:for|with|about|from|by)$/.test(adjunct.phrase.preposition.english)
}

/** Not an address or a number: `at 88 Harbor Road`. */
function isNamedPlace(adjunct: Adjunct): boolean {
  if (adjunct.kind !== 'preposition' || !isPlace(adjunct)) return false
  const { head, quantity } = adjunct.phrase.object
  return /^(?:noun|compound|name)$/.test(head.kind) && quantity === undefined
}

/** `to the restaurant near the hotel` */
function isToPlace(adjunct: Adjunct | undefined): boolean {
  return (
    adjunct?.kind === 'preposition' &&
    adjunct.phrase.preposition.role === 'goal' &&
    isKind(adjunct.phrase.object, 'place')
  )
}

/** A place after a purpose usually belongs to it: a permit to camp here. */
function secondPlaceCost(predicate: Predicate, adjunct: Adjunct, last: Adjunct | undefined): number {
  if (isNamedPlace(adjunct) && (isPlace(last) || isToPlace(last) || fillsPlace(predicate)))
    return COST.outerAttachment * 4
  const near = isPlace(adjunct) || isPlaceAdverb(adjunct) || isForSomebody(adjunct)
  return last?.kind === 'purpose' && near ? COST.outerAttachment : 0
}

const BEFORE_VERBS =
  /^(?:no longer|already|always|never|usually|often|still|also|rarely|hardly|almost|finally|really|just)$/

/** `the man you met no longer works here`: an adverb between two verbs belongs to the second. */
function nextVerbCost(chart: Chart, adjunct: Adjunct, end: number): number {
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry || !BEFORE_VERBS.test(adjunct.use.entry.english))
    return 0
  return /^(?:VERB|AUX)$/.test(chart.tag(end)) ? COST.outerAttachment * 3 : 0
}

/** `stay at home than go out in this weather`: what follows the second action belongs to it. */
function comparedActionCost(last: Adjunct | undefined): number {
  const compares = last?.kind === 'preposition' && last.phrase.preposition.english === 'than'
  return compares && last.phrase.object.head.kind === 'action' ? COST.outerAttachment * 2 : 0
}

/** An adverb sense for certain verbs has a bonus next to one of them, drive carefully 조심해서, and a cost elsewhere. */
function companyCost(predicate: Predicate, adjuncts: readonly Adjunct[]): number {
  const [verb = ''] = isLexicalVerb(predicate) ? predicate.entry.english.split(' ') : []
  const costs = adjuncts.map((adjunct) => {
    if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry || !adjunct.use.entry.verbs?.size) return 0
    return adjunct.use.entry.verbs.has(verb) ? -COST.suitedAdverb : COST.suitedAdverb
  })
  return costs.reduce((sum, cost) => sum + cost, 0)
}

function withAdjuncts(chart: Chart, reading: Reading<VerbPhrase>, left: number): Reading<VerbPhrase>[] {
  if (left === 0) return [reading]
  const purposes = hasPurpose(reading.value) ? purposesAt(chart, reading.end) : []
  const more = [...adjunctsAt(chart, reading.end), ...purposes].flatMap((adjunct) =>
    withAdjuncts(
      chart,
      {
        value: { ...reading.value, adjuncts: [...reading.value.adjuncts, adjunct.value] },
        end: adjunct.end,
        cost:
          reading.cost +
          adjunct.cost +
          companyCost(reading.value.predicate, [adjunct.value]) +
          (HOLDING_A_VERB.has(reading.value.predicate.kind) ? COST.outerAttachment : 0) +
          secondReceiverCost(reading.value.predicate, adjunct.value) +
          feltPlaceCost(reading.value.predicate, adjunct.value) +
          nextVerbCost(chart, adjunct.value, adjunct.end) +
          comparedActionCost(reading.value.adjuncts.at(-1)) +
          secondPlaceCost(reading.value.predicate, adjunct.value, reading.value.adjuncts.at(-1)),
      },
      left - 1,
    ),
  )
  return [reading, ...more]
}

const AUXILIARY =
  /^(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|must|may|might|not|to|be)$/

/** `but I do`, `Mary isn't`, `he has to`: auxiliaries without a verb refer to the verb said before. */
function elided(chart: Chart, { value: { group, awaits }, end, cost }: Reading<GroupState>): Reading<Headed>[] {
  const ends = end === chart.length || /^(?:[,.;]|and|but|or|too|either|so)$/.test(chart.word(end))
  const isContracted = chart.tokens[end - 1]?.text.startsWith("'") === true
  if (awaits === 'finite' || awaits === 'ing' || !ends || isContracted || !AUXILIARY.test(chart.word(end - 1)))
    return []
  const predicate: Predicate = { kind: 'ellipsis', at: { from: end - 1, to: end } }
  return [{ value: { group: { ...group, perfect: false }, predicate }, end, cost: cost + 1.5 }]
}

/** `interested in`, `afraid of` without the object, which stands elsewhere. */
function feltAbout(chart: Chart, state: Reading<GroupState>): Reading<Headed>[] {
  return adjectivePredicates(chart, state.end, 'be', true).map(({ value: predicate, end, cost }) => ({
    value: { group: state.value.group, predicate },
    end,
    cost: cost + state.cost + COST.outerAttachment * 4,
  }))
}

const WITH = PREPOSITIONS_BY_FIRST_WORD.get('with')?.find(({ noun }) => noun === 'person')

/** Where a stranded preposition ends its clause. */
function endsClause(chart: Chart, at: number): boolean {
  return (
    at === chart.length || /^(?:AUX|VERB|ADV|CCONJ|SCONJ)$/.test(chart.tag(at)) || chart.tokens[at]?.kind === 'mark'
  )
}

/** `the friend I went to Japan with`: who goes along stands elsewhere. */
function accompanied(chart: Chart, state: Reading<GroupState>): Reading<VerbPhrase>[] {
  if (!WITH || !chart.holds(['with'])) return []
  const preposition = WITH
  return phrasesFrom(chart, state, false)
    .filter(
      ({ value, end }) => value.predicate.kind === 'verb' && chart.word(end) === 'with' && endsClause(chart, end + 1),
    )
    .map(({ value, end, cost }) => ({
      value: {
        ...value,
        adjuncts: [
          ...value.adjuncts,
          { kind: 'preposition', phrase: { preposition, object: GAP, span: { from: end, to: end + 1 } } },
        ],
      },
      end: end + 1,
      cost: cost + COST.adjunct,
    }))
}

/** Predicates after the auxiliaries already read, adjuncts included; with `gap` the verb's object stands elsewhere. */
export function phrasesFrom(chart: Chart, state: Reading<GroupState>, gap: boolean): readonly Reading<VerbPhrase>[] {
  const headed = [
    ...headedByVerb(chart, state, gap),
    ...(gap ? [] : elided(chart, state)),
    ...(state.value.awaits === 'complement' && !gap ? headedByBe(chart, state) : []),
    ...(state.value.awaits === 'complement' && gap
      ? [...beControls(chart, state, true), ...feltAbout(chart, state)]
      : []),
  ]
  const phrases = cheapest(headed).map(({ value, end, cost }) => ({
    value: { ...value, adjuncts: [...state.value.adjuncts, ...(value.adjuncts ?? [])] },
    end,
    cost: cost + companyCost(value.predicate, state.value.adjuncts),
  }))
  return cheapest([
    ...phrases.flatMap((phrase) => withAdjuncts(chart, phrase, MOST_ADJUNCTS)),
    ...(gap ? accompanied(chart, state) : []),
  ])
}

/** A sense for certain subjects only is a guess if the subject is not known, unless the sentence names it: keeps freezing. */
function unknownSubjectCost(predicate: Predicate): number {
  const wanted = wantedSubject(predicate)
  if (wanted === undefined || wanted === 'person') return 0
  return listsNouns(wanted) ? -COST.namedSubject : COST.guessedSubject
}

/** Whether a word can be a participle; a word that the lexicon lacks can. */
function mayBeParticiple(chart: Chart, at: number): boolean {
  return chart.lexicon.bases.get(chart.word(at))?.some(({ form }) => form === 'participle') ?? true
}

/** `written by him`, `stolen yesterday`: a passive participle without its auxiliary. */
function passivePhrasesAt(chart: Chart, at: number): readonly Reading<VerbPhrase>[] {
  if (!mayBeParticiple(chart, at)) return []
  return chart.readingsOnce('verb phrase participle', at, () => {
    const state: Reading<GroupState> = {
      value: { group: PLAIN_GROUP, awaits: 'complement', adjuncts: [] },
      end: at,
      cost: 0,
    }
    return phrasesFrom(chart, state, false).filter(
      ({ value: { predicate } }) => predicate.kind === 'verb' && predicate.passive === true,
    )
  })
}

/** Predicates in the base form (after to, let's, do not) or as -ing, without subject. */
export function verbPhrasesAt(
  chart: Chart,
  at: number,
  form: 'base' | 'ing' | 'participle',
  gap: boolean,
): readonly Reading<VerbPhrase>[] {
  if (form === 'participle') return passivePhrasesAt(chart, at)
  return chart.readingsOnce(`verb phrase ${form} ${gap}`, at, () => {
    const state: Reading<GroupState> = { value: { group: PLAIN_GROUP, awaits: form, adjuncts: [] }, end: at, cost: 0 }
    const states = continuedGroups(chart, state)
    const single = cheapest(
      states
        .flatMap((each) => phrasesFrom(chart, each, gap))
        .map((reading) => ({ ...reading, cost: reading.cost + unknownSubjectCost(reading.value.predicate) })),
    )
    return gap ? single : [...single, ...single.flatMap((first) => joinedPhrases(chart, first, form))]
  })
}

/** `to read two books and write a report`: verbs in the same form under one governing verb. */
function joinedPhrases(chart: Chart, first: Reading<VerbPhrase>, form: 'base' | 'ing'): Reading<VerbPhrase>[] {
  const joined = chart.word(first.end)
  if ((joined !== 'and' && joined !== 'or') || first.value.predicate.kind === 'ellipsis') return []
  const span = { from: first.end, to: first.end + 1 }
  return verbPhrasesAt(chart, first.end + 1, form, false)
    .filter(({ value }) => value.predicate.kind !== 'ellipsis')
    .map(({ value, end, cost }) => ({
      value: { ...value, earlier: [{ phrase: first.value, joined, span }, ...(value.earlier ?? [])] },
      end,
      cost: first.cost + cost + COST.outerAttachment,
    }))
}
