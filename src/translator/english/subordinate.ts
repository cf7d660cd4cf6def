import type { Chart, Reading } from '#translator/english/chart.ts'
import { tableRowsAt, wordTable } from '#translator/english/wordTable.ts'
import type { Clause, Link } from '#translator/frame/frame.ts'
import { type Span, UNWRITTEN } from '#translator/frame/frameTerm.ts'
import { SUBORDINATORS } from '#translator/frame/linkingWord.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

const TABLE = wordTable(SUBORDINATORS)

function asClause({ value, end, cost }: Reading<Omit<Clause, 'mood' | 'please'>>): Reading<Clause> {
  return { value: { ...value, mood: 'statement', please: false }, end, cost }
}

/** `no matter what happens`: 무슨 일이 일어나도. To what degree, `no matter how`, would be 아무리. */
function noMatterAt(chart: Chart, at: number): Reading<Link>[] {
  return chart.word(at + 2) === 'how' ? [] : whateverAt(chart, at + 2, { from: at, to: at + 2 })
}

function whateverAt(chart: Chart, at: number, span: Span): Reading<Link>[] {
  return chart.rules.embeddedQuestions(chart, at).map(({ value, end, cost }) => ({
    value: { relation: 'even if', clause: { ...value, mood: 'statement' }, span },
    end,
    cost: cost - 1,
  }))
}

const EVER: Readonly<Record<string, string>> = {
  whatever: 'what',
  whoever: 'who',
  wherever: 'where',
  whichever: 'which',
}

/** `wherever you go`: 어디에 가도. The words are those of a question. At the beginning a comma ends them: `whoever said so was wrong`. */
function everAt(chart: Chart, at: number): Reading<Link>[] {
  const asked = tableEntry(EVER, chart.word(at))
  const leads = at === 0 || chart.word(at - 1) === ','
  if (asked === undefined || !leads) return []
  const found = whateverAt(chart.reworded(at, asked), at, UNWRITTEN)
  return at === 0 ? found.filter(({ end }) => chart.word(end) === ',') : found
}

/** `not sure if he is coming`, `don't know if`: a question inside the sentence, no condition. */
function asksIf(chart: Chart, at: number): boolean {
  if (chart.word(at) !== 'if') return false
  const before = chart.word(at - 1)
  const unknown = before === 'know' && /^(?:not|n't|you|never)$/.test(chart.word(at - 2))
  return unknown || /^(?:sure|certain|wonder|wondered|wondering|unsure|unclear)$/.test(before)
}

/** The most words of `just a few years after`. */
const MOST_MEASURING = 5

/** `waited an hour before the bus came`: the hour is how long the wait was. */
const WAITING = /^wait(?:s|ed|ing)?$/

/** `three months after they met`, `just an hour before he left`. */
function measuredAt(chart: Chart, at: number): Reading<Link>[] {
  if (WAITING.test(chart.word(at - 1))) return []
  const isNear = chart.tokens
    .slice(at + 1, at + MOST_MEASURING)
    .some(({ word }) => word === 'after' || word === 'before')
  if (!isNear) return []
  const from = /^(?:only|just)$/.test(chart.word(at)) ? at + 1 : at
  return chart.rules
    .nounPhrases(chart, from)
    .filter(({ value, end }) => isKind(value, 'duration') && /^(?:after|before)$/.test(chart.word(end)))
    .flatMap(({ value: stretch, end, cost }) =>
      subordinateAt(chart, end)
        .filter(({ value }) => value.clause.subject !== undefined)
        .map((link) => ({
          value: { ...link.value, stretch, span: { from: at, to: link.value.span.to } },
          end: link.end,
          cost: link.cost + cost - 0.5,
        })),
    )
}

/** Subordinate clauses with their conjunction; `if only` is a wish and not one of them. */
export function subordinateAt(chart: Chart, at: number): Reading<Link>[] {
  if (chart.hasWords(at, ['if', 'only']) || asksIf(chart, at)) return []
  if (chart.hasWords(at, ['no', 'matter'])) return noMatterAt(chart, at)
  const plain = tableRowsAt(chart, TABLE, at).flatMap(({ words, relation, with: which }) => {
    const from = at + words.length
    const span = { from: at, to: from }
    const finite = which === 'ing' ? [] : chart.rules.trailedClauses(chart, from)
    const doing = which === 'clause' ? [] : chart.rules.verbPhrases(chart, from, 'ing', false).map(asClause)
    return [...finite, ...doing].map(({ value: clause, end, cost }) => ({
      value: { relation, clause, span },
      end,
      cost: cost - (words.length - 1) * 0.6,
    }))
  })
  return plain.length > 0 ? plain : [...everAt(chart, at), ...measuredAt(chart, at)]
}
