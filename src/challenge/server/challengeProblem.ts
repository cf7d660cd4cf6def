import { type ChallengeRefusal, MOST_OPEN } from '#challenge/challenge.ts'
import { Problem } from '#platform/server/http/problem.ts'

const REFUSALS: Record<ChallengeRefusal, { code: string; message: string }> = {
  'challenge/own': { code: 'own_challenge', message: 'You cannot accept your own challenge.' },
  'challenge/taken': { code: 'challenge_taken', message: 'Another player has already accepted this challenge.' },
  'challenge/withdrawn': { code: 'challenge_withdrawn', message: 'This challenge was withdrawn.' },
  'challenge/expired': { code: 'challenge_expired', message: 'This challenge has expired.' },
}

export function challengeProblem(refusal: ChallengeRefusal): Problem {
  const { code, message } = REFUSALS[refusal]
  return new Problem(409, code, message)
}

export function challengeNotFound(): Problem {
  return new Problem(404, 'challenge_not_found', 'Challenge not found.')
}

export function tooManyChallenges(): Problem {
  return new Problem(409, 'too_many_challenges', `You have ${MOST_OPEN} open challenges. Withdraw one to make another.`)
}

/** The friend is searching or playing elsewhere; `match_id` is the match, if it is one. */
export function alreadySeated(matchId: string | null): Problem {
  const message = 'You are already searching or playing on another page. Finish there first, then accept.'
  return new Problem(409, 'already_seated', message, { extra: { match_id: matchId } })
}
