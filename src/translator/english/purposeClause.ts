import type { Chart, Reading } from '#translator/english/chart.ts'
import { afterComma } from '#translator/english/comma.ts'
import type { Clause, Link } from '#translator/frame/frame.ts'
import type { Mood, VerbGroup } from '#translator/frame/frameTerm.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'

const ASKED: ReadonlySet<Mood> = new Set(['command', 'request', 'suggestion', 'proposal'])
const TO_DO: ReadonlySet<VerbGroup['modal']> = new Set(['will', 'should', 'must', 'had better', 'would'])
const STILL_TO_DO = new Set(['want', 'must', 'need', 'going', 'plan', 'attempt', 'hope', 'learn', 'wish'])

/** Whether the clause says what is still to be done: `we should leave`, `I want to learn`. */
function isToDo({ mood, group, predicate }: Clause): boolean {
  if (ASKED.has(mood) || TO_DO.has(group.modal)) return true
  return predicate.kind === 'control' && STILL_TO_DO.has(predicate.control) && group.tense === 'present'
}

/** Whether somebody does something, which can have an aim. */
function isDoing({ predicate, group }: Clause): boolean {
  if (predicate.kind === 'control' || predicate.kind === 'cause' || predicate.kind === 'construction') return true
  return predicate.kind === 'verb' && !isTaggedVerb(predicate, 'state') && !group.negative && !predicate.passive
}

/** `so I can call him` behind an action of the same time: an aim. `so I couldn't go` is a result. */
function isAim({ group }: Clause, main: Clause): boolean {
  const { modal, negative } = group
  const isPast = main.group.tense === 'past' || main.group.perfect
  const able = isPast ? /^(?:could|would)$/ : /^(?:can|will|would)$/
  if (modal !== undefined && !negative && able.test(modal) && isDoing(main)) return modal !== 'will' || isToDo(main)
  return isToDo(main) && (negative ? modal === undefined || modal === 'will' || modal === 'would' : modal === 'can')
}

/** What one could then do is what one will be able to do. */
function asAim(clause: Clause): Clause {
  const { modal } = clause.group
  if (modal !== 'could' && modal !== 'would') return clause
  return { ...clause, group: { ...clause.group, modal: modal === 'could' ? 'can' : 'will' } }
}

/** `so` before an aim, where `so that` could stand. With a comma it is a result, except behind what one asks for. */
export function aimsAfter(chart: Chart, { value: main, end }: Reading<Clause>): Reading<Link>[] {
  const at = ASKED.has(main.mood) ? afterComma(chart, end) : end
  if (chart.word(at) !== 'so' || chart.word(at + 1) === 'that') return []
  return chart.rules
    .trailedClauses(chart, at + 1)
    .filter(({ value }) => isAim(value, main))
    .map(({ value: clause, end: to, cost }) => ({
      value: { relation: 'so that', clause: asAim(clause), span: { from: at, to: at + 1 } },
      end: to,
      cost: cost - 0.6,
    }))
}
