import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { callerOf } from '#practice/server/practiceCaller.ts'
import { mistakePracticeRequest } from '#review/insight/insightContract.ts'
import { type InsightDependencies, practiceMistake, readInsight } from '#review/server/insight.ts'

/** It reads a year of answers. */
const INSIGHT_LIMIT = { name: 'review-insight', count: 20, periodSeconds: 60 }
const PRACTICE_LIMIT = { name: 'mistake-begin', count: 20, periodSeconds: 60 }

export function insightFunctions(dependencies: InsightDependencies): WireFunction[] {
  return [
    defineFunction({
      name: 'review-insight',
      access: 'user',
      input: NO_INPUT,
      rateLimit: INSIGHT_LIMIT,
      run: ({ claims }) => readInsight(dependencies, claims.sub ?? ''),
    }),
    defineFunction({
      name: 'mistake-begin',
      access: 'user',
      input: mistakePracticeRequest,
      rateLimit: PRACTICE_LIMIT,
      run: ({ input, ...call }) => practiceMistake(dependencies, callerOf(call, dependencies.keyedHash), input),
    }),
  ]
}
