import type { MatchmakerDependencies } from '#arena/server/matchmaker.ts'
import { statusOf } from '#challenge/challenge.ts'
import { acceptRequest, type ChallengeState, challengeRequest, makeRequest } from '#challenge/challengeContract.ts'
import { acceptChallenge } from '#challenge/server/acceptChallenge.ts'
import { challengeNotFound } from '#challenge/server/challengeProblem.ts'
import { readChallenge } from '#challenge/server/challengeStore.ts'
import { makeChallenge, watchChallenges, withdrawChallenge } from '#challenge/server/ownChallenges.ts'
import { UNNAMED } from '#identity/displayName.ts'
import { isoTime } from '#match/playerView.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'

const MAKE_LIMIT = { name: 'challenge-make', count: 20, periodSeconds: 60 }
/** A waiting player, challenger or friend, polls every few seconds, perhaps in two tabs. */
const ASK_LIMIT = { name: 'challenge', count: 120, periodSeconds: 60 }

export function challengeFunctions(dependencies: MatchmakerDependencies): WireFunction[] {
  const { database } = dependencies
  return [
    defineFunction({
      name: 'challenge-make',
      access: 'user',
      input: makeRequest,
      rateLimit: MAKE_LIMIT,
      run: ({ input, claims }) => makeChallenge(database, claims.sub ?? '', input),
    }),
    defineFunction({
      name: 'challenge-withdraw',
      access: 'user',
      input: challengeRequest,
      rateLimit: MAKE_LIMIT,
      run: ({ input, claims }) => withdrawChallenge(database, claims.sub ?? '', input.code),
    }),
    defineFunction({
      name: 'challenges',
      access: 'user',
      input: NO_INPUT,
      rateLimit: ASK_LIMIT,
      run: ({ claims }) => watchChallenges(database, claims.sub ?? ''),
    }),
    defineFunction({
      name: 'challenge-state',
      access: 'visitor',
      input: challengeRequest,
      rateLimit: ASK_LIMIT,
      run: ({ input, claims }) => challengeState(database, claims.sub, input.code),
    }),
    defineFunction({
      name: 'challenge-accept',
      access: 'user',
      input: acceptRequest,
      rateLimit: ASK_LIMIT,
      run: ({ input, claims }) => acceptChallenge(dependencies, claims.sub ?? '', input),
    }),
  ]
}

/** The challenge as shown to anyone with its link, signed in or not. */
async function challengeState(database: Database, userId: string | undefined, code: string): Promise<ChallengeState> {
  const challenge = await database.tx(SERVICE, (tx) => readChallenge(tx, code))
  if (!challenge) throw challengeNotFound()
  const { challengerId, friendId, now } = challenge
  const isParty = userId !== undefined && [challengerId, friendId].includes(userId)
  return {
    challenger: challenge.challengerName || UNNAMED,
    skill_type: challenge.skill,
    rated: challenge.wantsRated,
    status: statusOf(challenge, now),
    own: userId === challengerId,
    match_id: isParty ? challenge.matchId : null,
    expires_at: isoTime(challenge.expiresAt),
    server_now: isoTime(now),
  }
}
