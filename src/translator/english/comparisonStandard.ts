import type { Chart, Reading } from '#translator/english/chart.ts'
import { plain } from '#translator/english/namePhrase.ts'
import { tableRowsAt, wordTable } from '#translator/english/wordTable.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** What something is compared with, as Korean says it before 보다 and 만큼: 생각보다, 평소만큼. */
const STANDARDS = wordTable<{ words: string[]; korean: string }>([
  { words: ['ever', 'before'], korean: '그 어느 때' },
  { words: ['ever'], korean: '그 어느 때' },
  { words: ['before'], korean: '전' },
  { words: ['anyone', 'else'], korean: '다른 누구' },
  { words: ['anybody', 'else'], korean: '다른 누구' },
  { words: ['usual'], korean: '평소' },
  { words: ['last', 'time'], korean: '지난번' },
  { words: ['now'], korean: '지금' },
  { words: ['planned'], korean: '계획' },
  { words: ['expected'], korean: '예상' },
  { words: ['it', 'used', 'to', 'be'], korean: '예전' },
  { words: ['it', 'looks'], korean: '보기' },
  { words: ['it', 'looked'], korean: '보기' },
])

const OWN = /^(?:i|we)$/
const OWN_THOUGHTS: Readonly<Record<string, string>> = {
  thought: '생각',
  expected: '예상',
  imagined: '상상',
  planned: '계획',
}

/** `it would be` behind `than I thought`: it only repeats what is compared. */
const REPEATED: readonly string[][] = [
  ['it', 'would', 'be'],
  ['it', 'would'],
  ['it', 'was'],
  ['it', 'is'],
  ['it', 'to', 'be'],
  ['they', 'would', 'be'],
  ['they', 'were'],
  ['he', 'would', 'be'],
  ['she', 'would', 'be'],
]

function repeatedEnds(chart: Chart, end: number): number[] {
  return [end, ...REPEATED.filter((words) => chart.hasWords(end, words)).map((words) => end + words.length)]
}

function standard(chart: Chart, at: number, end: number, korean: string): Reading<NounPhrase> {
  const english = chart.tokens
    .slice(at, end)
    .map(({ word }) => word)
    .join(' ')
  return plain({ kind: 'name', entry: { english, korean, tags: new Set(['thing']) } }, at, end, -1)
}

/** `I thought`, `I had expected it to be`: 생각, 예상. */
function ownThoughtsAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  if (!OWN.test(chart.word(at))) return []
  const verb = /^(?:had|'d)$/.test(chart.word(at + 1)) ? at + 2 : at + 1
  const korean = tableEntry(OWN_THOUGHTS, chart.word(verb))
  return korean ? repeatedEnds(chart, verb + 1).map((end) => standard(chart, at, end, korean)) : []
}

/** `everyone said it would be`: 모두가 말한 것. */
function saidThingsAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  return chart.rules.gappedClauses(chart, at, 'object').flatMap(({ value: clause, end, cost }) =>
    repeatedEnds(chart, end).map((to) => {
      const thing = plain({ kind: 'pronoun', id: 'something' }, at, to, cost + 0.3)
      const span = { from: at, to }
      return { ...thing, value: { ...thing.value, at: { from: end, to }, span, relative: { gap: 'object', clause } } }
    }),
  )
}

/** `I would rather stay than go out`: 나가는 것보다. */
function actionsAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  return chart.rules
    .verbPhrases(chart, at, 'base', false)
    .filter(({ value }) => value.predicate.kind !== 'ellipsis')
    .map(({ value: phrase, end, cost }) => plain({ kind: 'action', phrase }, at, end, cost + 0.5))
}

/** What may follow a preposition: a noun; behind `than` and `as`, also `before`, `I thought`, `everyone said`. */
export function comparedAt(chart: Chart, at: number): readonly Reading<NounPhrase>[] {
  const nouns = chart.rules.nounPhrases(chart, at)
  if (!/^(?:than|as)$/.test(chart.word(at - 1))) return nouns
  const listed = tableRowsAt(chart, STANDARDS, at).map(({ words, korean }) =>
    standard(chart, at, at + words.length, korean),
  )
  const done = chart.word(at - 1) === 'than' ? actionsAt(chart, at) : []
  const own = ownThoughtsAt(chart, at)
  return [...nouns, ...done, ...listed, ...own, ...(own.length > 0 ? [] : saidThingsAt(chart, at))]
}
