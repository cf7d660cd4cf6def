import fc from 'fast-check'
import { SECOND_MS } from '#kit/time.ts'
import type { MatchCourse, MatchStart } from '#match/course.ts'
import { decide, type MatchAction, photoFinish } from '#match/decide.ts'
import type { EventBody, MatchEvent, PlayerIndex, QuestionNo } from '#match/matchEvent.ts'
import { presenceDue } from '#match/presence.ts'
import { replay } from '#match/replay.ts'

export const START: MatchStart = { createdAt: Date.parse('2026-11-20T12:00:00Z'), listeningQuestions: [] }
export const LISTENING: MatchStart = { ...START, listeningQuestions: [1, 2, 3] }

/** After a time, a player acts, leaves or comes back. `current` and `next` stand for a question. */
export interface Step {
  waitMs: number
  player: PlayerIndex
  what:
    | MatchAction
    | { kind: 'answer'; questionNo: 'current'; optionId: string }
    | { kind: 'loaded'; questionNo: 'next' }
    | { kind: 'leave' | 'return' }
}

export const seat = fc.constantFrom<PlayerIndex>(0, 1)
const option = fc.constantFrom('right', 'wrong')
const answer = fc.record({
  kind: fc.constant('answer' as const),
  questionNo: fc.constantFrom<QuestionNo>(1, 2, 3),
  optionId: option,
})
const judged = answer.map((one): EventBody => ({ ...one, correct: one.optionId === 'right' }))
const bothReady = ([0, 1] as const).map((player): Item => ({ waitMs: 1, player, body: { kind: 'ready' } }))
const currentAnswer = fc.record({
  kind: fc.constant('answer' as const),
  questionNo: fc.constant('current' as const),
  optionId: option,
})
const loaded = fc.record({ kind: fc.constant('loaded' as const), questionNo: fc.constantFrom<QuestionNo>(1, 2, 3) })
const nextLoaded = fc.constant({ kind: 'loaded' as const, questionNo: 'next' as const })
const act = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds).map((kind) => ({ kind }))
const what: fc.Arbitrary<Step['what']> = fc.oneof(
  { weight: 12, arbitrary: currentAnswer },
  { weight: 2, arbitrary: answer },
  { weight: 6, arbitrary: nextLoaded },
  { weight: 1, arbitrary: loaded },
  { weight: 2, arbitrary: act('ready', 'claim', 'claim', 'stop', 'stop') },
  { weight: 4, arbitrary: act('leave', 'return') },
  { weight: 1, arbitrary: act('resign') },
)
const waitMs = fc.oneof(fc.constantFrom(0, 0, 1, 1_999, 2_000, 3_000), fc.nat(3 * SECOND_MS), fc.nat(20 * SECOND_MS))
const step: fc.Arbitrary<Step> = fc.record({ waitMs, player: seat, what })

/** Most matches begin with both players pressing Start Match, because little happens otherwise. */
export const steps = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.array(step, { maxLength: 40, size: 'max' }))
  .map(([luck, rest]) => {
    const ready = (player: PlayerIndex): Step => ({ waitMs: 1, player, what: { kind: 'ready' } })
    return luck > 0 ? [ready(0), ready(1), ...rest] : rest
  })

interface Item {
  waitMs: number
  player: PlayerIndex
  body: EventBody
}

/** A log with any events in any order, which no server would write. */
export const garbage: fc.Arbitrary<MatchEvent[]> = fc
  .array(
    fc.record({
      waitMs: fc.nat(20 * SECOND_MS),
      player: seat,
      body: fc.oneof(act('ready', 'away', 'back', 'absent', 'resign', 'claim', 'stop', 'withdrawn'), judged, loaded),
    }),
    { maxLength: 40 },
  )
  .map(logOf)

/** A log with many simultaneous events around the opening of questions. */
export const crowded: fc.Arbitrary<MatchEvent[]> = fc
  .array(
    fc.record({
      waitMs: fc.oneof(
        { weight: 3, arbitrary: fc.constant(0) },
        fc.constantFrom(1, SECOND_MS, 2 * SECOND_MS, 3 * SECOND_MS),
      ),
      player: seat,
      body: fc.oneof(judged, loaded),
    }),
    { maxLength: 40, size: 'max' },
  )
  .map((items) => logOf([...bothReady, ...items]))

function logOf(items: readonly Item[]): MatchEvent[] {
  let at = START.createdAt
  return items.map(({ waitMs, player, body }, index) => {
    at += waitMs
    return { seq: index + 1, at, player, ...body }
  })
}

/** Plays the steps as the server does, with a poll after each. Returns the log, and the state at each poll. */
export function played(all: readonly Step[], start: MatchStart = START): { log: MatchEvent[]; seen: MatchCourse[] } {
  const log: MatchEvent[] = []
  const seen: MatchCourse[] = []
  const gone = [false, false]
  const seenAt: [number, number] = [start.createdAt, start.createdAt]
  let now = start.createdAt
  const note = (player: PlayerIndex, body: EventBody | null) => {
    if (body) log.push({ seq: log.length + 1, at: now, player, ...body })
  }
  for (const one of all) {
    now += one.waitMs
    gone[one.player] = one.what.kind === 'leave'
    for (const player of [0, 1] as const) if (!gone[player]) seenAt[player] = now
    for (let due = presenceDue(replay(start, log, now), seenAt); due; ) {
      note(due.player, due.body)
      due = presenceDue(replay(start, log, now), seenAt)
    }
    const course = replay(start, log, now)
    const action = actionOf(one.what, course)
    if (action) {
      const verdict = decide(course, one.player, action, judge)
      note(one.player, verdict.ok ? verdict.value : photoFinish(course, one.player, action, judge))
    }
    seen.push(replay(start, log, now))
  }
  return { log, seen }
}

function actionOf(wanted: Step['what'], { questions }: MatchCourse): MatchAction | undefined {
  if (wanted.kind === 'leave' || wanted.kind === 'return') return undefined
  if (!('questionNo' in wanted) || typeof wanted.questionNo === 'number') return wanted as MatchAction
  const newest = questions.at(-1)?.number ?? 0
  const questionNo = Math.max(1, wanted.questionNo === 'next' ? Math.min(3, newest + 1) : newest) as QuestionNo
  return { ...wanted, questionNo } as MatchAction
}

const judge = (_: QuestionNo, optionId: string) => optionId === 'right'
