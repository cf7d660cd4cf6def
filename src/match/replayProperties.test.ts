import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SECOND_MS } from '#kit/time.ts'
import { type Course, currentQuestion, scoreOf } from '#match/course.ts'
import { decide, type MatchAction, photoFinish } from '#match/decide.ts'
import type { MatchDeed, MatchEvent, QuestionNo, Seat } from '#match/matchEvent.ts'
import { LONGEST_MATCH_MS } from '#match/matchTimes.ts'
import { presenceDue } from '#match/presence.ts'
import { replay } from '#match/replay.ts'

const START = { createdAt: Date.parse('2026-11-20T12:00:00Z') }

/** Somebody does something after a while, or comes to be seen for the first time in a while. */
interface Step {
  waitMs: number
  player: Seat
  action: MatchAction
  /** How long ago each was last seen then. */
  unseenMs: [number, number]
}

const seat = fc.constantFrom<Seat>(0, 1)
const answer = fc.record({
  kind: fc.constant('answer' as const),
  questionNo: fc.constantFrom<QuestionNo>(1, 2, 3),
  optionId: fc.constantFrom('right', 'wrong'),
})
const act = (kind: 'ready' | 'resign' | 'claim' | 'stop') => fc.constant({ kind })
const action: fc.Arbitrary<MatchAction> = fc.oneof(
  { weight: 6, arbitrary: answer },
  { weight: 3, arbitrary: act('ready') },
  { weight: 1, arbitrary: fc.oneof(act('resign'), act('claim'), act('stop')) },
)
const unseen = fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.nat(10 * SECOND_MS))
const step: fc.Arbitrary<Step> = fc.record({
  waitMs: fc.oneof(fc.constantFrom(0, 1), fc.nat(8 * SECOND_MS), fc.nat(30 * SECOND_MS)),
  player: seat,
  action,
  unseenMs: fc.tuple(unseen, unseen),
})
/** Most matches begin with both pressing Start, or little would happen. */
const steps = fc.tuple(fc.boolean(), fc.array(step, { maxLength: 40 })).map(([begins, rest]) => {
  const ready = (player: Seat): Step => ({ waitMs: 1, player, action: { kind: 'ready' }, unseenMs: [0, 0] })
  return begins ? [ready(0), ready(1), ...rest] : rest
})

/** A log in which any deed stands anywhere: what no server would write. */
const garbage: fc.Arbitrary<MatchEvent[]> = fc
  .array(
    fc.record({
      waitMs: fc.nat(20 * SECOND_MS),
      player: seat,
      deed: fc.oneof(
        fc
          .constantFrom('ready', 'away', 'back', 'absent', 'resign', 'claim', 'stop')
          .map((kind) => ({ kind }) as MatchDeed),
        answer.map((one): MatchDeed => ({ ...one, correct: one.optionId === 'right' })),
      ),
    }),
    { maxLength: 40 },
  )
  .map((items) => {
    let at = START.createdAt
    return items.map(({ waitMs, player, deed }, index) => {
      at += waitMs
      return { seq: index + 1, at, player, ...deed }
    })
  })

/** Plays the steps as the server does; also what was to be seen at each. */
function played(all: readonly Step[]): { log: MatchEvent[]; seen: Course[] } {
  const log: MatchEvent[] = []
  const seen: Course[] = []
  let now = START.createdAt
  const note = (player: Seat, deed: MatchDeed | null) => {
    if (deed) log.push({ seq: log.length + 1, at: now, player, ...deed })
  }
  for (const { waitMs, player, action, unseenMs } of all) {
    now += waitMs
    const seenAt: [number, number] = [now - unseenMs[0], now - unseenMs[1]]
    for (let due = presenceDue(replay(START, log, now), seenAt); due; ) {
      note(due.player, due.deed)
      due = presenceDue(replay(START, log, now), seenAt)
    }
    const course = replay(START, log, now)
    const verdict = decide(course, player, action, judge)
    note(player, verdict.ok ? verdict.value : photoFinish(course, player, action, judge))
    seen.push(replay(START, log, now))
  }
  return { log, seen }
}

const judge = (_: QuestionNo, optionId: string) => optionId === 'right'

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
        const second: Seat = first === 0 ? 1 : 0
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
