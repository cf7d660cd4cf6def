import type { Chart, Reading } from '#translator/english/chart.ts'
import type { GroupState } from '#translator/english/verbGroup.ts'
import { phrasesFrom, verbPhrasesAt } from '#translator/english/verbPhrase.ts'
import type { Clause, Link, VerbPhrase } from '#translator/frame/frame.ts'
import { PLAIN_GROUP, type VerbGroup } from '#translator/frame/frameTerm.ts'
import { isListener, isSpeaker } from '#translator/frame/pronounPhrase.ts'

function participlesAt(chart: Chart, at: number): readonly Reading<VerbPhrase>[] {
  const state: Reading<GroupState> = {
    value: { group: PLAIN_GROUP, awaits: 'participle', adjuncts: [] },
    end: at,
    cost: 0,
  }
  return phrasesFrom(chart, state, false)
}

/** Verbs in the form that the auxiliaries of a group await. */
function awaitedAt(chart: Chart, at: number, group: VerbGroup): readonly Reading<VerbPhrase>[] {
  if (group.passive) return []
  if (group.progressive) return verbPhrasesAt(chart, at, 'ing', false)
  if (group.perfect) return participlesAt(chart, at)
  const isAided = group.modal !== undefined || (group.negative && group.agreement === undefined)
  return isAided ? verbPhrasesAt(chart, at, 'base', false) : []
}

/** `I didn't eat or drink anything`: the object belongs to both verbs. */
function sharesObject({ predicate, group }: Clause, { predicate: second }: VerbPhrase, { relation }: Link): boolean {
  if (relation !== 'or' || !(group.negative || group.never) || predicate.kind !== 'verb') return false
  return predicate.arguments.length === 0 && second.kind === 'verb' && second.arguments.length > 0
}

/** `I don't know whether to stay or leave`: the second verb goes with the governed one. */
const GOVERNING: ReadonlySet<Clause['predicate']['kind']> = new Set([
  'report',
  'control',
  'cause',
  'infinitive',
  'judgment',
])

/** `Tom can read and write`: the auxiliary belongs to both verbs and is said once at the end: 읽고 쓸 수 있어요. */
export function underOneAuxiliary(chart: Chart, at: number, first: Clause, link: Link): Reading<Clause>[] {
  const { group, mood, subject } = first
  const told = mood === 'statement' || (mood === 'question' && !isSpeaker(subject) && !isListener(subject))
  const joins = link.relation === 'and' || link.relation === 'or'
  if (!joins || !told || first.predicate.kind === 'ellipsis') return []
  if ((link.relation === 'or' || group.modal === undefined) && GOVERNING.has(first.predicate.kind)) return []
  const clause: Clause = { ...first, mood: 'statement', group: PLAIN_GROUP }
  return awaitedAt(chart, at, group)
    .filter(({ value }) => value.predicate.kind !== 'ellipsis' && !sharesObject(first, value, link))
    .map(({ value, end, cost }) => ({
      value: {
        ...value,
        mood,
        please: false,
        group,
        precedingClauses: [{ ...link, clause }],
        sharedSubject: true,
        ...(subject ? { subject } : {}),
      },
      end,
      cost,
    }))
}

/** A bare verb, which after `can … and` belongs to the same auxiliary. */
export function isPlain({ tense, modal, perfect, progressive, agreement }: VerbGroup): boolean {
  return tense === 'present' && agreement !== 's' && modal === undefined && !perfect && !progressive
}
