import { Problem } from '#platform/server/http/problem.ts'

/** Also for one that somebody else has. */
export function practiceNotFound(): Problem {
  return new Problem(404, 'practice_not_found', 'Practice not found')
}
