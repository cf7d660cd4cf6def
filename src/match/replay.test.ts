import { describe, expect, test } from 'vitest'
import { SECOND_MS } from '#kit/time.ts'
import { currentQuestion, type MatchCourse, type MatchStart, marginOf, scoreOf } from '#match/course.ts'
import type { EventBody, MatchEvent, PlayerIndex, QuestionNo } from '#match/matchEvent.ts'
import { replay } from '#match/replay.ts'
import { GOLDEN_MATCHES } from '#tests/support/arena/goldenMatches.ts'

const START = { createdAt: Date.parse('2026-11-20T12:00:00Z'), listeningQuestions: [] }
const LISTENING: MatchStart = { ...START, listeningQuestions: [1, 2, 3] }
const NAMES = ['Ann', 'Ben'] as const

describe('the course of a match', () => {
  test.each(GOLDEN_MATCHES)('$title', ({ isHeard, log, story }) => {
    expect(phaseLines(logOf(log), isHeard ? LISTENING : START)).toEqual(linesOf(story))
  })
})

describe('a deadline', () => {
  const bothReady = '1 Ann ready\n1 Ben ready'

  test('admits an answer in the last millisecond, but not one at the deadline', () => {
    expect(scoreOf(at(`${bothReady}\n63.999 Ann right 1`, 64))).toEqual([1, 0])
    expect(scoreOf(at(`${bothReady}\n64 Ann right 1`, 64))).toEqual([0, 0])
  })

  test('admits an answer at the opening of the question, but not one before it', () => {
    expect(scoreOf(at(`${bothReady}\n4 Ann right 1`, 5))).toEqual([1, 0])
    expect(scoreOf(at(`${bothReady}\n3.999 Ann right 1`, 5))).toEqual([0, 0])
  })

  test('makes Start Match at 20 seconds too late', () => {
    expect(at('19.999 Ann ready\n19.999 Ben ready', 20).phase).toBe('countdown')
    expect(at('1 Ann ready\n20 Ben ready', 20)).toMatchObject({ phase: 'void', ready: [true, false] })
  })
})

describe('a photo finish', () => {
  const won = '1 Ann ready\n1 Ben ready\n10 Ann right 1'

  test('is shown for an answer within half a second of the point, but not for a later one', () => {
    expect(marginOf(at(`${won}\n10.5 Ben right 1`, 11).questions[0] ?? never())).toBe(500)
    expect(marginOf(at(`${won}\n10.501 Ben right 1`, 11).questions[0] ?? never())).toBeNull()
  })
})

describe('presence', () => {
  const begun = '1 Ann ready\n1 Ben ready'

  test('counts time away only while the opponent is present', () => {
    const log = `${begun}\n10 Ben away\n15 Ann away\n40 Ann back`
    expect(at(log, 49).presence[1].awayMs).toBe(14 * SECOND_MS)
  })

  test('resets the time away when the player comes back', () => {
    expect(at(`${begun}\n10 Ben away\n20 Ben back\n30 Ben away`, 40).presence[1].awayMs).toBe(10 * SECOND_MS)
  })

  test('does not stop the clock while both players are away; the log decides the match', () => {
    const log = `${begun}\n6 Ben right 1\n10 Ann away\n11 Ben away`
    expect(at(log, 200)).toMatchObject({ phase: 'completed', outcome: { reason: 'draw', winner: null } })
  })

  test('lets a question wait only for the opponent of an absent player', () => {
    const log = `${begun}\n6 Ben away\n21 Ben absent\n30 Ann wrong 1\n40 Ann wrong 2\n50 Ann right 3`
    expect(phaseLines(logOf(log)).slice(3)).toEqual([
      '30 feedback 1 0–0',
      '32 question 2 0–0',
      '40 feedback 2 0–0',
      '42 question 3 0–0',
      '50 feedback 3 1–0',
      '52 completed 1–0, a draw',
    ])
  })

  test('lets a player who comes back before the claim play on, and ends the right to claim', () => {
    const log = `${begun}\n6 Ben away\n21 Ben absent\n22 Ben back\n23 Ann claim\n24 Ben right 1`
    expect(scoreOf(at(log, 25))).toEqual([0, 1])
  })

  test('lets a claim after two points end the match without changing the winner', () => {
    const log = `${begun}\n6 Ben right 1\n10 Ben right 2\n12 Ben away\n27 Ben absent\n28 Ann claim`
    expect(at(log, 30).outcome).toMatchObject({ reason: 'points', winner: 1 })
  })
})

