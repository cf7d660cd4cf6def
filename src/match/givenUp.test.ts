import { describe, expect, test } from 'vitest'
import { startedCourse } from '#match/course.ts'
import { givenUpWhen, unratedReason } from '#match/givenUp.ts'
import type { EventBody, MatchEvent, PlayerIndex } from '#match/matchEvent.ts'
import { replay } from '#match/replay.ts'
import { MATCHMAKER_STAKES, type Stakes } from '#match/stakes.ts'
import { START } from '#tests/support/arena/matchSteps.ts'

const FRIENDLY: Stakes = { betweenFriends: true, counts: false }
/** Seconds from both players' readiness to the first question. */
const COUNTDOWN = 3
/** Seconds from a closing answer to the next question. */
const FEEDBACK = 2

type Happened = [second: number, player: PlayerIndex, body: EventBody]

const answered = (questionNo: 1 | 2 | 3, correct: boolean): EventBody => ({
  kind: 'answer',
  questionNo,
  optionId: correct ? 'right' : 'wrong',
  correct,
})
const RESIGN: EventBody = { kind: 'resign' }

/** The course of a match in which both are ready at once. Seconds count from the opening of the first question. */
function courseOf(...happened: readonly Happened[]) {
  const ready = ([0, 1] as const).map((player): Happened => [-COUNTDOWN, player, { kind: 'ready' }])
  const events = [...ready, ...happened].map(
    ([second, player, body], index): MatchEvent => ({
      seq: index + 1,
      at: START.createdAt + (COUNTDOWN + second) * 1_000,
      player,
      ...body,
    }),
  )
  return replay(START, events, events.at(-1)?.at ?? START.createdAt)
}

const missedByBoth = (questionNo: 1 | 2, second: number): Happened[] => [
  [second, 0, answered(questionNo, false)],
  [second, 1, answered(questionNo, false)],
]

describe('a match that a player resigns', () => {
  test.each<[string, Happened[], string]>([
    ['as soon as the first question opens', [[1, 1, RESIGN]], 'unanswered'],
    [
      'after only the opponent has answered',
      [
        [1, 0, answered(1, true)],
        [1.1, 1, RESIGN],
      ],
      'unanswered',
    ],
    [
      'after only this player has answered',
      [
        [1, 1, answered(1, false)],
        [2, 1, RESIGN],
      ],
      'unanswered',
    ],
    ['during the first question, which both have answered', [...missedByBoth(1, 1), [1.5, 1, RESIGN]], 'early'],
    [
      'in the feedback on a point that both had answered, one just too late',
      [
        [1, 0, answered(1, true)],
        [1.2, 1, answered(1, true)],
        [1.5, 1, RESIGN],
      ],
      'early',
    ],
    [
      'during the last question',
      [...missedByBoth(1, 1), ...missedByBoth(2, 1 + FEEDBACK + 1), [1 + 2 * (FEEDBACK + 1), 1, RESIGN]],
      'late',
    ],
  ])('%s', (_when, happened, when) => {
    const course = courseOf(...happened)
    expect(course.outcome).toMatchObject({ reason: 'resigned', winner: 0 })
    expect(givenUpWhen(course)).toBe(when)
    expect(unratedReason(course, MATCHMAKER_STAKES)).toBe(when === 'unanswered' ? 'unanswered' : null)
  })

  test('is not given up if the winner already had two points', () => {
    const won = courseOf([1, 0, answered(1, true)], [4, 0, answered(2, true)], [5, 1, RESIGN])
    expect(won.outcome).toMatchObject({ reason: 'points', winner: 0 })
    expect([givenUpWhen(won), unratedReason(won, MATCHMAKER_STAKES)]).toEqual([null, null])
  })
})

test('an unrated match of friends is unrated as friendly, even when a player resigns it', () => {
  expect(unratedReason(courseOf([1, 1, RESIGN]), FRIENDLY)).toBe('friendly')
})

test('a draw without points is not rated', () => {
  const drawn = { ...startedCourse(START), outcome: { reason: 'draw', winner: null, at: 0 } as const }
  expect(unratedReason(drawn, MATCHMAKER_STAKES)).toBe('no_points')
})
