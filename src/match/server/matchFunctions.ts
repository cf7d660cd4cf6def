import type { MatchAction } from '#match/decide.ts'
import { answerRequest, loadedRequest, matchRequest, resultRequest } from '#match/matchContract.ts'
import { actOnMatch, readMatchState } from '#match/server/actOnMatch.ts'
import { confirmResult } from '#match/server/matchResult.ts'
import type { MatchDependencies } from '#match/server/openMatches.ts'
import type { Claims } from '#platform/server/database/database.ts'
import { defineFunction, type WireFunction } from '#platform/server/functions/defineFunction.ts'

/** Without its socket, a client polls every two seconds and at every deadline, perhaps in two tabs. */
const STATE_LIMIT = { name: 'match-state', count: 180, periodSeconds: 60, perNode: true } as const
/** More than any match needs. The limit slows down a script that guesses. */
const ACTION_LIMIT = { name: 'match-action', count: 60, periodSeconds: 60, perNode: true } as const
const RESULT_LIMIT = { name: 'elo-update', count: 60, periodSeconds: 60 }

export function matchFunctions(dependencies: MatchDependencies): WireFunction[] {
  return [
    defineFunction({
      name: 'match-state',
      access: 'user',
      input: matchRequest,
      rateLimit: STATE_LIMIT,
      run: ({ input, claims }) => readMatchState(dependencies, { matchId: input.match_id, userId: userOf(claims) }),
    }),
    actionFunction('match-ready', 'ready', dependencies),
    actionFunction('match-resign', 'resign', dependencies),
    actionFunction('match-claim', 'claim', dependencies),
    actionFunction('match-stop', 'stop', dependencies),
    defineFunction({
      name: 'match-answer',
      access: 'user',
      input: answerRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input, claims }) =>
        actOnMatch(
          dependencies,
          { matchId: input.match_id, userId: userOf(claims) },
          { kind: 'answer', questionNo: input.question_no, optionId: input.option_id },
        ),
    }),
    defineFunction({
      name: 'match-loaded',
      access: 'user',
      input: loadedRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input, claims }) =>
        actOnMatch(
          dependencies,
          { matchId: input.match_id, userId: userOf(claims) },
          { kind: 'loaded', questionNo: input.question_no },
        ),
    }),
    defineFunction({
      name: 'elo-update',
      access: 'user',
      input: resultRequest,
      rateLimit: RESULT_LIMIT,
      run: ({ input, claims }) => confirmResult(dependencies.database, input, userOf(claims)),
    }),
  ]
}

function actionFunction(
  name: string,
  kind: Exclude<MatchAction['kind'], 'answer' | 'loaded' | 'next'>,
  dependencies: MatchDependencies,
): WireFunction {
  return defineFunction({
    name,
    access: 'user',
    input: matchRequest,
    rateLimit: ACTION_LIMIT,
    run: ({ input, claims }) => actOnMatch(dependencies, { matchId: input.match_id, userId: userOf(claims) }, { kind }),
  })
}

function userOf({ sub }: Claims): string {
  if (sub === undefined) throw new Error('A visitor called a function that needs a user')
  return sub
}
