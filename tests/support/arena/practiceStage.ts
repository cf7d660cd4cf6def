import { DAY_MS, MINUTE_MS, SECOND_MS } from '#kit/time.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import type {
  BegunGuestDuel,
  BegunPractice,
  DuelState,
  GuestAnswers,
  RecordingOffer,
  UntimedState,
} from '#practice/practiceContract.ts'
import { guestFunctions } from '#practice/server/guestFunctions.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { practiceFunctions } from '#practice/server/practiceFunctions.ts'
import { RATED_MS } from '#questions/questionUse.ts'
import type { Skill } from '#rating/skill.ts'
import { type MatchStage, openMatchStage, optionId, RefusedCall } from '#tests/support/arena/matchStage.ts'
import type { Planted } from '#tests/support/database/invariants.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

const BEGINNING = Date.parse('2026-11-20T12:00:00Z')
const PAUSE_MS = 30 * MINUTE_MS

/** The endpoints of practice and of matches, on one database whose clock stands still until it is moved. */
export interface PracticeStage {
  matches: MatchStage
  api: DataApi
  dependencies: PracticeDependencies
  /** Advances the clock by half an hour. */
  later(): Promise<void>
  /** Advances the clock until the questions of a match that was played lately are practiced. */
  untilPracticed(): Promise<void>
  /** Sets the clock to this many seconds after that. */
  at(seconds: number): Promise<void>
  /** Lets the time of all questions run out, and goes on from each. The duel began at most 30 seconds ago. */
  playOut(duel: PracticeDuelist): Promise<DuelState>
  /** A new player with a profile, or this player. */
  practicePlayer(userId?: string): Promise<PracticePlayer>
  /** A visitor who begins a duel with a program that acts by this plan. */
  guest(plans?: readonly Plan[], answers?: GuestAnswers): Promise<GuestDuelist>
  /** Runs a statement as the database's owner. */
  rows(statement: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** What a partner does in a question: nothing, or this answer after this many seconds. */
export type Plan = { after: number; choice: 'right' | 'wrong' } | null

export interface PracticePlayer {
  id: string
  /** Calls any endpoint; returns the status too. */
  call(name: string, body: Record<string, unknown>): Promise<{ status: number; body: Record<string, unknown> }>
  /** Begins a duel with a program that acts by this plan. */
  duel(plans?: readonly Plan[], wanted?: { skill?: Skill; strength?: number | null }): Promise<PracticeDuelist>
  /** Whether a recording is available. */
  isOffered(skill?: Skill): Promise<boolean>
  /** Begins a duel with a recording. */
  recording(skill?: Skill): Promise<PracticeDuelist>
  /** Sets whether others may practice against this player's recordings, as the profile page does. */
  allow(recordable: boolean): Promise<void>
  untimed(skill?: Skill): Promise<UntimedSitting>
  /** The questions that find the player's level. */
  placement(): Promise<UntimedSitting>
}

/** Untimed practice. */
export interface UntimedSitting {
  id: string
  state(): Promise<UntimedState>
  answer(number: number, choice: 'right' | 'wrong' | string): Promise<UntimedState>
  next(): Promise<UntimedState>
  end(): Promise<UntimedState>
}

export interface PracticeDuelist {
  id: string
  state(): Promise<DuelState>
  ready(): Promise<DuelState>
  /** Chooses the right option, a wrong one, or the one with this id. */
  answer(number: number, choice: 'right' | 'wrong' | string): Promise<DuelState>
  resign(): Promise<DuelState>
  /** Goes on from the feedback on this question. */
  next(number: number): Promise<DuelState>
}

/** A visitor in a duel; `id` is its key. */
export interface GuestDuelist extends PracticeDuelist {
  call: PracticePlayer['call']
}

/** @param planted what the test writes itself, in place of playing */
export async function openPracticeStage(planted?: Planted): Promise<PracticeStage> {
  const matches = await openMatchStage(planted)
  const { database, bank, voice } = matches.dependencies
  const dependencies: PracticeDependencies = {
    database,
    bank,
    learned: new Map(),
    voice,
    random: Math.random,
    keyedHash: hashed,
    pagePoints: new Map(),
  }
  const tables = { practices: {}, matches: {}, profiles: {}, daily_usage: {} }
  const functions = [...practiceFunctions(dependencies), ...guestFunctions(dependencies)]
  const api = await startDataApi(database, { functions, tables })
  let start = BEGINNING
  const at = (seconds: number) => setClock(database, new Date(start + Math.round(seconds * SECOND_MS)).toISOString())
  return {
    matches,
    api,
    dependencies,
    at,
    async later() {
      start += PAUSE_MS
      await at(0)
    },
    async untilPracticed() {
      start = Math.max(start, BEGINNING + RATED_MS + DAY_MS)
      await at(0)
    },
    async playOut(duel) {
      for (const number of [1, 2, 3]) {
        await at(100 * number)
        await duel.next(number)
      }
      return duel.state()
    },
    practicePlayer: async (userId) => practicePlayer(matches, api, userId ?? (await matches.newcomer())),
    guest: (plans, answers) => guest(matches, api, plans, answers),
    rows: (statement, parameters = []) => matches.database.tx(OWNER, (tx) => tx.sql(statement, parameters)),
    async close() {
      await api.close()
      await matches.close()
    },
  }
}

const hashed = (text: string) => `hash of ${text}`

function practicePlayer({ database }: MatchStage, api: DataApi, userId: string): PracticePlayer {
  const call = caller(api, userId)
  const demand = demanded(call)
  return {
    id: userId,
    call,
    async duel(plans = [null, null, null], { skill = 'vocab', strength = 1_000 } = {}) {
      const { practice_id } = await demand<BegunPractice>('practice-begin', { skill_type: skill, strength })
      await plant(database, practice_id, plans)
      return duelist(practice_id, (name, more = {}) => demand(name, { practice_id, ...more }))
    },
    isOffered: async (skill = 'vocab') =>
      (await demand<RecordingOffer>('recording-offer', { skill_type: skill })).offered,
    async recording(skill = 'vocab') {
      const { practice_id } = await demand<BegunPractice>('recording-begin', { skill_type: skill })
      return duelist(practice_id, (name, more = {}) => demand(name, { practice_id, ...more }))
    },
    async allow(recordable) {
      await api.client(userId).from('profiles').update({ recordable }).eq('id', userId).throwOnError()
    },
    async untimed(skill = 'vocab') {
      const { practice_id } = await demand<BegunPractice>('untimed-begin', { skill_type: skill })
      return untimedSitting(practice_id, (name, more = {}) => demand(name, { practice_id, ...more }))
    },
    async placement() {
      const { practice_id } = await demand<BegunPractice>('placement-begin', {})
      return untimedSitting(practice_id, (name, more = {}) => demand(name, { practice_id, ...more }))
    },
  }
}

async function guest(
  { database }: MatchStage,
  api: DataApi,
  plans: readonly Plan[] = [null, null, null],
  answers: GuestAnswers = { reads_hangul: true, learned: 'months' },
): Promise<GuestDuelist> {
  const call = caller(api)
  const demand = demanded(call)
  const { guest_key } = await demand<BegunGuestDuel>('guest-begin', answers)
  const [practice] = await database.tx(OWNER, (tx) =>
    tx.sql<{ id: string }>(`select practice_id as id from app.guest_duels where key_hash = sha256($1::text::bytea)`, [
      guest_key,
    ]),
  )
  await plant(database, practice?.id ?? '', plans)
  const named = (name: string) => name.replace('practice-', 'guest-')
  return { call, ...duelist(guest_key, (name, more = {}) => demand(named(name), { guest_key, ...more })) }
}

/** Calls endpoints as this user, or as a visitor. */
function caller(api: DataApi, userId?: string): PracticePlayer['call'] {
  return async (name, body) => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await api.request(`/functions/v1/${name}`, init, userId)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
}

function demanded(call: PracticePlayer['call']) {
  return async <Answer>(name: string, body: Record<string, unknown>) => {
    const answer = await call(name, body)
    if (answer.status !== 200) throw new RefusedCall(name, answer.status, answer.body)
    return answer.body as Answer
  }
}

/** Fixes what the program does in each question. */
async function plant(database: Database, practiceId: string, plans: readonly Plan[]): Promise<void> {
  await database.tx(OWNER, async (tx) => {
    for (const [index, plan] of plans.entries()) await tx.sql(PLAN, planned(practiceId, index + 1, plan))
  })
}

function duelist(
  id: string,
  demand: (name: string, more?: Record<string, unknown>) => Promise<DuelState>,
): PracticeDuelist {
  const state = () => demand('practice-state')
  return {
    id,
    state,
    ready: () => demand('practice-ready'),
    async answer(number, choice) {
      const chosen = ['right', 'wrong'].includes(choice) ? optionId(await state(), choice) : choice
      return demand('practice-answer', { question_no: number, option_id: chosen })
    },
    resign: () => demand('practice-resign'),
    next: (number) => demand('practice-next', { question_no: number }),
  }
}

function untimedSitting(
  id: string,
  demand: (name: string, more?: Record<string, unknown>) => Promise<UntimedState>,
): UntimedSitting {
  const state = () => demand('untimed-state')
  return {
    id,
    state,
    async answer(number, choice) {
      const chosen = ['right', 'wrong'].includes(choice) ? optionId(await state(), choice) : choice
      return demand('untimed-answer', { question_no: number, option_id: chosen })
    },
    next: () => demand('untimed-next'),
    end: () => demand('untimed-end'),
  }
}

/** In the test's question `vocab-6`, the right option has the index 6 % 4. */
const PLAN = `
  update app.practice_questions set opponent_after_ms = $3,
    opponent_option = case when $3::int is not null then (split_part(question_id, '-', 2)::int + $4::int) % 4 end
  where practice_id = $1 and number = $2`

function planned(practiceId: string, number: number, plan: Plan): unknown[] {
  return [practiceId, number, plan && plan.after * SECOND_MS, plan?.choice === 'right' ? 0 : 1]
}
