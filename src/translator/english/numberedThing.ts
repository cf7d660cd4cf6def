import type { Chart, Reading } from '#translator/english/chart.ts'
import { numberAt } from '#translator/english/englishNumber.ts'
import { plain } from '#translator/english/namePhrase.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** What stands beside the number in Korean: `page 25` is 25페이지, `line 2` of a subway 2호선, `season 2` 시즌 2. */
const NUMBERED: Readonly<Record<string, { before?: string; after?: string; tag: string }>> = {
  page: { after: '페이지', tag: 'thing' },
  chapter: { after: '장', tag: 'thing' },
  season: { before: '시즌 ', tag: 'thing' },
  episode: { after: '화', tag: 'thing' },
  lesson: { after: '과', tag: 'thing' },
  question: { after: '번 문제', tag: 'thing' },
  room: { after: '호', tag: 'place' },
  gate: { after: '번 게이트', tag: 'place' },
  exit: { after: '번 출구', tag: 'place' },
  platform: { after: '번 승강장', tag: 'place' },
  line: { after: '호선', tag: 'vehicle' },
  bus: { after: '번 버스', tag: 'vehicle' },
}

/** A line is one of the subway where something is ridden: a factory has lines, too. */
const RIDDEN = /^(?:subway|metro|train|station|take|takes|took|transfer|change)$/

/** `gate 12`, `room 302`, `bus number 7`: a thing with its number. */
export function numberedThingsAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  const english = chart.word(at)
  const row = tableEntry(NUMBERED, english)
  if (!row || (english === 'line' && !chart.tokens.some(({ word }) => RIDDEN.test(word)))) return []
  const from = chart.word(at + 1) === 'number' ? at + 2 : at + 1
  const number = numberAt(chart, from)
  if (!number) return []
  const entry = { english, korean: `${row.before ?? ''}${number.value}${row.after ?? ''}`, tags: new Set([row.tag]) }
  return [plain({ kind: 'name', entry }, at, number.end, -0.5)]
}
