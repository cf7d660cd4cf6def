import type { Chart, Reading } from '#translator/english/chart.ts'
import type { Clause, Link, Predicate } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'

const BEGINNINGS = [
  ['it', "'s", 'been'],
  ['it', 'has', 'been'],
  ['it', 'is', 'been'],
  ['it', "'s", 'already', 'been'],
  ['it', 'has', 'already', 'been'],
]

const LONG = [
  ['a', 'long', 'time'],
  ['a', 'very', 'long', 'time'],
  ['such', 'a', 'long', 'time'],
  ['so', 'long'],
  ['a', 'long', 'while'],
  ['a', 'while'],
  ['quite', 'a', 'while'],
  ['ages'],
  ['years'],
]

/** The row of `old` for things: 오래되다. */
function longAt(chart: Chart, at: number): Reading<Predicate>[] {
  const entry = chart.lexicon.adjectives.get('old')?.find((listed) => listed.entry.korean === '오래되다')?.entry
  if (!entry) return []
  return LONG.filter((words) => chart.hasWords(at, words)).map((words) => {
    const end = at + words.length
    const phrase = { entry, degree: 'positive' as const, adverbs: [], span: { from: at, to: end } }
    return { value: { kind: 'adjective', phrase, arguments: [], linking: 'be' }, end, cost: -2 }
  })
}

/** 삼 년이 되다 */
function amountsAt(chart: Chart, at: number): Reading<Predicate>[] {
  const entry = chart.lexicon.verbs.get('become')?.[0]?.entry
  if (!entry) return []
  return chart.rules
    .nounPhrases(chart, at)
    .filter(({ value }) => isKind(value, 'duration') && value.quantity !== undefined)
    .map(({ value: object, end, cost }) => ({
      value: {
        kind: 'verb',
        entry,
        arguments: [{ role: 'be', particle: '이/가', object }],
        at: { from: at - 1, to: at },
      },
      end,
      cost: cost - 2,
    }))
}

function clauseOf(predicate: Predicate): Clause {
  const group = predicate.kind === 'verb' ? { ...PLAIN_GROUP, tense: 'past' as const } : PLAIN_GROUP
  return { group, predicate, adjuncts: [], mood: 'statement', please: false }
}

/** `since we met`, after an amount of time: 만난 지. */
function withBeginning(chart: Chart, { value, end, cost }: Reading<Clause>): Reading<Clause>[] {
  if (chart.word(end) !== 'since') return []
  return chart.rules.clauses(chart, end + 1).map((since) => {
    const link: Link = { relation: 'elapsed', clause: since.value, span: { from: end, to: end + 1 } }
    return { value: { ...value, precedingClauses: [link] }, end: since.end, cost: cost + since.cost }
  })
}

/** `how long has it been` */
function askedAt(chart: Chart, at: number): Reading<Clause>[] {
  const entry = chart.lexicon.verbs.get('become')?.[0]?.entry
  if (!entry || !chart.hasWords(at, ['how', 'long', 'has', 'it', 'been'])) return []
  const predicate: Predicate = { kind: 'verb', entry, arguments: [], at: { from: at + 2, to: at + 5 } }
  const wh = { kind: 'wh' as const, word: 'how much' as const, span: { from: at, to: at + 2 } }
  return [{ value: { ...clauseOf(predicate), adjuncts: [wh], mood: 'question' }, end: at + 5, cost: -2 }]
}

/** `it's been three years since he died`: how long ago something was, 그가 죽은 지 삼 년이 됐어요. */
export function elapsedAt(chart: Chart, at: number): Reading<Clause>[] {
  const told = BEGINNINGS.filter((words) => chart.hasWords(at, words)).flatMap(({ length }) =>
    [...longAt(chart, at + length), ...amountsAt(chart, at + length)].map(({ value, end, cost }) => ({
      value: clauseOf(value),
      end,
      cost: cost - 1,
    })),
  )
  const stated = [...told, ...askedAt(chart, at)]
  return [...stated, ...stated.flatMap((reading) => withBeginning(chart, reading))]
}
