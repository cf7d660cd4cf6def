import { type Chart, listedAt, type Reading } from '#translator/english/chart.ts'
import type { Head, NounPhrase } from '#translator/frame/frame.ts'
import type { NounEntry } from '#translator/lexicon/lexiconEntry.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** A head that stands alone, from one token to another. */
export function plain(head: Head, from: number, end: number, cost: number): Reading<NounPhrase> {
  const span = { from, to: end }
  return { value: { head, adjectives: [], plural: false, span, at: span }, end, cost }
}

const TITLES: Readonly<Record<string, string>> = {
  'mr.': '선생님',
  'mrs.': '선생님',
  'ms.': '선생님',
  'dr.': '박사님',
  mr: '선생님',
  mrs: '선생님',
  ms: '선생님',
}

/** Tom, Mr. Kim */
export function names(chart: Chart, at: number): Reading<NounPhrase>[] {
  const title = tableEntry(TITLES, chart.word(at))
  const from = title ? at + 1 : at
  return listedAt(chart, chart.lexicon.names, from, ['PROPN', 'NOUN', 'ADJ', 'VERB']).map(({ value, end, cost }) =>
    plain(
      title ? { kind: 'name', entry: value.entry, title } : { kind: 'name', entry: value.entry },
      at,
      end,
      cost - 0.1,
    ),
  )
}

/** 여기 and 거기 after from, to, in. */
const SPOTS: Readonly<Record<string, string>> = { here: '여기', there: '거기', home: '집' }
const BEFORE_SPOTS = /^(?:from|to|in|over|around|up|down)$/

export function spots(chart: Chart, at: number): Reading<NounPhrase>[] {
  const korean = tableEntry(SPOTS, chart.word(at))
  if (!korean || !BEFORE_SPOTS.test(chart.word(at - 1))) return []
  const entry: NounEntry = {
    ...{ english: chart.word(at), korean, tags: new Set(['place']), counter: '', casual: '', business: '' },
    ...{ honorific: '', said: undefined, plural: '-', level: 'A1', topic: 'place' },
  }
  return [plain({ kind: 'noun', entry }, at, at + 1, 0)]
}
