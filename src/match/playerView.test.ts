import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MatchCourse, withValue } from '#match/course.ts'
import type { DealtQuestion } from '#match/dealtQuestion.ts'
import type { MatchEvent } from '#match/matchEvent.ts'
import { isoTime, matchMessage, playerView, type ViewFacts } from '#match/playerView.ts'
import { NO_REMATCH } from '#match/rematch.ts'
import { replay } from '#match/replay.ts'
import { MATCHMAKER_STAKES } from '#match/stakes.ts'
import { LISTENING, played, START, seat, steps } from '#tests/support/arena/matchSteps.ts'

/** Every text of a question contains its number, so that the tests can find leaks. */
function dealt(number: number): DealtQuestion {
  return {
    question: {
      id: `q${number}`,
      skill: 'listening',
      type: 'listening-meaning',
      level: 'A1',
      point: 'words',
      question: `prompt-${number}`,
      options: ['a', 'b', 'c', 'd'].map((letter) => `text-${number}-${letter}`),
      correct_answer: 2,
      explanation: `explanation-${number}`,
      reasons: ['reason', 'reason', '', 'reason'].map((reason) => reason && `${reason}-${number}`),
      difficulty: 1_000,
      audio: `transcript-${number}`,
    },
    optionIds: ['right', 'wrong', 'third', 'fourth'],
    orders: [
      [0, 1, 2, 3],
      [3, 1, 0, 2],
    ],
    audioUrl: `/audio/${number}`,
  }
}

const player = { displayName: 'Mina', rating: 1_000, provisional: true }
const unchanged = { before: 1_000, after: 1_000, delta: 0 }
const FACTS: ViewFacts = {
  id: 'm',
  skill: 'listening',
  players: [
    { id: 'ann', ...player },
    { id: 'ben', ...player },
  ],
  questions: [dealt(1), dealt(2), dealt(3)],
  ratings: [unchanged, unchanged],
  rated: true,
  lowered: [null, null],
  stakes: MATCHMAKER_STAKES,
  rematch: NO_REMATCH,
  seq: 0,
}

/** When each kind of text may be shown. */
const KINDS = {
  prompt: 'opened',
  text: 'opened',
  explanation: 'closed',
  reason: 'closed',
  transcript: 'closed',
} as const

/** The texts in a view that may not be shown yet. */
function leaks(view: unknown, { questions }: MatchCourse): string[] {
  const readable = JSON.stringify(view)
  const isOpened = (number: number) => questions.length >= number
  const isClosed = (number: number) => isOpened(number) && questions[number - 1]?.closedAt !== null
  return Object.entries(KINDS).flatMap(([kind, since]) =>
    [1, 2, 3]
      .filter((number) => !(since === 'opened' ? isOpened(number) : isClosed(number)))
      .map((number) => `${kind}-${number}`)
      .filter((text) => readable.includes(text)),
  )
}

describe("a player's view, after any events", () => {
  test('contains no key, explanation, reason or transcript before the question has closed, and no question before it opens', () => {
    fc.assert(
      fc.property(steps, seat, (all, who) => {
        for (const course of played(all, LISTENING).seen) {
          const view = playerView(FACTS, course, who)
          expect(leaks(view, course)).toEqual([])
          expect(view.feedback !== null).toBe(course.phase === 'feedback')
          expect(view.result !== null).toBe(course.outcome !== null)
        }
      }),
    )
  })

  test('shows that the opponent has answered the open question, but not the answer', () => {
    fc.assert(
      fc.property(steps, seat, (all, who) => {
        const opponent = who === 0 ? 1 : 0
        for (const course of played(all, LISTENING).seen.filter(({ phase }) => phase === 'question')) {
          const question = course.questions.at(-1)
          const view = playerView(FACTS, course, who)
          expect(view.opponent_answered).toBe(question?.answers[opponent] !== null)
          const without = course.questions.map((one) =>
            one === question ? { ...one, answers: withValue(one.answers, opponent, null) } : one,
          )
          const blind = playerView(FACTS, { ...course, questions: without }, who)
          expect({ ...view, opponent_answered: false }).toEqual({ ...blind, opponent_answered: false })
        }
      }),
    )
  })

  test('has broadcasts that contain no text of any question', () => {
    fc.assert(
      fc.property(steps, (all) => {
        for (const course of played(all, LISTENING).seen) {
          const message = matchMessage(FACTS, course)
          expect(Object.keys(message)).toEqual(['match_id', 'seq', 'phase', 'score', 'answered'])
          expect(JSON.stringify(message)).not.toMatch(/prompt|text|right|wrong/)
        }
      }),
    )
  })

  test('says when to poll again: never in the past, and null after the end', () => {
    fc.assert(
      fc.property(steps, seat, (all, who) => {
        for (const course of played(all, LISTENING).seen) {
          const { next_change_at, server_now, phase } = playerView(FACTS, course, who)
          const isOver = phase === 'completed' || phase === 'void'
          expect(next_change_at === null).toBe(isOver)
          if (next_change_at !== null) expect(Date.parse(next_change_at)).toBeGreaterThan(Date.parse(server_now))
        }
      }),
    )
  })

  test('contains the URL of the next clip only in the seconds before its question opens', () => {
    fc.assert(
      fc.property(steps, seat, (all, who) => {
        for (const course of played(all, LISTENING).seen) {
          const next = `/audio/${course.questions.length + 1}`
          const isShortlyBefore = course.phase === 'countdown' || (course.phase === 'feedback' && next !== '/audio/4')
          expect(playerView(FACTS, course, who).next_audio_url).toBe(isShortlyBefore ? next : null)
        }
      }),
    )
  })
})

describe('a question', () => {
  const bothReady = ([0, 1] as const).map((one) => {
    return { seq: one + 1, at: START.createdAt, player: one, kind: 'ready' as const }
  })
  const opened = replay(START, bothReady, START.createdAt + 3_000)

  test('has an exact countdown, even if the opponent has been away for a long time', () => {
    const since = (seconds: number) => START.createdAt + seconds * 1_000
    const log: MatchEvent[] = [
      { seq: 1, at: since(1), player: 0, kind: 'ready' },
      { seq: 2, at: since(6), player: 0, kind: 'away' },
      { seq: 3, at: since(19), player: 1, kind: 'ready' },
    ]
    const view = playerView(FACTS, replay(START, log, since(20)), 1)
    expect(view).toMatchObject({ phase: 'countdown', next_change_at: isoTime(since(22)) })
  })

  test('has its options in a separate order for each player, with the same ids', () => {
    const [anns, bens] = ([0, 1] as const).map((who) => playerView(FACTS, opened, who).question?.options)
    expect(anns?.map(({ id }) => id)).toEqual(['right', 'wrong', 'third', 'fourth'])
    expect(bens?.map(({ id }) => id)).toEqual(['fourth', 'wrong', 'right', 'third'])
  })

  test('that is no longer in the bank cannot be shown, and is left out of the review of a finished match', () => {
    const gone = { ...FACTS, questions: [undefined, dealt(2), dealt(3)] }
    expect(() => playerView(gone, opened, 0)).toThrow('no longer in the bank')
    const over = replay(START, bothReady, START.createdAt + 300_000)
    expect(playerView(gone, over, 0).result?.review.map(({ number }) => number)).toEqual([2, 3])
  })
})
