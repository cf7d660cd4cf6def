import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SECOND_MS } from '#kit/time.ts'
import { currentQuestion, type MatchCourse, marginOf, scoreOf } from '#match/course.ts'
import type { QuestionNo } from '#match/matchEvent.ts'
import { LONGEST_MATCH_MS } from '#match/matchTimes.ts'
import { duelCourse, OPPONENT, type OwnAnswer, opponentDueAt, type PracticeDuel } from '#practice/practiceDuel.ts'

const START = Date.parse('2026-11-20T12:00:00Z')

/** The first question opens at 3. */
function at(seconds: number): number {
  return START + Math.round(seconds * SECOND_MS)
}

function answer(seconds: number, questionNo: QuestionNo, correct: boolean): OwnAnswer {
  return { kind: 'answer', questionNo, optionId: correct ? 'right' : 'wrong', correct, at: at(seconds) }
}

function scheduled(afterSeconds: number, correct: boolean) {
  return { afterMs: afterSeconds * SECOND_MS, optionId: correct ? 'right' : 'wrong', correct }
}

function duel(more: Partial<PracticeDuel> = {}): PracticeDuel {
  return {
    startedAt: START,
    endedAt: null,
    answers: [],
    nexts: null,
    schedule: [null, null, null],
    withdrawnAt: null,
    ...more,
  }
}

describe('a duel with a practice partner', () => {
  test('waits for Start Match as long as the player likes, then counts down', () => {
    const { course } = duelCourse(duel({ startedAt: null }), at(3_600))
    expect(course).toMatchObject({ phase: 'ready', ready: [false, true], until: null, now: at(3_600) })
    expect(duelCourse(duel(), at(2.999)).course.phase).toBe('countdown')
    expect(duelCourse(duel(), at(3)).course.phase).toBe('question')
  })

  test('gives the point to the first right answer: the partner answers at its time, whenever the player polls', () => {
    const plays = duel({ schedule: [scheduled(7, true), scheduled(5, false), null] })
    expect(duelCourse(plays, at(9.999)).course).toMatchObject({ phase: 'question' })
    expect(scoreOf(duelCourse(plays, at(10)).course)).toEqual([0, 1])
    const late = duelCourse(plays, at(17)).course
    expect(late).toMatchObject({ phase: 'question', questions: [{ point: 1, closedAt: at(10) }, { number: 2 }] })
    expect(currentQuestion(late)?.answers[1]).toMatchObject({ at: at(17), correct: false })
  })

  test('shows the feedback on each question until the player goes on, also after the last one', () => {
    const schedule = [scheduled(7, true), null, null]
    const next = (seconds: number, questionNo: QuestionNo) => ({ kind: 'next' as const, questionNo, at: at(seconds) })
    expect(duelCourse(duel({ schedule, nexts: [] }), at(3_600)).course).toMatchObject({
      phase: 'feedback',
      until: null,
    })
    const nexts = [next(600, 1)]
    expect(duelCourse(duel({ schedule, nexts }), at(601)).course).toMatchObject({
      phase: 'question',
      questions: [{ closedAt: at(10) }, { number: 2, opensAt: at(600) }],
    })
    const answers = [answer(605, 2, true), answer(905, 3, true)]
    const last = duel({ schedule, answers, nexts: [...nexts, next(900, 2)] })
    expect(duelCourse(last, at(3_600)).course).toMatchObject({ phase: 'feedback', outcome: null })
    const read = { ...last, nexts: [...(last.nexts ?? []), next(1_000, 3)] }
    expect(duelCourse(read, at(1_000)).course.outcome).toEqual({ reason: 'points', winner: 0, at: at(1_000) })
  })

  test('gives the point to a player who is a moment ahead, with the margin', () => {
    const { course } = duelCourse(
      duel({ schedule: [scheduled(7, true), null, null], answers: [answer(9.957, 1, true)] }),
      at(10.2),
    )
    expect(scoreOf(course)).toEqual([1, 0])
    expect(course.questions.map(marginOf)).toEqual([43])
  })

  test('ignores an answer that the partner would have given after the close', () => {
    const { course } = duelCourse(
      duel({ schedule: [scheduled(30, true), null, null], answers: [answer(5, 1, true)] }),
      at(200),
    )
    expect(course.questions[0]).toMatchObject({ point: 0, answers: [{ correct: true }, null] })
  })

  test('ends when the player ends it: the partner wins unless a player already has two points', () => {
    expect(duelCourse(duel({ endedAt: at(5) }), at(6)).course.outcome).toMatchObject({ reason: 'resigned', winner: 1 })
    const won = duel({ answers: [answer(5, 1, true), answer(10, 2, true)], endedAt: at(11) })
    expect(duelCourse(won, at(12)).course.outcome).toMatchObject({ reason: 'points', winner: 0 })
  })

  test('stays called off after a question was withdrawn, even before the duel began', () => {
    for (const startedAt of [null, START]) {
      for (const now of [at(4), at(4_000)]) {
        const { course } = duelCourse(duel({ startedAt, withdrawnAt: at(4) }), now)
        expect(course).toMatchObject({ phase: 'void', ready: [true, true], outcome: { at: at(4) } })
      }
    }
  })

  test('keeps its winner if it is called off after two points', () => {
    const won = duel({ answers: [answer(5, 1, true), answer(10, 2, true)], withdrawnAt: at(11) })
    expect(duelCourse(won, at(300)).course.outcome).toMatchObject({ reason: 'points', winner: 0, at: at(11) })
  })

  test('says when the partner will answer, until it has answered', () => {
    const plays = duel({ schedule: [scheduled(7, false), null, null] })
    expect(opponentDueAt(duelCourse(plays, at(2)).course, plays)).toBeNull()
    expect(opponentDueAt(duelCourse(plays, at(4)).course, plays)).toBe(at(10))
    expect(opponentDueAt(duelCourse(plays, at(11)).course, plays)).toBeNull()
  })
})

