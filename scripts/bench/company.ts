import { setTimeout as pause } from 'node:timers/promises'
import type { DailyState } from '#daily/dailyContract.ts'
import { SECOND_MS } from '#kit/time.ts'
import type { BegunGuestDuel, DuelState } from '#practice/practiceContract.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { clientHeader } from './clients.ts'
import { answerOf, callFunction } from './functionCall.ts'
import { type LoadResult, loadResult } from './load.ts'
import { loopback, type Send } from './loopback.ts'
import type { Player } from './plantPlayers.ts'

/** Addresses of their own, beyond those of the players. */
const FIRST_GUEST = 100_000
/** From the opening of a question to the answer, and from its reasons to the next question: so a duel takes as long as a rated one. */
const ANSWER_MS = 5 * SECOND_MS
const READ_MS = 2 * SECOND_MS
/** The page of a practice duel polls every two seconds, and directly after a change by the clock. */
const POLL_MS = 2 * SECOND_MS
const MARGIN_MS = 20

/** People who play at the same time as the players of rated duels. */
export interface Company {
  /** Visitors, each in a guest duel. */
  guests: number
  /** Users, each in the daily round of today, which they have not begun. */
  daily: readonly Player[]
  /** They start evenly spread over this time. */
  rampSeconds: number
}

export interface CompanyResult {
  /** Every call of the guests and of the daily round. */
  calls: LoadResult
  finished: number
  failures: string[]
}

interface Visit {
  send: Send
  durations: number[]
}

/** Everyone of the company plays once. */
export async function playBeside(url: string, { guests, daily, rampSeconds }: Company): Promise<CompanyResult> {
  const visit: Visit = { send: loopback(url), durations: [] }
  const begun = performance.now()
  const rounds = [
    ...Array.from({ length: guests }, (_, index) => () => playGuestDuel(visit, clientHeader(FIRST_GUEST + index))),
    ...daily.map(
      ({ headers }) =>
        () =>
          playDailyRound(visit, headers),
    ),
  ]
  const ends = await Promise.allSettled(
    rounds.map(async (play, index) => {
      await pause((index / rounds.length) * rampSeconds * SECOND_MS)
      await play()
    }),
  )
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
  return {
    calls: loadResult(visit.durations, performance.now() - begun),
    finished: ends.length - failures.length,
    failures,
  }
}

async function timedAnswer<Body>(visit: Visit, headers: Record<string, string>, name: string, input: object) {
  const start = performance.now()
  const body = await answerOf<Body>(visit.send, headers, name, input)
  visit.durations.push(performance.now() - start)
  return body
}

/** As the page does: polls, answers with any option, reads, goes on. */
async function playGuestDuel(visit: Visit, headers: Record<string, string>): Promise<void> {
  const ask = <Body>(name: string, input: object) => timedAnswer<Body>(visit, headers, name, input)
  const { guest_key } = await ask<BegunGuestDuel>('guest-begin', { reads_hangul: true, learned: 'months' })
  let state = await ask<DuelState>('guest-ready', { guest_key })
  while (state.result === null) {
    const actAt = timeToAct(state)
    await pause(Math.max(0, Math.min(actAt, timeToPoll(state)) - Date.now()))
    if (Date.now() >= actAt) await act(visit, headers, guest_key, state)
    state = await ask<DuelState>('guest-state', { guest_key })
  }
}

function timeToAct({ phase, question, your_answer, feedback }: DuelState): number {
  if (!question) return Number.POSITIVE_INFINITY
  if (phase === 'question' && !your_answer) return Date.parse(question.opens_at) + ANSWER_MS
  return feedback?.next_at === null ? Date.parse(question.closes_at) + READ_MS : Number.POSITIVE_INFINITY
}

function timeToPoll({ next_change_at }: DuelState): number {
  const change = next_change_at === null ? Number.POSITIVE_INFINITY : Date.parse(next_change_at) + MARGIN_MS
  return Math.min(change > Date.now() ? change : Number.POSITIVE_INFINITY, Date.now() + POLL_MS)
}

/** The program may have been faster: then the answer is refused. */
async function act(
  visit: Visit,
  headers: Record<string, string>,
  guest_key: string,
  { phase, question }: DuelState,
): Promise<void> {
  const body = { guest_key, question_no: question?.number }
  const start = performance.now()
  if (phase === 'feedback') await callFunction(visit.send, headers, 'guest-next', body)
  else await callFunction(visit.send, headers, 'guest-answer', { ...body, option_id: anyOf(question?.options ?? []) })
  visit.durations.push(performance.now() - start)
}

async function playDailyRound(visit: Visit, headers: Record<string, string>): Promise<void> {
  const ask = (name: string, input: object) => timedAnswer<DailyState>(visit, headers, name, input)
  let state = await ask('daily-begin', { grade: 'a1' })
  for (let number = 1; number <= QUESTION_COUNT; number += 1) {
    const place = { date: state.date, question_no: number }
    if (number > 1) state = await ask('daily-open', place)
    await pause(ANSWER_MS)
    await ask('daily-answer', { ...place, option_id: anyOf(state.question?.options ?? []) })
    await pause(READ_MS)
  }
  await timedAnswer(visit, headers, 'daily-result', { date: state.date })
}

function anyOf(options: readonly { id: string }[]): string {
  return options[Math.floor(Math.random() * options.length)]?.id ?? ''
}
