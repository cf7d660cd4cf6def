import { adjectivesAt } from '#translator/english/adjectivePhrase.ts'
import { adjunctsAt } from '#translator/english/adjunct.ts'
import type { Chart, Reading } from '#translator/english/chart.ts'
import { gappedStatementsAt } from '#translator/english/clause.ts'
import { interjectionsAt } from '#translator/english/interjection.ts'
import { clauseReadingsAt } from '#translator/english/sentenceFrame.ts'
import { subordinateAt } from '#translator/english/subordinate.ts'
import { verbPhrasesAt } from '#translator/english/verbPhrase.ts'
import type { Clause, Fragment } from '#translator/frame/frame.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** Connectives and question words that are not part of a clause. */
const LOOSE_WORDS: Readonly<Record<string, string>> = {
  and: '그리고',
  or: '또는',
  but: '하지만',
  so: '그래서',
  because: '왜냐하면',
  if: '만약',
  who: '누구',
  what: '무엇',
  which: '어느 것',
  where: '어디',
  when: '언제',
  why: '왜',
  how: '어떻게',
}

function looseWordsAt(chart: Chart, at: number): Reading<Fragment>[] {
  const english = chart.word(at)
  const korean = tableEntry(LOOSE_WORDS, english)
  const span = { from: at, to: at + 1 }
  return korean ? [{ value: { kind: 'loose word', english, korean, span }, end: at + 1, cost: 4 }] : []
}

/** `to answer the question`, `answering the question`: a verb phrase without a governing word. */
function verbPhraseFragmentsAt(chart: Chart, at: number): Reading<Fragment>[] {
  const infinitive = chart.word(at) === 'to' ? verbPhrasesAt(chart, at + 1, 'base', false) : []
  return [...infinitive, ...verbPhrasesAt(chart, at, 'ing', false)].map(({ value: phrase, end, cost }) => ({
    value: { kind: 'action fragment' as const, phrase },
    end,
    cost: cost + 1,
  }))
}

/** A command stands at the beginning. A bare verb later in the sentence belongs to something that was not understood. */
function isCommandInside(at: number, { mood }: Clause): boolean {
  return at > 0 && mood === 'command'
}

function clausesAt(chart: Chart, at: number): Reading<Clause>[] {
  const whole = clauseReadingsAt(chart, at).filter(({ value }) => !isCommandInside(at, value))
  const subjectless = gappedStatementsAt(chart, at, 'subject').filter(({ end }) => at > 0 && end > at)
  return [...whole, ...subjectless.map((reading) => ({ ...reading, cost: reading.cost + 2 }))]
}

function interjectedAt(chart: Chart, at: number): Reading<Fragment>[] {
  return interjectionsAt(chart, at).flatMap(({ value, end, cost }) =>
    value.kind === 'interjection'
      ? [{ value: { kind: 'interjection' as const, row: value.row, span: value.span }, end, cost }]
      : [],
  )
}

/** Everything that a piece of a sentence can be: a clause, a phrase, an action, a connective by itself. */
export function looseReadingsAt(chart: Chart, at: number): Reading<Clause | Fragment>[] {
  return [
    ...clausesAt(chart, at),
    ...subordinateAt(chart, at).map(({ value: link, end, cost }) => ({
      value: { kind: 'link fragment' as const, link },
      end,
      cost,
    })),
    ...interjectedAt(chart, at),
    ...verbPhraseFragmentsAt(chart, at),
    ...chart.rules.nounPhrases(chart, at).map(({ value: phrase, end, cost }) => ({
      value: { kind: 'noun fragment' as const, phrase, please: false },
      end,
      cost,
    })),
    ...adjectivesAt(chart, at).map(({ value: phrase, end, cost }) => ({
      value: { kind: 'adjective fragment' as const, phrase, exclaimed: false },
      end,
      cost,
    })),
    ...adjunctsAt(chart, at).map(({ value: adjunct, end, cost }) => ({
      value: { kind: 'adjunct fragment' as const, adjunct },
      end,
      cost,
    })),
    ...looseWordsAt(chart, at),
  ]
}
