import { type Chart, COST, type Reading } from '#translator/english/chart.ts'
import { lexicalPredicates, type listedVerbsAt } from '#translator/english/predicate.ts'
import type { NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { canBe, isKind } from '#translator/frame/nounKind.ts'
import type { Slot } from '#translator/lexicon/lexiconRow.ts'

type VerbPredicate = Extract<Predicate, { kind: 'verb' }>

function isVerb(reading: Reading<Predicate>): reading is Reading<VerbPredicate> {
  return reading.value.kind === 'verb'
}

/** `by the storm`: the agent of a passive. */
function withAgent(chart: Chart, reading: Reading<VerbPredicate>): Reading<VerbPredicate>[] {
  if (chart.word(reading.end) !== 'by') return [reading]
  const agents = chart.rules
    .nounPhrases(chart, reading.end + 1)
    .filter(
      ({ value }) =>
        canBe(value, 'object', chart.word(value.span.from)) &&
        !isKind(value, 'time|duration|unit') &&
        value.head.kind !== 'action',
    )
  return [
    reading,
    ...agents.map(({ value: agent, end, cost }) => ({
      value: { ...reading.value, agent },
      end,
      cost: cost + reading.cost - 2,
    })),
  ]
}

/** The kind that the verb requires of its object now applies to the subject: pictures and buses are `taken` in different senses. */
function asSubject(slot: Slot): Slot[] {
  if (slot.role === 'subj') return []
  return slot.role === 'obj' ? (slot.tag === undefined ? [] : [{ ...slot, role: 'subj' }]) : [slot]
}

/** A sense that needs a certain agent needs it in the passive, too; a person need not be named. */
function isFittingDoer(agent: NounPhrase | undefined, doer: string): boolean {
  return agent ? isKind(agent, doer) : doer === 'person'
}

/** `was born`, `was broken by the storm`: the object is the subject now. */
export function passivePredicates(
  chart: Chart,
  listed: ReturnType<typeof listedVerbsAt>[number],
  at: number,
  gap: boolean,
): Reading<Predicate>[] {
  const { entry } = listed
  const hasObject = entry.frame.some(({ role }) => role === 'obj')
  if (entry.passive === undefined && !hasObject) return []
  const frame = entry.frame.flatMap(asSubject)
  const doer = entry.frame.find(({ role }) => role === 'subj')?.tag
  const derived = entry.passive === undefined ? COST.rarerSense : 0
  return lexicalPredicates(chart, { ...listed, entry: { ...entry, frame } }, at, gap)
    .filter(isVerb)
    .map((reading) => ({
      ...reading,
      value: { ...reading.value, passive: true as const },
      cost: reading.cost + COST.adjunct + derived,
    }))
    .flatMap((reading) => withAgent(chart, reading))
    .filter(({ value: { agent } }) => doer === undefined || isFittingDoer(agent, doer))
}
