import type {
  AcceptChallengeResponse,
  ChallengeState,
  MakeChallengeResponse,
  WithdrawChallengeResponse,
} from '#challenge/challengeContract.ts'
import { acceptChallenge } from '#challenge/server/acceptChallenge.ts'
import { challengeFunctions } from '#challenge/server/challengeFunctions.ts'
import { makeChallenge, withdrawChallenge } from '#challenge/server/ownChallenges.ts'
import { actOnMatch, readMatchState } from '#match/server/actOnMatch.ts'
import type { Skill } from '#rating/skill.ts'
import { optionId } from '#tests/support/arena/matchStage.ts'
import { openRematchStage, type RematchStage } from '#tests/support/arena/rematchStage.ts'
import { startDataApi } from '#tests/support/server/dataApi.ts'

type Wire = [status: number, body: Record<string, unknown>]

/** A stage for challenges: calls them directly, or over HTTP. */
export interface ChallengeStage extends RematchStage {
  /** Creates a challenge of this player, who stays online; returns its code. */
  challengeOf(userId: string, options?: { skill?: Skill; rated?: boolean }): Promise<string>
  accept(userId: string, code: string, rated?: boolean): Promise<AcceptChallengeResponse>
  withdraw(userId: string, code: string): Promise<WithdrawChallengeResponse>
  /** Calls an endpoint over HTTP, as this user or as a visitor. */
  call(name: string, body: object, userId?: string): Promise<Wire>
  stateFor(code: string, userId?: string): Promise<ChallengeState>
  /** Creates a match between two new players who are friends, at the clock's current time. */
  friends(rated: { challenger: boolean; friend: boolean }): Promise<{ matchId: string; ann: string; ben: string }>
  /** Advances the clock. */
  later(seconds: number): Promise<void>
  /** Both players press Start Match, and five seconds later both answer once, wrong, and the loser resigns. */
  resignedBy(matchId: string, winner: string, loser: string): Promise<void>
}

export async function openChallengeStage(): Promise<ChallengeStage> {
  const stage = await openRematchStage()
  const { database, pairing, dependencies } = stage
  const api = await startDataApi(database, { functions: challengeFunctions(pairing) })
  const challengeOf: ChallengeStage['challengeOf'] = async (userId, { skill = 'vocab', rated = false } = {}) => {
    const { challenge }: MakeChallengeResponse = await makeChallenge(database, userId, { skill_type: skill, rated })
    return challenge.code
  }
  let elapsed = 0
  const later = (seconds: number) => {
    elapsed += seconds
    return stage.at(elapsed)
  }
  const accept: ChallengeStage['accept'] = (userId, code, rated = false) =>
    acceptChallenge(pairing, userId, { code, rated })
  const call: ChallengeStage['call'] = async (name, body, userId) => {
    const answer = await api.request(`/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body) }, userId)
    return [answer.status, (await answer.json()) as Record<string, unknown>]
  }
  return {
    ...stage,
    challengeOf,
    accept,
    later,
    withdraw: (userId, code) => withdrawChallenge(database, userId, code),
    call,
    async stateFor(code, userId) {
      const [status, body] = await call('challenge-state', { code }, userId)
      if (status !== 200) throw new Error(`challenge-state: ${status}`)
      return body as unknown as ChallengeState
    },
    async friends({ challenger, friend }) {
      const [ann, ben] = [await stage.newcomer(), await stage.newcomer()]
      const answer = await accept(ben, await challengeOf(ann, { rated: challenger }), friend)
      if (answer.status !== 'matched') throw new Error(`Expected a match, but: ${answer.reason}`)
      return { matchId: answer.match_id, ann, ben }
    },
    async resignedBy(matchId, winner, loser) {
      for (const userId of [winner, loser]) await actOnMatch(dependencies, { matchId, userId }, { kind: 'ready' })
      await later(5)
      for (const userId of [winner, loser]) {
        const state = await readMatchState(dependencies, { matchId, userId })
        const answer = { kind: 'answer', questionNo: 1, optionId: optionId(state, 'wrong') } as const
        await actOnMatch(dependencies, { matchId, userId }, answer)
      }
      await actOnMatch(dependencies, { matchId, userId: loser }, { kind: 'resign' })
    },
    async close() {
      await api.close()
      await stage.close()
    },
  }
}
