import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SECOND_MS } from '#kit/time.ts'
import { currentQuestion, type MatchCourse, type PlayedQuestion, scoreOf } from '#match/course.ts'
import type { MatchEvent, PlayerIndex } from '#match/matchEvent.ts'
import { COUNTDOWN_MS, LOADING_MS, LONGEST_MATCH_MS, QUESTION_MS } from '#match/matchTimes.ts'
import { replay } from '#match/replay.ts'
import { crowded, garbage, LISTENING, played, START, seat, steps } from '#tests/support/arena/matchSteps.ts'

const END = START.createdAt + LONGEST_MATCH_MS

/** The parts of a course that must not change once players have seen them. A photo finish may be added during the feedback. */
function shown({ questions, outcome, ready }: MatchCourse) {
  const kept = questions.map(({ lateAnswers: _, ...rest }) => rest)
  return { questions: kept, outcome, ready }
}

describe.each([
  ['a match without clips', START],
  ['a listening match', LISTENING],
])('any log of %s', (_kind, start) => {
  test('leads to courses in which a later poll never changes what was shown', () => {
    fc.assert(
      fc.property(steps, fc.nat(300 * SECOND_MS), (all, laterMs) => {
        const { log, seen } = played(all, start)
        for (const course of seen) {
          const then = replay(start, log, course.now + laterMs)
          for (const question of shown(course).questions.filter(({ closedAt }) => closedAt !== null)) {
            expect(shown(then).questions).toContainEqual(question)
          }
          if (course.outcome) expect(then.outcome).toEqual(course.outcome)
        }
      }),
    )
  })

  test('leads to an end in which no player has more than three points', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          steps.map((all) => played(all, start).log),
          garbage,
        ),
        (log) => {
          const end = replay(start, log, END)
          expect(['completed', 'void']).toContain(end.phase)
          expect(end.outcome).not.toBeNull()
          const [first, second] = scoreOf(end)
          expect(first + second).toBeLessThanOrEqual(3)
        },
      ),
    )
  })

  test('keeps the point of a closed question, even after events that no server would write', () => {
    fc.assert(
      fc.property(garbage, (log) => {
        const points = log.map((_, index) => {
          const course = replay(start, log.slice(0, index + 1), log[index]?.at ?? 0)
          return course.questions.filter(({ closedAt }) => closedAt !== null).map(({ point }) => point)
        })
        for (const [index, closed] of points.entries()) {
          expect(points.at(-1)?.slice(0, closed.length), `after event ${index}`).toEqual(closed)
        }
      }),
    )
  })

  test('keeps the winner after two points, whatever follows', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { log, seen } = played(all, start)
        const winner = seen.map(scoreOf).find((score) => score.includes(2))
        if (!winner) return
        expect(replay(start, log, END).outcome).toMatchObject({ reason: 'points', winner: winner.indexOf(2) })
      }),
    )
  })
})

test('if two right answers have the same instant, the first in the log gets the point', () => {
  fc.assert(
    fc.property(seat, fc.integer({ min: 4_000, max: 63_999 }), (first, ms) => {
      const at = START.createdAt + ms
      const second: PlayerIndex = first === 0 ? 1 : 0
      const right = { kind: 'answer', questionNo: 1, optionId: 'right', correct: true } as const
      const log: MatchEvent[] = [
        { seq: 1, at: START.createdAt + 1_000, player: 0, kind: 'ready' },
        { seq: 2, at: START.createdAt + 1_000, player: 1, kind: 'ready' },
        { seq: 3, at, player: first, ...right },
        { seq: 4, at, player: second, ...right },
      ]
      const question = currentQuestion(replay(START, log, at))
      expect(question?.point).toBe(first)
      expect(question?.answers[second]).toBeNull()
    }),
  )
})

/** Logs of listening matches, including logs that a server would never write. */
const heardLogs = fc.oneof(
  steps.map((all) => played(all, LISTENING).log),
  garbage,
  crowded,
)

describe('a loaded clip', () => {
  test('never opens its question before the scheduled time, nor delays it by more than three seconds', () => {
    fc.assert(
      fc.property(heardLogs, (log) => {
        const { questions } = replay(LISTENING, log, END)
        for (const [index, question] of questions.entries()) {
          const wait = question.opensAt - couldOpenAt(log, questions[index - 1])
          expect(wait).toBeGreaterThanOrEqual(0)
          expect(wait).toBeLessThanOrEqual(LOADING_MS)
        }
      }),
    )
  })

  test('causes no delay if both players have loaded it in time', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { log } = played(all, START)
        const early = [0, 1].flatMap((player) =>
          LISTENING.listeningQuestions.map((questionNo) => ({
            at: START.createdAt,
            player: player as PlayerIndex,
            kind: 'loaded',
            questionNo,
          })),
        )
        const heard = [...early, ...log].map((event, index) => ({ ...event, seq: index + 1 })) as MatchEvent[]
        expect(shown(replay(LISTENING, heard, END))).toEqual(shown(replay(START, log, END)))
      }),
    )
  })

  test('changes nothing after the question has opened, or in a match without clips', () => {
    fc.assert(
      fc.property(heardLogs, (log) => {
        const end = replay(LISTENING, log, END)
        const opensAt = (number: number) => end.questions[number - 1]?.opensAt ?? Number.POSITIVE_INFINITY
        const inTime = log.filter((event) => event.kind !== 'loaded' || event.at < opensAt(event.questionNo))
        expect(shown(replay(LISTENING, inTime, END))).toEqual(shown(end))
        const written = log.filter(({ kind }) => kind !== 'loaded')
        expect(shown(replay(START, log, END))).toEqual(shown(replay(START, written, END)))
      }),
    )
  })

  test('has the same effect at any position among the events of one instant', () => {
    fc.assert(
      fc.property(heardLogs, fc.array(fc.boolean(), { minLength: 90, maxLength: 90 }), (log, chances) => {
        const place = ({ kind, seq }: MatchEvent) => (kind === 'loaded' ? (chances[seq] ? 1 : -1) : 0)
        const moved = log.toSorted((one, other) => one.at - other.at || place(one) - place(other))
        expect(shown(replay(LISTENING, moved, END))).toEqual(shown(replay(LISTENING, log, END)))
      }),
    )
  })
})

function couldOpenAt(log: readonly MatchEvent[], before: PlayedQuestion | undefined): number {
  if (before?.closedAt != null) return before.closedAt + (isTimeout(before) ? SECOND_MS : 2 * SECOND_MS)
  const readyAt = ([0, 1] as const).map(
    (player) => log.find((event) => event.kind === 'ready' && event.player === player)?.at,
  )
  return Math.max(...readyAt.map((at) => at ?? Number.NaN)) + COUNTDOWN_MS
}

function isTimeout({ opensAt, closedAt }: PlayedQuestion): boolean {
  return closedAt === opensAt + QUESTION_MS
}
