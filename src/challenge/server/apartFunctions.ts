import { apartBeginRequest, apartRequest } from '#challenge/apartContract.ts'
import {
  answerApartDuel,
  apartState,
  beginApartDuel,
  ownApartDuels,
  withdrawApartDuel,
} from '#challenge/server/apartDuels.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { callerOf } from '#practice/server/practiceCaller.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'

const BEGIN_LIMIT = { name: 'apart-begin', count: 20, periodSeconds: 60 }
const READ_LIMIT = { name: 'apart', count: 120, periodSeconds: 60 }

/** Friends' duels whose players play at different times. Each of the two is a practice, and is played with its functions. */
export function apartFunctions(dependencies: PracticeDependencies): WireFunction[] {
  const { database, keyedHash } = dependencies
  return [
    defineFunction({
      name: 'apart-begin',
      access: 'user',
      input: apartBeginRequest,
      rateLimit: BEGIN_LIMIT,
      run: ({ input, ...call }) => beginApartDuel(dependencies, callerOf(call, keyedHash), input.skill_type),
    }),
    defineFunction({
      name: 'apart-answer',
      access: 'user',
      input: apartRequest,
      rateLimit: BEGIN_LIMIT,
      run: ({ input, ...call }) => answerApartDuel(dependencies, callerOf(call, keyedHash), input.code),
    }),
    defineFunction({
      name: 'apart-withdraw',
      access: 'user',
      input: apartRequest,
      rateLimit: BEGIN_LIMIT,
      run: ({ input, ...call }) => withdrawApartDuel({ database }, callerOf(call, keyedHash).userId, input.code),
    }),
    defineFunction({
      name: 'apart-state',
      access: 'visitor',
      input: apartRequest,
      rateLimit: READ_LIMIT,
      run: ({ input, claims }) => apartState({ database }, claims.sub, input.code),
    }),
    defineFunction({
      name: 'apart-list',
      access: 'user',
      input: NO_INPUT,
      rateLimit: READ_LIMIT,
      run: (call) => ownApartDuels(dependencies, callerOf(call, keyedHash).userId),
    }),
  ]
}
