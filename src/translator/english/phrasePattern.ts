import type { Chart, Reading } from '#translator/english/chart.ts'
import type { Fragment, SentenceOpening } from '#translator/frame/frame.ts'
import type { PhraseRow } from '#translator/lexicon/lexiconRow.ts'

const SLOT = '{n}'

/** Patterns cost less than rules, so a known phrase wins over its words. */
const PATTERN_COST = -3

function matched(chart: Chart, row: PhraseRow, at: number): Reading<Fragment>[] {
  const words = row.english.split(' ')
  const slot = words.indexOf(SLOT)
  if (slot < 0) {
    const end = at + words.length
    return chart.hasWords(at, words)
      ? [{ value: { kind: 'phrase', row, span: { from: at, to: end } }, end, cost: PATTERN_COST }]
      : []
  }
  const after = words.slice(slot + 1)
  if (!chart.hasWords(at, words.slice(0, slot))) return []
  return chart.rules
    .nounPhrases(chart, at + slot)
    .filter(({ end }) => chart.hasWords(end, after))
    .map(({ value, end, cost }) => ({
      value: { kind: 'phrase', row, slot: value, span: { from: at, to: end + after.length } },
      end: end + after.length,
      cost: cost + PATTERN_COST + 1,
    }))
}

/** Whether a word that is called out (`Duck!`) stands by itself: elsewhere it is a word like any other. */
function isCalledOut(chart: Chart, { english }: PhraseRow, at: number): boolean {
  return at + english.split(' ').length === chart.length && (at === 0 || chart.word(at - 1) === ',')
}

/** Whole phrases of the lexicon that start at a token: greetings, courtesies, idioms. */
export function phrasesAt(chart: Chart, at: number): Reading<Fragment>[] {
  const rows = chart.lexicon.phrases.get(chart.word(at)) ?? []
  return rows
    .filter((row) => row.topic !== 'interjection' && (row.topic !== 'command' || isCalledOut(chart, row, at)))
    .flatMap((row) => matched(chart, row, at))
}

/** Words that lead into a sentence without a comma. */
function joins({ english }: PhraseRow): boolean {
  return english === 'but' || english === 'and' || english === 'so' || english === 'then' || english === 'oh'
}

function isSetOff(chart: Chart, end: number): boolean {
  return end === chart.length || chart.word(end) === ','
}

/** yes, no, well, oh and the like, before a sentence or alone. */
export function interjectionsAt(chart: Chart, at: number): Reading<SentenceOpening>[] {
  const rows = chart.lexicon.phrases.get(chart.word(at)) ?? []
  return rows
    .filter(({ topic, english }) => topic === 'interjection' && chart.hasWords(at, english.split(' ')))
    .filter((row) => joins(row) || isSetOff(chart, at + row.english.split(' ').length))
    .map((row) => {
      const end = at + row.english.split(' ').length
      return { value: { kind: 'interjection', row, span: { from: at, to: end } }, end, cost: -0.5 }
    })
}
