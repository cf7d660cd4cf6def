import type { Chart, Reading } from '#translator/english/chart.ts'
import type { Clause, Link } from '#translator/frame/frame.ts'
import type { Relation } from '#translator/frame/frameTerm.ts'

interface Subordinator {
  words: readonly string[]
  relation: Relation
  /** What may follow: a clause with its subject, a verb as -ing, or either. */
  with: 'clause' | 'ing' | 'either'
}

function rows(relation: Relation, which: Subordinator['with'], ...spellings: string[]): Subordinator[] {
  return spellings.map((spelling) => ({ words: spelling.split(' '), relation, with: which }))
}

const SUBORDINATORS: readonly Subordinator[] = [
  ...rows('because', 'clause', 'because'),
  ...rows('if', 'clause', 'if', 'once', 'only if', 'in case of', 'provided that'),
  ...rows('as long as', 'clause', 'as long as', 'so long as'),
  ...rows('when', 'either', 'when'),
  ...rows('every time', 'clause', 'whenever', 'every time', 'each time'),
  ...rows('before', 'either', 'before'),
  ...rows('after', 'either', 'after'),
  ...rows('while', 'either', 'while'),
  ...rows('until', 'clause', 'until', 'till'),
  ...rows('although', 'clause', 'although', 'though', 'even though'),
  ...rows('as soon as', 'clause', 'as soon as', 'the moment'),
  ...rows('unless', 'clause', 'unless'),
  ...rows('even if', 'clause', 'even if'),
  ...rows('since', 'either', 'since'),
  ...rows('so that', 'clause', 'so that', 'in order that'),
  ...rows('as if', 'clause', 'as if', 'as though'),
  ...rows('as', 'clause', 'as'),
  ...rows('in case', 'clause', 'in case'),
  ...rows('now that', 'clause', 'now that'),
  ...rows('by the time', 'clause', 'by the time'),
  ...rows('without', 'ing', 'without'),
  ...rows('by', 'ing', 'by'),
  ...rows('instead', 'ing', 'instead of'),
]

function asClause({ value, end, cost }: Reading<Omit<Clause, 'mood' | 'please'>>): Reading<Clause> {
  return { value: { ...value, mood: 'statement', please: false }, end, cost }
}

/** `no matter what happens`: 무슨 일이 일어나도. To what degree, `no matter how`, would be 아무리. */
function whateverAt(chart: Chart, at: number): Reading<Link>[] {
  if (chart.word(at + 2) === 'how') return []
  return chart.rules.embeddedQuestions(chart, at + 2).map(({ value, end, cost }) => ({
    value: { relation: 'even if', clause: { ...value, mood: 'statement' }, span: { from: at, to: at + 2 } },
    end,
    cost: cost - 1,
  }))
}

/** Subordinate clauses with their conjunction; `if only` is a wish and not one of them. */
export function subordinateAt(chart: Chart, at: number): Reading<Link>[] {
  if (chart.hasWords(at, ['if', 'only'])) return []
  if (chart.hasWords(at, ['no', 'matter'])) return whateverAt(chart, at)
  return SUBORDINATORS.filter(({ words }) => chart.hasWords(at, words)).flatMap(({ words, relation, with: which }) => {
    const from = at + words.length
    const span = { from: at, to: from }
    const finite = which === 'ing' ? [] : chart.rules.clauses(chart, from)
    const doing = which === 'clause' ? [] : chart.rules.verbPhrases(chart, from, 'ing', false).map(asClause)
    return [...finite, ...doing].map(({ value: clause, end, cost }) => ({
      value: { relation, clause, span },
      end,
      cost: cost - (words.length - 1) * 0.6,
    }))
  })
}
