import type { Chart, Reading } from '#translator/english/chart.ts'
import { verbPhrasesAt } from '#translator/english/verbPhrase.ts'
import type { Clause, Link } from '#translator/frame/frame.ts'
import { PLAIN_GROUP, type VerbGroup } from '#translator/frame/frameTerm.ts'

/** `Tom can read and write`: the auxiliary belongs to both verbs and is said once at the end: 읽고 쓸 수 있어요. */
export function underOneModal(chart: Chart, at: number, first: Clause, link: Link): Reading<Clause>[] {
  const { group, mood, subject } = first
  const told = mood === 'statement' || mood === 'question'
  if (link.relation !== 'and' || group.modal === undefined || group.perfect || !told) return []
  const precedingClauses = [{ ...link, clause: { ...first, group: PLAIN_GROUP } }]
  return verbPhrasesAt(chart, at, 'base', false).map(({ value, end, cost }) => ({
    value: {
      ...value,
      mood,
      please: false,
      group,
      precedingClauses,
      sharedSubject: true,
      ...(subject ? { subject } : {}),
    },
    end,
    cost,
  }))
}

/** A bare verb, which after `can … and` belongs to the same auxiliary. */
export function isPlain({ tense, modal, perfect, progressive }: VerbGroup): boolean {
  return tense === 'present' && modal === undefined && !perfect && !progressive
}
