import { defineFunction, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { addressGroup } from '#platform/server/http/clientAddress.ts'
import { guestAnswerRequest, guestBeginRequest, guestNextRequest, guestRequest } from '#practice/practiceContract.ts'
import { beginGuestDuel, guestDuel } from '#practice/server/guestDuel.ts'
import { keepGuestDuel } from '#practice/server/keepGuestDuel.ts'
import { callerOf } from '#practice/server/practiceCaller.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { visitDuel } from '#practice/server/visitDuel.ts'

/** All are counted per IP address, behind which a whole class may play. */
const BEGIN_LIMIT = { name: 'guest-begin', count: 40, periodSeconds: 60 }
/** A page polls every two seconds and at every change. */
const STATE_LIMIT = { name: 'guest-state', count: 2_400, periodSeconds: 60, perNode: true } as const
const ACTION_LIMIT = { name: 'guest-action', count: 400, periodSeconds: 60, perNode: true } as const
const KEEP_LIMIT = { name: 'guest-keep', count: 10, periodSeconds: 60 }

/** A duel without an account, and keeping it with one. */
export function guestFunctions(dependencies: PracticeDependencies): WireFunction[] {
  return [
    defineFunction({
      name: 'guest-begin',
      access: 'visitor',
      input: guestBeginRequest,
      rateLimit: BEGIN_LIMIT,
      run: ({ input, address }) => beginGuestDuel(dependencies, dependencies.keyedHash(addressGroup(address)), input),
    }),
    defineFunction({
      name: 'guest-state',
      access: 'visitor',
      input: guestRequest,
      rateLimit: STATE_LIMIT,
      run: ({ input }) => visitDuel(dependencies, guestDuel(input.guest_key), null),
    }),
    actionFunction('guest-ready', 'ready', dependencies),
    actionFunction('guest-resign', 'resign', dependencies),
    defineFunction({
      name: 'guest-next',
      access: 'visitor',
      input: guestNextRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input }) =>
        visitDuel(dependencies, guestDuel(input.guest_key), { kind: 'next', questionNo: input.question_no }),
    }),
    defineFunction({
      name: 'guest-answer',
      access: 'visitor',
      input: guestAnswerRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input: { guest_key, question_no, option_id } }) =>
        visitDuel(dependencies, guestDuel(guest_key), { kind: 'answer', questionNo: question_no, optionId: option_id }),
    }),
    defineFunction({
      name: 'guest-keep',
      access: 'user',
      input: guestRequest,
      rateLimit: KEEP_LIMIT,
      run: ({ input, ...call }) =>
        keepGuestDuel(dependencies, { userId: callerOf(call, dependencies.keyedHash).userId, key: input.guest_key }),
    }),
  ]
}

function actionFunction(name: string, kind: 'ready' | 'resign', dependencies: PracticeDependencies): WireFunction {
  return defineFunction({
    name,
    access: 'visitor',
    input: guestRequest,
    rateLimit: ACTION_LIMIT,
    run: ({ input }) => visitDuel(dependencies, guestDuel(input.guest_key), { kind }),
  })
}
