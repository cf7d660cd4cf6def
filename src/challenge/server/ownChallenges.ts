import { randomBytes } from 'node:crypto'
import { admissionProblem } from '#arena/server/admission.ts'
import { readStanding } from '#arena/server/searchStanding.ts'
import { readSeat } from '#arena/server/seatStore.ts'
import { statusOf } from '#challenge/challenge.ts'
import type {
  ChallengesResponse,
  MakeChallengeResponse,
  MakeRequest,
  WithdrawChallengeResponse,
} from '#challenge/challengeContract.ts'
import { challengeNotFound, tooManyChallenges } from '#challenge/server/challengeProblem.ts'
import {
  insertChallenge,
  noteWaiting,
  noteWithdrawn,
  openChallenges,
  readChallenge,
} from '#challenge/server/challengeStore.ts'
import { ensureProfile } from '#identity/server/ensureProfile.ts'
import { isoTime } from '#match/playerView.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { SignOfLife } from '#platform/server/realtime/channelRule.ts'

const CODE_BYTES = 16

/** @throws Problem 409 `too_many_challenges`, 429 if the player may not play another match now */
export function makeChallenge(
  database: Database,
  userId: string,
  { skill_type: skill, rated }: MakeRequest,
): Promise<MakeChallengeResponse> {
  return database.tx(SERVICE, async (tx) => {
    await ensureProfile(tx, userId)
    const { now } = await readSeat(tx, userId)
    const problem = await admissionProblem(tx, userId, await readStanding(tx, userId, skill), now)
    if (problem) throw problem
    const code = randomBytes(CODE_BYTES).toString('hex')
    const challenge = await insertChallenge(tx, userId, { code, skill, wantsRated: rated })
    if (!challenge) throw tooManyChallenges()
    return { challenge, server_now: isoTime(now) }
  })
}

/** @throws Problem 404 if the challenge does not exist or belongs to another player */
export function withdrawChallenge(
  database: Database,
  userId: string,
  code: string,
): Promise<WithdrawChallengeResponse> {
  return database.tx(SERVICE, async (tx) => {
    await noteWithdrawn(tx, userId, code)
    const challenge = await readChallenge(tx, code)
    if (challenge?.challengerId !== userId) throw challengeNotFound()
    const status = statusOf(challenge, challenge.now)
    if (status === 'open') throw new Error('An open challenge could not be withdrawn')
    return { status }
  })
}

/** The player's open challenges. The call also counts as a sign of life of the challenger. */
export function watchChallenges(database: Database, userId: string): Promise<ChallengesResponse> {
  return database.tx(SERVICE, async (tx) => {
    await noteWaiting(tx, [userId])
    const { matchId, now } = await readSeat(tx, userId)
    return { challenges: await openChallenges(tx, userId), match_id: matchId, server_now: isoTime(now) }
  })
}

/** Records signs of life from players' channels. */
export function recordChallengerSigns(database: Database, signs: readonly SignOfLife[]): Promise<void> {
  return noteWaiting({ sql: database.autocommit }, [...new Set(signs.map(({ userId }) => userId))])
}
