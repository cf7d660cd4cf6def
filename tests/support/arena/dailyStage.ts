import type { DailyCalendar, DailyResult, DailyState } from '#daily/dailyContract.ts'
import type { Grade } from '#daily/grade.ts'
import type { DailyDependencies } from '#daily/server/dailyDependencies.ts'
import { dailyFunctions } from '#daily/server/dailyFunctions.ts'
import { dateAfter, startOfDate, type UtcDate, utcMonthOf } from '#daily/utcDate.ts'
import { DAY_MS, SECOND_MS } from '#kit/time.ts'
import { LEVELS, type Level } from '#korean/level.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { bankOf } from '#questions/bank.ts'
import type { Question } from '#questions/question.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'
import { EXPLANATION, optionId, RefusedCall } from '#tests/support/arena/matchStage.ts'
import { numbersInUse } from '#tests/support/arena/questionsInUse.ts'
import type { Planted } from '#tests/support/database/invariants.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

const FIRST_DAY: UtcDate = '2026-11-20'
const NOON_MS = DAY_MS / 2
const QUESTIONS_PER_USE = 6

/** The endpoints of the daily round, on a database whose clock stands still until it is moved. */
export interface DailyStage {
  dependencies: DailyDependencies
  api: DataApi
  /** The texts whose clips were requested for rendering. */
  prepared: string[]
  /** The current day. */
  today(): UtcDate
  /** Sets the clock to noon of the next day. */
  nextDay(): Promise<void>
  /** Sets the clock to this many seconds after noon. */
  at(seconds: number): Promise<void>
  player(): Promise<DailyPlayer>
  /** Runs a statement as the database's owner. */
  rows(statement: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export interface DailyPlayer {
  id: string
  /** Calls any endpoint; returns the status too. */
  call(name: string, body: Record<string, unknown>): Promise<{ status: number; body: Record<string, unknown> }>
  state(date?: UtcDate): Promise<DailyState>
  begin(grade?: Grade): Promise<DailyState>
  open(number: number, date?: UtcDate): Promise<DailyState>
  /** Chooses the right option, a wrong one, or the one with this id. */
  answer(number: number, choice: 'right' | 'wrong' | string, date?: UtcDate): Promise<DailyState>
  result(date?: UtcDate): Promise<DailyResult>
  calendar(): Promise<DailyCalendar>
  /** Plays a whole round at noon. Each answer comes after so many seconds; null: none comes. */
  play(answers: readonly (['right' | 'wrong', number] | null)[], grade?: Grade): Promise<void>
}

/** @param planted what the test writes itself, in place of playing */
export async function openDailyStage(planted?: Planted): Promise<DailyStage> {
  const { database, remove } = await createTestDatabase(planted)
  const prepared: string[] = []
  const dependencies: DailyDependencies = {
    database,
    bank: bankOf(SKILLS.flatMap(testQuestions), { speech: true }),
    voice: {
      available: true,
      audioUrl: () => '/audio/clip',
      prepare: (all) => void prepared.push(...all.map(String)),
    },
  }
  const tables = { daily_tries: {}, daily_answers: {} }
  const api = await startDataApi(database, { functions: dailyFunctions(dependencies), tables })
  let today = FIRST_DAY
  const at = (seconds: number) =>
    setClock(database, new Date(startOfDate(today) + NOON_MS + Math.round(seconds * SECOND_MS)).toISOString())
  await at(0)
  return {
    dependencies,
    api,
    prepared,
    today: () => today,
    at,
    async nextDay() {
      today = dateAfter(today, 1)
      await at(0)
    },
    player: async () => dailyPlayer(api, await createUser(database), { today: () => today, at }),
    rows: (statement, parameters = []) => database.tx(OWNER, (tx) => tx.sql(statement, parameters)),
    async close() {
      await api.close()
      await remove()
    },
  }
}

function dailyPlayer(api: DataApi, userId: string, { today, at }: Pick<DailyStage, 'today' | 'at'>): DailyPlayer {
  const call: DailyPlayer['call'] = async (name, body) => {
    const init = { method: 'POST', body: JSON.stringify(body) }
    const answer = await api.request(`/functions/v1/${name}`, init, userId)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const demand = async <Answer>(name: string, body: Record<string, unknown>) => {
    const answer = await call(name, body)
    if (answer.status !== 200) throw new RefusedCall(name, answer.status, answer.body)
    return answer.body as Answer
  }
  const player: DailyPlayer = {
    id: userId,
    call,
    state: (date) => demand('daily-state', date === undefined ? {} : { date }),
    begin: (grade = 'a1') => demand('daily-begin', { grade }),
    open: (number, date = today()) => demand('daily-open', { date, question_no: number }),
    async answer(number, choice, date = today()) {
      const chosen = ['right', 'wrong'].includes(choice) ? optionId(await player.state(date), choice) : choice
      return demand('daily-answer', { date, question_no: number, option_id: chosen })
    },
    result: (date = today()) => demand('daily-result', { date }),
    calendar: () => demand('daily-calendar', { month: utcMonthOf(today()) }),
    async play(answers, grade = 'a1') {
      for (const [index, given] of answers.entries()) {
        const opening = 100 * index
        await at(opening)
        await (index === 0 ? player.begin(grade) : player.open(index + 1))
        await at(opening + (given?.[1] ?? 60))
        if (given) await player.answer(index + 1, given[0])
      }
    },
  }
  return player
}

/** Of every level, some that rated matches ask and some for practice. The text of an option says whether it is right. */
function testQuestions(skill: Skill): Question[] {
  return LEVELS.flatMap((level) =>
    (['rated', 'practice'] as const).flatMap((use) =>
      numbersInUse(`${skill}-${level}`, use, startOfDate(FIRST_DAY), QUESTIONS_PER_USE).map((number) =>
        testQuestion(skill, level, number),
      ),
    ),
  )
}

function testQuestion(skill: Skill, level: Level, number: number): Question {
  const key = number % 4
  return {
    id: `${skill}-${level}-${number}`,
    skill,
    type: 'meaning',
    point: 'words',
    level,
    question: `Question ${number} of ${skill} at ${level}?`,
    options: [0, 1, 2, 3].map((option) => (option === key ? 'right' : `wrong ${option}`)),
    correct_answer: key,
    explanation: `${EXPLANATION} ${number}`,
    reasons: [0, 1, 2, 3].map((option) => (option === key ? '' : `Not ${option}`)),
    difficulty: 1_000,
    ...(skill === 'listening' ? { audio: `${number}번 문제` } : {}),
  }
}
