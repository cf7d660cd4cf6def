import type { MatchmakerResponse } from '#arena/arenaContract.ts'
import { pollDelay } from '#arena/search.ts'
import { SECOND_MS } from '#kit/time.ts'
import type { MatchState } from '#match/matchContract.ts'
import type { DuelRecord } from './duelRecord.ts'
import { answerOf, callFunction } from './functionCall.ts'
import type { Send } from './loopback.ts'
import { type MatchSocket, openMatchSocket } from './matchSocket.ts'
import type { Player } from './plantPlayers.ts'

/** From the opening of a question to its first answer. */
const FIRST_ANSWER_MS = SECOND_MS
/** From the first to the second answer, if the question is still open. With two seconds of feedback, a match has an answer every three seconds. */
const BETWEEN_ANSWERS_MS = 3 * SECOND_MS
/** The match's page polls every five seconds, directly after a change by the clock, and again if that change is overdue. */
const POLL_MS = 5 * SECOND_MS
const MARGIN_MS = 20
const OVERDUE_MS = 250

export interface DuelSite {
  url: string
  send: Send
  record: DuelRecord
}

/** Plays one match as the pages do, from the search for an opponent to the end. */
export async function playDuel(site: DuelSite, player: Player): Promise<void> {
  const { record } = site
  const matchId = await findMatch(site, player)
  const socket = await openMatchSocket({ url: site.url, player, matchId }, ({ seq }) =>
    record.noteMessage({ matchId, seq, userId: player.id }),
  )
  record.begin()
  try {
    let state = await request<MatchState>(site, player, 'match-ready', { match_id: matchId })
    while (state.next_change_at !== null) state = await nextState(site, player, socket, state)
  } finally {
    record.end()
    socket.close()
  }
}

async function findMatch(site: DuelSite, player: Player): Promise<string> {
  const search = { skill_type: 'vocab' }
  let answer = await request<MatchmakerResponse>(site, player, 'matchmaker', search)
  while (answer.status === 'searching') {
    await new Promise((resolve) => setTimeout(resolve, pollDelay(Math.random())))
    answer = await request<MatchmakerResponse>(site, player, 'matchmaker', { ...search, ticket: answer.ticket })
  }
  if (answer.status === 'left') throw new Error('A player lost the seat in the queue')
  return answer.match_id
}

/** Waits until it is time to answer or to poll, and does so. */
async function nextState(site: DuelSite, player: Player, socket: MatchSocket, state: MatchState): Promise<MatchState> {
  const answerAt = timeToAnswer(state)
  const news = await socket.newsSince(state.seq, Math.min(answerAt, timeToPoll(state)))
  if (typeof news === 'object') return news
  const answered = news === undefined && Date.now() >= answerAt ? await answer(site, player, state) : undefined
  return answered ?? poll(site, player, state)
}

function timeToAnswer({ match, phase, question, your_answer }: MatchState): number {
  if (phase !== 'question' || !question || your_answer) return Number.POSITIVE_INFINITY
  const isFirst = question.number % 2 === match.you % 2
  return Date.parse(question.opens_at) + FIRST_ANSWER_MS + (isFirst ? 0 : BETWEEN_ANSWERS_MS)
}

function timeToPoll({ next_change_at }: MatchState): number {
  const untilChange = Date.parse(next_change_at ?? '') + MARGIN_MS - Date.now()
  return Date.now() + (untilChange > 0 ? Math.min(POLL_MS, untilChange) : OVERDUE_MS)
}

/** Answers with any option; undefined if the answer came too late. */
async function answer({ send, record }: DuelSite, player: Player, state: MatchState): Promise<MatchState | undefined> {
  const { match, question } = state
  const option = question?.options[Math.floor(Math.random() * question.options.length)]
  const sentAt = performance.now()
  const body = { match_id: match.id, question_no: question?.number, option_id: option?.id }
  const reply = await callFunction(send, player.headers, 'match-answer', body)
  if (reply.status !== 200) {
    record.refused += 1
    return undefined
  }
  const after = JSON.parse(reply.body) as MatchState
  record.noteAnswer({ matchId: match.id, seq: after.seq, userId: player.id, at: sentAt })
  return after
}

async function poll(site: DuelSite, player: Player, { match }: MatchState): Promise<MatchState> {
  const start = performance.now()
  const state = await request<MatchState>(site, player, 'match-state', { match_id: match.id })
  site.record.polls.push(performance.now() - start)
  return state
}

function request<Body>({ send }: DuelSite, { headers }: Player, name: string, input: object): Promise<Body> {
  return answerOf(send, headers, name, input)
}
