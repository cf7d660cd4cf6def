import { type Chart, COST, type Reading } from '#translator/english/chart.ts'
import type { Clause, Link, VerbPhrase } from '#translator/frame/frame.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import type { Relation } from '#translator/frame/linkingWord.ts'

const THOUGHT: ReadonlySet<VerbPhrase['predicate']['kind']> = new Set([
  'report',
  'adjective',
  'noun',
  'state',
  'judgment',
])

/** What is so or is not done gives the reason; what is done before or at the same time gives the time. */
function relationOf({ group, predicate }: VerbPhrase, negative: boolean): Relation {
  if (group.perfect) return 'after'
  const isState = THOUGHT.has(predicate.kind) || (predicate.kind === 'verb' && isTaggedVerb(predicate, 'state'))
  const wants = predicate.kind === 'control' && /^(?:want|hope|able|must)$/.test(predicate.control)
  return negative || isState || wants ? 'as' : 'doing'
}

/** `walking home, I met a friend`, `having finished, I left`, `not knowing what to say, I smiled`: an -ing phrase that opens a sentence. */
export function participialOpeningsAt(chart: Chart, at: number): Reading<Link>[] {
  const negative = chart.word(at) === 'not'
  const from = negative ? at + 1 : at
  if (!chart.word(from).endsWith('ing') || chart.hasWords(from, ['going', 'to'])) return []
  return chart.rules
    .verbPhrases(chart, from, 'ing', false)
    .filter(({ value, end }) => chart.word(end) === ',' && value.predicate.kind !== 'ellipsis')
    .map(({ value, end, cost }) => {
      const group = { ...value.group, perfect: false, negative: negative || value.group.negative }
      const clause: Clause = { ...value, group, mood: 'statement', please: false }
      const link: Link = { relation: relationOf(value, negative), clause, span: { from: at, to: at + 1 } }
      return { value: link, end, cost: cost + COST.outerAttachment }
    })
}
