import { createHash } from 'node:crypto'
import { MINUTE_MS, SECOND_MS } from '#kit/time.ts'
import { spokenText } from '#korean/spoken.ts'
import type { MatchState, Pair, ResultResponse } from '#match/matchContract.ts'
import { createMatch, type Pairing } from '#match/server/createMatch.ts'
import { matchFunctions } from '#match/server/matchFunctions.ts'
import { type MatchDependencies, openMatches, type Publish } from '#match/server/openMatches.ts'
import { recordPlayerSigns } from '#match/server/sweepMatches.ts'
import { MATCHMAKER_STAKES } from '#match/stakes.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { bankOf } from '#questions/bank.ts'
import type { Point, Points } from '#questions/point.ts'
import type { Question } from '#questions/question.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'
import { numbersInUse } from '#tests/support/arena/questionsInUse.ts'
import type { Planted } from '#tests/support/database/invariants.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
/** A text that only an answer key contains. */
export const EXPLANATION = 'Because it is so'
const QUESTIONS_PER_USE = 12
const DRAWN_USES = ['rated', 'practice'] as const
const BETWEEN_MATCHES_MS = 30 * MINUTE_MS
const NEWCOMERS: Pair<number> = [1_000, 1_000]

/** The match endpoints on their own database, with a clock that stands still until it is moved. */
export interface MatchStage {
  database: Database
  api: DataApi
  dependencies: MatchDependencies
  /** All broadcasts, oldest first. */
  broadcasts: Broadcast[]
  /** The channels that a socket is in; none at first. */
  inChannel: Set<string>
  /** The texts whose clips were requested for rendering, oldest first. */
  prepared: string[]
  /** Sets the clock to this many seconds after the creation of the newest match. */
  at(seconds: number): Promise<void>
  /** Creates a match of two new players, or of the given ones, half an hour after the previous match. */
  duel(options?: DuelOptions): Promise<Duel>
  /** The same, and both players pressed Start Match at one second and have loaded the clip, so the first question opens at 4. */
  begun(options?: DuelOptions): Promise<Duel>
  /** A new player with a profile. */
  newcomer(): Promise<string>
  close(): Promise<void>
}

interface DuelOptions {
  skill?: Skill
  userIds?: Pair<string>
  ratings?: Pair<number>
}

export interface Duel {
  id: string
  ann: Duelist
  ben: Duelist
}

export interface Duelist {
  id: string
  state(): Promise<MatchState>
  ready(): Promise<MatchState>
  /** Chooses the right option, a wrong one, or the one with this id; `body` is added to the request. */
  answer(number: 1 | 2 | 3, choice: 'right' | 'wrong' | string): Promise<MatchState>
  /** Reports that the clip of this question can be played. */
  loaded(number: 1 | 2 | 3): Promise<MatchState>
  resign(): Promise<MatchState>
  claim(): Promise<MatchState>
  stop(): Promise<MatchState>
  result(claimed: { winner_id: string | null; player1_score: number; player2_score: number }): Promise<ResultResponse>
  /** Calls any endpoint; returns the status too. */
  call(name: string, body: Record<string, unknown>): Promise<{ status: number; body: Record<string, unknown> }>
}

export class RefusedCall extends Error {
  readonly status: number
  readonly code: unknown
  constructor(name: string, status: number, body: Record<string, unknown>) {
    super(`${name}: ${status} ${body.code}`)
    this.status = status
    this.code = body.code
  }
}

/** The refusal that `work` ends with. @throws on any other outcome */
export async function refusal(work: Promise<unknown>): Promise<{ status: number; code: unknown }> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof RefusedCall) return { status: error.status, code: error.code }
  throw new Error(`Expected a refusal, got ${String(error)}`)
}

/** The point of all questions of the stage. */
export const TEST_POINT: Point = {
  point: 'words',
  kind: 'vocab',
  level: 'A1',
  title: 'Words',
  lesson: 'Words mean things.',
  error: 'None.',
  guide: '',
}

export const TEST_POINTS: Points = new Map([[TEST_POINT.point, TEST_POINT]])

/** The page that teaches the points of the test's questions. */
export const TEST_PAGE = '/learn/words'

/** What the functions about a player's past answers need. */
export function progressSources({ dependencies }: MatchStage): PracticeDependencies & { points: Points } {
  const more = { points: TEST_POINTS, pagePoints: new Map([[TEST_PAGE, [TEST_POINT]]]) }
  return { ...dependencies, ...more, learned: new Map(), random: Math.random, keyedHash: hash }
}

