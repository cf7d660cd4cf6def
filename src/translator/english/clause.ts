import { adjunctsAt } from '#translator/english/adjunct.ts'
import { type Chart, COST, cheapest, type Reading } from '#translator/english/chart.ts'
import { GAP } from '#translator/english/predicate.ts'
import { subjectCost } from '#translator/english/subjectCost.ts'
import { tenseCost } from '#translator/english/tenseCost.ts'
import { continuedGroups, firstAuxiliaries, type GroupState, verbGroupsAt } from '#translator/english/verbGroup.ts'
import { phrasesFrom } from '#translator/english/verbPhrase.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, Argument, Clause, NounPhrase, Predicate, VerbPhrase } from '#translator/frame/frame.ts'
import { canBe } from '#translator/frame/nounKind.ts'

export function subjectsAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  return chart.rules.nounPhrases(chart, at).filter(({ value }) => canBe(value, 'subject', chart.word(value.span.from)))
}

const PLURAL_OR_YOU = new Set(['I', 'you', 'we', 'they', 'these', 'those'])

/** Subjects suit their predicates in kind, and agree with them in number. */
export function fitCost({ predicate, group }: VerbPhrase, subject: NounPhrase): number {
  const { head } = subject
  const suited = subjectCost(predicate, subject)
  if (group.agreement === undefined || head.kind === 'unknown') return suited
  const many = head.kind === 'pronoun' ? PLURAL_OR_YOU.has(head.id) : subject.plural || head.kind === 'list'
  return many === (group.agreement === 'base') ? suited : suited + COST.disagreement
}

function statement(phrase: VerbPhrase, subject: NounPhrase | undefined, leading: Adjunct[]): Clause {
  const base: Clause = { ...phrase, adjuncts: [...leading, ...phrase.adjuncts], mood: 'statement', please: false }
  return subject ? { ...base, subject } : base
}

/** Adverbs and phrases before the subject: `Tomorrow, I …`; the empty opening included. `before` without a comma is a conjunction. */
function leadingAdjuncts(chart: Chart, at: number): Reading<Adjunct[]>[] {
  const opening = adjunctsAt(chart, at).filter(
    ({ value, end }) => chart.word(end) === ',' || !isAdverb(value, 'before'),
  )
  const first = opening.map(({ value, end, cost }) => ({
    value: [value],
    end: chart.word(end) === ',' ? end + 1 : end,
    cost,
  }))
  return [{ value: [], end: at, cost: 0 }, ...first]
}

/** In `a package for you at reception`, the first phrase rather belongs to the noun. */
const SECOND_ADJUNCT = 0.5

function withOneAdjunct(chart: Chart, { value, end, cost }: Reading<VerbPhrase>, extra: number): Reading<VerbPhrase>[] {
  return adjunctsAt(chart, end).map((adjunct) => ({
    value: { ...value, adjuncts: [...value.adjuncts, adjunct.value] },
    end: adjunct.end,
    cost: cost + adjunct.cost + extra,
  }))
}

function therePredicates(chart: Chart, state: Reading<GroupState>): Reading<VerbPhrase>[] {
  // In `there is so much work` the words belong to the noun.
  if (state.value.awaits !== 'complement' || state.value.adjuncts.some((each) => isAdverb(each, 'so much'))) return []
  return chart.rules.nounPhrases(chart, state.end).flatMap((what) => {
    const predicate: Predicate = { kind: 'there', what: what.value }
    const bare: Reading<VerbPhrase> = {
      value: { group: state.value.group, predicate, adjuncts: state.value.adjuncts },
      end: what.end,
      cost: what.cost + state.cost,
    }
    const placed = withOneAdjunct(chart, bare, -0.2)
    return [bare, ...placed, ...placed.flatMap((reading) => withOneAdjunct(chart, reading, SECOND_ADJUNCT))]
  })
}

function thereStatements(chart: Chart, at: number): Reading<Clause>[] {
  if (chart.word(at) !== 'there') return []
  return verbGroupsAt(chart, at + 1)
    .flatMap((state) => therePredicates(chart, state))
    .map(({ value, end, cost }) => ({ value: statement(value, undefined, []), end, cost: cost - 1 }))
}

/** The predicates of statements from the place after their subject. */
function finitePhrasesAt(chart: Chart, at: number, gap: boolean): readonly Reading<VerbPhrase>[] {
  return chart.computedOnce(`finite phrase ${gap}`, at, () =>
    verbGroupsAt(chart, at).flatMap((state) => phrasesFrom(chart, state, gap)),
  )
}

