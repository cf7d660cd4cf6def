import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SECOND_MS } from '#kit/time.ts'
import { type Course, currentQuestion, scoreOf } from '#match/course.ts'
import type { MatchEvent, PlayerIndex } from '#match/matchEvent.ts'
import { LONGEST_MATCH_MS } from '#match/matchTimes.ts'
import { replay } from '#match/replay.ts'
import { garbage, played, START, seat, steps } from '#tests/support/matchSteps.ts'

/** What players are shown of a course and remember; the photo finish may still be added while the answer is shown. */
function shown({ questions, outcome, ready }: Course) {
  const kept = questions.map(({ lateAnswers: _, ...rest }) => rest)
  return { questions: kept, outcome, ready }
}

describe('whatever happens in a match', () => {
  test('looking later never rewrites what was shown', () => {
    fc.assert(
      fc.property(steps, fc.nat(300 * SECOND_MS), (all, laterMs) => {
        const { log, seen } = played(all)
        for (const course of seen) {
          const then = replay(START, log, course.now + laterMs)
          for (const question of shown(course).questions.filter(({ closedAt }) => closedAt !== null)) {
            expect(shown(then).questions).toContainEqual(question)
          }
          if (course.outcome) expect(then.outcome).toEqual(course.outcome)
        }
      }),
    )
  })

  test('it ends, and nobody has more than three points', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          steps.map((all) => played(all).log),
          garbage,
        ),
        (log) => {
          const end = replay(START, log, START.createdAt + LONGEST_MATCH_MS)
          expect(['completed', 'void']).toContain(end.phase)
          expect(end.outcome).not.toBeNull()
          const [first, second] = scoreOf(end)
          expect(first + second).toBeLessThanOrEqual(3)
        },
      ),
    )
  })

  test('no event after the close of a question changes its point, even one that no server would write', () => {
    fc.assert(
      fc.property(garbage, (log) => {
        const points = log.map((_, index) => {
          const course = replay(START, log.slice(0, index + 1), log[index]?.at ?? 0)
          return course.questions.filter(({ closedAt }) => closedAt !== null).map(({ point }) => point)
        })
        for (const [index, closed] of points.entries()) {
          expect(points.at(-1)?.slice(0, closed.length), `after event ${index}`).toEqual(closed)
        }
      }),
    )
  })

  test('of two right answers in one instant the first in the log has the point', () => {
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

  test('two points decide, whatever follows', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { log, seen } = played(all)
        const winner = seen.map(scoreOf).find((score) => score.includes(2))
        if (!winner) return
        const end = replay(START, log, START.createdAt + LONGEST_MATCH_MS)
        expect(end.outcome).toMatchObject({ reason: 'points', winner: winner.indexOf(2) })
      }),
    )
  })
})
