import type { Chart, Reading } from '#translator/english/chart.ts'
import { numberAt } from '#translator/english/englishNumber.ts'
import { plain } from '#translator/english/namePhrase.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** Korean with # for the number: `page 25` is 25페이지, `line 2` of a subway 2호선, `season 2` 시즌 2. */
const NUMBERED: Readonly<Record<string, { korean: string; tag: string }>> = {
  page: { korean: '#페이지', tag: 'thing' },
  chapter: { korean: '#장', tag: 'thing' },
  season: { korean: '시즌 #', tag: 'thing' },
  episode: { korean: '#화', tag: 'thing' },
  lesson: { korean: '#과', tag: 'thing' },
  question: { korean: '#번 문제', tag: 'thing' },
  room: { korean: '#호', tag: 'place' },
  gate: { korean: '#번 게이트', tag: 'place' },
  exit: { korean: '#번 출구', tag: 'place' },
  platform: { korean: '#번 승강장', tag: 'place' },
  line: { korean: '#호선', tag: 'vehicle' },
  bus: { korean: '#번 버스', tag: 'vehicle' },
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
  const entry = { english, korean: row.korean.replace('#', String(number.value)), tags: new Set([row.tag]) }
  return [plain({ kind: 'name', entry }, at, number.end, -0.5)]
}
