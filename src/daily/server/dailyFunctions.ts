import {
  dailyAnswerRequest,
  dailyBeginRequest,
  dailyCalendarRequest,
  dailyOpenRequest,
  dailyResultRequest,
  dailyStateRequest,
} from '#daily/dailyContract.ts'
import { readCalendar } from '#daily/server/calendarStore.ts'
import type { DailyDependencies } from '#daily/server/dailyDependencies.ts'
import { openFinishedTries } from '#daily/server/finishedTries.ts'
import { answerDaily, beginDaily, openDaily, readDaily, readDailyResult } from '#daily/server/playDaily.ts'
import { type Claims, SERVICE } from '#platform/server/database/database.ts'
import { defineFunction, type WireFunction } from '#platform/server/functions/defineFunction.ts'

/** More than a player needs who opens the page in two tabs. */
const READ_LIMIT = { name: 'daily-read', count: 120, periodSeconds: 60 }
const ACTION_LIMIT = { name: 'daily-action', count: 60, periodSeconds: 60 }

export function dailyFunctions(dependencies: DailyDependencies): WireFunction[] {
  return [...readFunctions(dependencies), ...actionFunctions(dependencies)]
}

function readFunctions(dependencies: DailyDependencies): WireFunction[] {
  const finishedTries = openFinishedTries(dependencies.database)
  return [
    defineFunction({
      name: 'daily-state',
      access: 'user',
      input: dailyStateRequest,
      rateLimit: READ_LIMIT,
      run: ({ input, claims }) => readDaily(dependencies, userOf(claims), input.date ?? null),
    }),
    defineFunction({
      name: 'daily-result',
      access: 'user',
      input: dailyResultRequest,
      rateLimit: READ_LIMIT,
      run: ({ input, claims }) =>
        readDailyResult(dependencies, finishedTries, { userId: userOf(claims), date: input.date }),
    }),
    defineFunction({
      name: 'daily-calendar',
      access: 'user',
      input: dailyCalendarRequest,
      rateLimit: READ_LIMIT,
      run: ({ input, claims }) =>
        dependencies.database.tx(SERVICE, (tx) => readCalendar(tx, userOf(claims), input.month)),
    }),
  ]
}

function actionFunctions(dependencies: DailyDependencies): WireFunction[] {
  return [
    defineFunction({
      name: 'daily-begin',
      access: 'user',
      input: dailyBeginRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input, claims }) => beginDaily(dependencies, userOf(claims), input.grade),
    }),
    defineFunction({
      name: 'daily-open',
      access: 'user',
      input: dailyOpenRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input, claims }) =>
        openDaily(dependencies, { userId: userOf(claims), date: input.date }, input.question_no),
    }),
    defineFunction({
      name: 'daily-answer',
      access: 'user',
      input: dailyAnswerRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input, claims }) =>
        answerDaily(
          dependencies,
          { userId: userOf(claims), date: input.date },
          { number: input.question_no, optionId: input.option_id },
        ),
    }),
  ]
}

function userOf({ sub }: Claims): string {
  if (sub === undefined) throw new Error('A visitor called a function that needs a user')
  return sub
}