const schedules = fc.array(
  fc.option(fc.record({ afterMs: fc.nat(59_999), optionId: fc.constant('x'), correct: fc.boolean() })),
  { minLength: 3, maxLength: 3 },
)

/** Milliseconds since the start, in order. At some of these times no question is open. */
const ownAnswers = fc
  .array(
    fc.record({
      kind: fc.constant('answer' as const),
      questionNo: fc.constantFrom(1 as const, 2 as const, 3 as const),
      optionId: fc.constant('own'),
      correct: fc.boolean(),
      at: fc.nat(200_000),
    }),
    { maxLength: 3 },
  )
  .map((answers) => answers.toSorted((one, other) => one.at - other.at))

describe('a practice duel with any schedule', () => {
  test('has an ordered log with each answer once, and a later poll never changes what was shown', () => {
    fc.assert(
      fc.property(schedules, fc.nat(250_000), fc.nat(250_000), (schedule, first, later) => {
        const before = duelCourse(duel({ schedule }), START + first)
        const after = duelCourse(duel({ schedule }), START + first + later)
        expect(after.log.slice(0, before.log.length)).toEqual(before.log)
        expect(after.log.map((event) => event.at)).toEqual(after.log.map((event) => event.at).toSorted((a, b) => a - b))
        expect(after.log.filter(({ kind }) => kind === 'answer').length).toBeLessThanOrEqual(3)
        const closed = before.course.questions.filter(({ closedAt }) => closedAt !== null)
        expect(after.course.questions).toEqual(expect.arrayContaining(closed))
      }),
    )
  })

  test('ends within the longest time of a match', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        expect(duelCourse(duel({ schedule }), START + LONGEST_MATCH_MS).course.outcome).not.toBeNull()
      }),
    )
  })

  test('has the same course if it is replayed later with the same answers', () => {
    fc.assert(
      fc.property(schedules, ownAnswers, fc.nat(250_000), fc.nat(10 ** 11), (schedule, answers, after, later) => {
        const course = (start: number) => {
          const own = answers.map((answer) => ({ ...answer, at: start + answer.at }))
          return duelCourse(duel({ startedAt: start, schedule, answers: own }), start + after).course
        }
        expect(timesFrom(course(START + later), START + later)).toEqual(timesFrom(course(START), START))
      }),
    )
  })

  test('does not depend on planned answers whose time has not come', () => {
    fc.assert(
      fc.property(schedules, ownAnswers, fc.nat(250_000), (schedule, answers, after) => {
        const own = answers.map((answer) => ({ ...answer, at: START + Math.min(answer.at, after) }))
        const shown = duelCourse(duel({ schedule, answers: own }), START + after)
        const done = shown.log.filter(({ kind, player }) => kind === 'answer' && player === OPPONENT)
        const isDone = (number: number) => done.some((event) => 'questionNo' in event && event.questionNo === number)
        const other = schedule.map((next, index) =>
          next && !isDone(index + 1) ? { ...next, optionId: 'y', correct: !next.correct } : next,
        )
        expect(duelCourse(duel({ schedule: other, answers: own }), START + after)).toEqual(shown)
        expect(shown.log.every(({ at }) => at <= START + after)).toBe(true)
      }),
    )
  })
})

/** The course with its instants relative to its start. */
function timesFrom(course: MatchCourse, start: number): unknown {
  const isInstant = (value: unknown): value is number => typeof value === 'number' && value >= START
  return JSON.parse(JSON.stringify(course, (_, value) => (isInstant(value) ? value - start : value)))
}
