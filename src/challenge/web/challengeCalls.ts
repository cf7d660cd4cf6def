import type { ApartState, BegunApart } from '#challenge/apartContract.ts'
import type {
  AcceptChallengeResponse,
  ChallengeState,
  ChallengesResponse,
  MakeChallengeResponse,
  WithdrawChallengeResponse,
} from '#challenge/challengeContract.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import type { Skill } from '#rating/skill.ts'

/** Each call throws what `callFunction` throws. */
export const challengeCalls = {
  make: (skill: Skill, rated: boolean) =>
    callFunction<MakeChallengeResponse>('challenge-make', { skill_type: skill, rated }),
  withdraw: (code: string) => callFunction<WithdrawChallengeResponse>('challenge-withdraw', { code }),
  openChallenges: () => callFunction<ChallengesResponse>('challenges'),
  state: (code: string) => callFunction<ChallengeState>('challenge-state', { code }),
  apartState: (code: string) => callFunction<ApartState>('apart-state', { code }),
  beginApart: (skill: Skill) => callFunction<BegunApart>('apart-begin', { skill_type: skill }),
  answerApart: (code: string) => callFunction<BegunApart>('apart-answer', { code }),
  withdrawApart: (code: string) => callFunction('apart-withdraw', { code }),
  accept: (code: string, rated: boolean) => callFunction<AcceptChallengeResponse>('challenge-accept', { code, rated }),
}