/** @param planted what the test writes itself, in place of playing */
export async function openMatchStage(planted?: Planted): Promise<MatchStage> {
  const { database, remove } = await createTestDatabase(planted)
  const broadcasts: Broadcast[] = []
  const prepared: string[] = []
  const inChannel = new Set<string>()
  const publish: Publish = (...more) => void broadcasts.push(...more)
  const dependencies = openMatches({
    database,
    bank: bankOf(SKILLS.flatMap(testQuestions), { speech: true }),
    voice: notedVoice(prepared),
    publish,
    hasSocketIn: (topic) => inChannel.has(topic),
    noteSign: (sign) => recordPlayerSigns(database, publish, [sign]),
  })
  const tables = { matches: {}, match_queue: {}, rating_changes: {}, profiles: {}, daily_usage: {} }
  const api = await startDataApi(database, { functions: matchFunctions(dependencies), tables })
  let start = NOON
  const at = (seconds: number) => setClock(database, new Date(start + Math.round(seconds * SECOND_MS)).toISOString())
  await at(0)
  const duel: MatchStage['duel'] = async ({ skill = 'vocab', userIds, ratings = NEWCOMERS } = {}) => {
    start += BETWEEN_MATCHES_MS
    await at(0)
    const [one, two] = userIds ?? [await newcomer(database), await newcomer(database)]
    const id = await pairUp(dependencies, {
      players: [
        { id: one, rating: ratings[0] },
        { id: two, rating: ratings[1] },
      ],
      skill,
    })
    return { id, ann: duelist(api, id, one), ben: duelist(api, id, two) }
  }
  return {
    database,
    api,
    dependencies,
    broadcasts,
    inChannel,
    prepared,
    at,
    duel,
    newcomer: () => newcomer(database),
    async begun(options) {
      const made = await duel(options)
      await at(1)
      for (const player of [made.ann, made.ben]) await player.ready()
      if (options?.skill === 'listening') await Promise.all([made.ann.loaded(1), made.ben.loaded(1)])
      return made
    },
    async close() {
      await api.close()
      await remove()
    },
  }
}

function notedVoice(prepared: string[]): MatchDependencies['voice'] {
  return {
    available: true,
    audioUrl: (said, salt) => `/audio/${hash(spokenText(said) + salt)}`,
    prepare: (all) => void prepared.push(...all.map(spokenText)),
  }
}

async function newcomer(database: Database): Promise<string> {
  const id = await createUser(database)
  await database.tx(SERVICE, (tx) =>
    tx.sql('insert into profiles (id, display_name, name_chosen_at) values ($1, $2, app_now())', [id, 'Mina']),
  )
  return id
}

/** The database's data about a match: its status, and the numbers of rating changes, seats, daily matches used and questions seen. */
export async function booksOf(database: Database, matchId: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await database.tx(SERVICE, (tx) =>
    tx.sql<Record<string, unknown>>(
      `select m.status,
         (select count(*) from rating_changes c where c.match_id = m.id) as changes,
         (select coalesce(sum(matches_played), 0) from daily_usage where person in (m.player1_id::text, m.player2_id::text)) as usage,
         (select count(*) from match_queue q where q.match_id = m.id) as seats,
         (select count(*) from app.seen_questions s where s.user_id in (m.player1_id, m.player2_id)) as seen
       from matches m where m.id = $1`,
      [matchId],
    ),
  )
  return row
}

/** Creates the match and both seats in one transaction, as matchmaking does. */
function pairUp({ database, bank }: MatchDependencies, { players, skill }: Omit<Pairing, 'stakes'>): Promise<string> {
  return database.tx(SERVICE, async (tx) => {
    const { id } = await createMatch(
      tx,
      { players, skill, stakes: MATCHMAKER_STAKES },
      { bank, learned: new Map(), random: () => 0.5 },
    )
    for (const player of players) {
      await tx.sql('insert into match_queue (user_id, skill_type, rating, match_id) values ($1, $2, $3, $4)', [
        player.id,
        skill,
        player.rating,
        id,
      ])
    }
    return id
  })
}

function duelist(api: DataApi, matchId: string, userId: string): Duelist {
  const call: Duelist['call'] = async (name, body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await api.request(
      `/functions/v1/${name}`,
      { method: 'POST', headers, body: JSON.stringify(body) },
      userId,
    )
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const demand = async <Answer>(name: string, body: Record<string, unknown> = {}) => {
    const answer = await call(name, { match_id: matchId, ...body })
    if (answer.status !== 200) throw new RefusedCall(name, answer.status, answer.body)
    return answer.body as Answer
  }
  const state = () => demand<MatchState>('match-state')
  return {
    id: userId,
    call,
    state,
    ready: () => demand('match-ready'),
    async answer(number, choice) {
      const chosen = ['right', 'wrong'].includes(choice) ? optionId(await state(), choice) : choice
      return demand('match-answer', { question_no: number, option_id: chosen })
    },
    loaded: (number) => demand('match-loaded', { question_no: number }),
    resign: () => demand('match-resign'),
    claim: () => demand('match-claim'),
    stop: () => demand('match-stop'),
    result: (claimed) => demand('elo-update', claimed),
  }
}

/** In the test's questions, the text of an option says whether it is right. */
export function optionId(
  { question }: { question: { options: { id: string; text: string }[] } | null },
  choice: string,
): string {
  return question?.options.find(({ text }) => text.startsWith(choice))?.id ?? 'none'
}

/** Equally many for matches and for practice. */
function testQuestions(skill: Skill): Question[] {
  const numbers = DRAWN_USES.flatMap((use) => numbersInUse(skill, use, NOON, QUESTIONS_PER_USE))
  return numbers.map((index) => {
    const key = index % 4
    return {
      id: `${skill}-${index}`,
      skill,
      type: 'meaning',
      level: 'A1',
      point: 'words',
      question: `Question ${index} of ${skill}?`,
      options: [0, 1, 2, 3].map((option) => (option === key ? 'right' : `wrong ${option}`)),
      correct_answer: key,
      explanation: `${EXPLANATION} ${index}`,
      reasons: [0, 1, 2, 3].map((option) => (option === key ? '' : `Not ${option}`)),
      difficulty: 1_000,
      ...(skill === 'listening' ? { audio: `${index}번 문제` } : {}),
    }
  })
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