/** Statements that start at a token: leading phrases, subject, auxiliaries, predicate, adjuncts. */
export function statementsAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return chart.readingsOnce('statement', at, () =>
    leadingAdjuncts(chart, at).flatMap((leading) => [
      ...subjectsAt(chart, leading.end).flatMap((subject) =>
        finitePhrasesAt(chart, subject.end, false).map(({ value, end, cost }) => {
          const clause = statement(value, subject.value, leading.value)
          const fit = fitCost(value, subject.value) + tenseCost(clause)
          return { value: clause, end, cost: cost + subject.cost + leading.cost + fit }
        }),
      ),
      ...thereStatements(chart, leading.end).map((reading) => ({
        ...reading,
        value: { ...reading.value, adjuncts: [...leading.value, ...reading.value.adjuncts] },
        cost: reading.cost + leading.cost,
      })),
    ]),
  )
}

/** Statements that lack their subject (who won) or their object (that I read). */
export function gappedStatementsAt(chart: Chart, at: number, gap: 'subject' | 'object'): readonly Reading<Clause>[] {
  return chart.readingsOnce(`statement without ${gap}`, at, () => {
    if (gap === 'subject') {
      return finitePhrasesAt(chart, at, false).map((reading) => ({
        ...reading,
        value: statement(reading.value, undefined, []),
      }))
    }
    return subjectsAt(chart, at).flatMap((subject) =>
      finitePhrasesAt(chart, subject.end, true).map((reading) => ({
        ...reading,
        value: statement(reading.value, subject.value, []),
        cost: reading.cost + subject.cost + fitCost(reading.value, subject.value) + tenseCost(reading.value),
      })),
    )
  })
}

function filledArguments(list: Argument[], object: NounPhrase): Argument[] {
  return list.map((each) => (each.object === GAP ? { ...each, object } : each))
}

/** The phrase with its gap filled: `what do you eat` is `you eat what`. */
export function withGapFilled<Phrase extends VerbPhrase>(phrase: Phrase, object: NounPhrase): Phrase {
  const { predicate } = phrase
  if (predicate.kind === 'verb' || predicate.kind === 'adjective') {
    const adjuncts = phrase.adjuncts.map((adjunct) => filledAdjunct(adjunct, object))
    return { ...phrase, adjuncts, predicate: { ...predicate, arguments: filledArguments(predicate.arguments, object) } }
  }
  if (predicate.kind === 'control' || predicate.kind === 'cause') {
    return { ...phrase, predicate: { ...predicate, phrase: withGapFilled(predicate.phrase, object) } }
  }
  return phrase
}

function filledAdjunct(adjunct: Adjunct, object: NounPhrase): Adjunct {
  if (adjunct.kind !== 'preposition' || adjunct.phrase.object !== GAP) return adjunct
  return { ...adjunct, phrase: { ...adjunct.phrase, object } }
}

/** `may your dreams come true` wishes rather than asks. */
function isBlessing(chart: Chart, at: number): boolean {
  return chart.word(at) === 'may' && !/^(?:i|we)$/.test(chart.word(at + 1))
}

/** Questions that begin with their auxiliary: `is he`, `did you`, `can't we`; the part of wh-questions after the wh-word, too. */
export function invertedAt(chart: Chart, at: number, gap: boolean): readonly Reading<Clause>[] {
  if (isBlessing(chart, at)) return []
  return chart.readingsOnce(`inverted ${gap}`, at, () => {
    const states = firstAuxiliaries(chart, at).flatMap((state) => {
      const negated = chart.word(state.end) === 'not'
      return negated
        ? [{ ...state, value: { ...state.value, group: { ...state.value.group, negative: true } }, end: state.end + 1 }]
        : [state]
    })
    return cheapest(
      states.flatMap((state) => [...invertedWithSubject(chart, state, gap), ...invertedThere(chart, state, gap)]),
    )
  })
}

function invertedThere(chart: Chart, state: Reading<GroupState>, gap: boolean): Reading<Clause>[] {
  if (gap || chart.word(state.end) !== 'there') return []
  return therePredicates(chart, { ...state, end: state.end + 1 }).map((reading) => ({
    ...reading,
    value: { ...statement(reading.value, undefined, []), mood: 'question' as const },
    cost: reading.cost - 1,
  }))
}

function invertedWithSubject(chart: Chart, state: Reading<GroupState>, gap: boolean): Reading<Clause>[] {
  return subjectsAt(chart, state.end).flatMap((subject) =>
    continuedGroups(chart, { ...state, end: subject.end })
      .flatMap((continued) => phrasesFrom(chart, continued, gap))
      .map((reading) => ({
        ...reading,
        value: { ...statement(reading.value, subject.value, []), mood: 'question' as const },
        cost: reading.cost + subject.cost + subjectCost(reading.value.predicate, subject.value),
      })),
  )
}
