import type { MatchRefusal } from '#match/decide.ts'
import { Problem } from '#platform/server/http/problem.ts'

const REFUSALS: Record<MatchRefusal, { status: number; code: string; message: string }> = {
  'match/late': { status: 409, code: 'late', message: 'That came too late.' },
  'match/not_open': { status: 425, code: 'not_open', message: 'That is not open yet.' },
  'match/unknown_option': { status: 400, code: 'unknown_option', message: 'The question has no such option.' },
  'match/not_absent': { status: 409, code: 'not_absent', message: 'Your opponent is still in the match.' },
  'match/no_winner': { status: 409, code: 'no_winner', message: 'Nobody has two points yet.' },
}

export function matchProblem(refusal: MatchRefusal): Problem {
  const { status, code, message } = REFUSALS[refusal]
  return new Problem(status, code, message)
}

export function matchNotFound(): Problem {
  return new Problem(404, 'match_not_found', 'Match not found')
}

export function matchNotFinished(): Problem {
  return new Problem(409, 'match_not_finished', 'This match is not over yet.')
}

export function notAPlayer(): Problem {
  return new Problem(403, 'not_a_player', 'You are not a player of this match.')
}
