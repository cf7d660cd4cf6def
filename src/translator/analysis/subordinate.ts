import type { Chart, Reading } from '#translator/analysis/chart.ts'
import type { Link } from '#translator/analysis/frame.ts'
import type { Relation } from '#translator/analysis/frameTerm.ts'

const SUBORDINATORS: readonly { words: string[]; relation: Relation }[] = [
  { words: ['because'], relation: 'because' },
  { words: ['if'], relation: 'if' },
  { words: ['when'], relation: 'when' },
  { words: ['whenever'], relation: 'when' },
  { words: ['before'], relation: 'before' },
  { words: ['after'], relation: 'after' },
  { words: ['while'], relation: 'while' },
  { words: ['until'], relation: 'until' },
  { words: ['till'], relation: 'until' },
  { words: ['although'], relation: 'although' },
  { words: ['though'], relation: 'although' },
  { words: ['even', 'though'], relation: 'although' },
  { words: ['as', 'soon', 'as'], relation: 'as soon as' },
]

const WITH_ING: ReadonlySet<Relation> = new Set(['before', 'after', 'while'])

/** Clauses that depend on another one, with the word that says how. */
export function subordinateAt(chart: Chart, at: number): Reading<Link>[] {
  return SUBORDINATORS.filter(({ words }) => chart.hasWords(at, words)).flatMap(({ words, relation }) => {
    const from = at + words.length
    const span = { from: at, to: from }
    const finite = chart.rules.clauses(chart, from)
    const doing = WITH_ING.has(relation)
      ? chart.rules.verbPhrases(chart, from, 'ing', false).map((reading) => ({
          ...reading,
          value: { ...reading.value, mood: 'statement' as const, please: false },
        }))
      : []
    return [...finite, ...doing].map(({ value: clause, end, cost }) => ({
      value: { relation, clause, span },
      end,
      cost,
    }))
  })
}