describe('stopping early', () => {
  const won = '1 Ann ready\n1 Ben ready\n6 Ann right 1\n10 Ann right 2'

  test('requires both players to agree, and a winner', () => {
    expect(at(`${won}\n11 Ann stop`, 13)).toMatchObject({ phase: 'question', stops: [true, false] })
    expect(at(`${won}\n11 Ann stop\n13 Ben stop`, 13).outcome).toMatchObject({ reason: 'points', winner: 0 })
    const undecided = '1 Ann ready\n1 Ben ready\n6 Ann right 1'
    expect(at(`${undecided}\n7 Ann stop\n7 Ben stop`, 8).phase).toBe('question')
  })
})

/** One line for every change of phase. */
function phaseLines(events: readonly MatchEvent[], start: MatchStart = START): string[] {
  const instants = new Set([start.createdAt, ...events.map((event) => event.at)])
  for (const instant of instants) {
    const course = replay(start, eventsUntil(events, instant), instant)
    if (course.until !== null) instants.add(course.until)
  }
  const sorted = [...instants].toSorted((a, b) => a - b)
  return sorted
    .map((instant) => replay(start, eventsUntil(events, instant), instant))
    .filter(({ now, since }) => now === since)
    .map((course) => lineOf(course, replay(start, events, Number.MAX_SAFE_INTEGER)))
}

function eventsUntil(events: readonly MatchEvent[], instant: number): MatchEvent[] {
  return events.filter((event) => event.at <= instant)
}

function lineOf(course: MatchCourse, end: MatchCourse): string {
  const seconds = (course.since - START.createdAt) / SECOND_MS
  const number = currentQuestion(course)?.number
  const margin = course.phase === 'feedback' ? marginOf(end.questions[(number ?? 1) - 1] ?? never()) : null
  const outcome = course.phase === 'completed' && course.outcome ? `, ${ending(course.outcome)}` : ''
  const phase = number === undefined ? course.phase : `${course.phase} ${number}`
  const loading = course.isLoading ? ', loading' : ''
  return `${seconds} ${phase} ${scoreOf(course).join('–')}${margin === null ? '' : `, by ${margin} ms`}${loading}${outcome}`
}

function ending({ reason, winner }: NonNullable<MatchCourse['outcome']>): string {
  if (winner === null) return 'a draw'
  const by = { points: 'points', resigned: 'resignation', abandoned: 'claim', draw: '', void: '' }[reason]
  return `${NAMES[winner]} by ${by}`
}

function at(log: string, seconds: number): MatchCourse {
  return replay(START, logOf(log), START.createdAt + seconds * SECOND_MS)
}

function logOf(text: string): MatchEvent[] {
  return linesOf(text).map((line, index) => {
    const [seconds, name, kind = '', number] = line.split(' ')
    const player = NAMES.indexOf(name as 'Ann') as PlayerIndex
    const occurrence = { seq: index + 1, at: START.createdAt + Math.round(Number(seconds) * SECOND_MS), player }
    return { ...occurrence, ...eventBodyOf(kind, Number(number) as QuestionNo) }
  })
}

function eventBodyOf(kind: string, questionNo: QuestionNo): EventBody {
  if (kind === 'loaded') return { kind, questionNo }
  if (kind !== 'right' && kind !== 'wrong') return { kind: kind as 'ready' }
  return { kind: 'answer', questionNo, optionId: kind, correct: kind === 'right' }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '')
}

function never(): never {
  throw new Error('no such question')
}
