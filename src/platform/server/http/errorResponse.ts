import { HTTPException } from 'hono/http-exception'
import { noteLimitHit } from '#platform/server/http/limitMeter.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { sqlProblem } from '#platform/server/http/sqlProblem.ts'
import { type Log, logBug } from '#platform/server/log.ts'

interface FailedRequest {
  path: string
  id: string
}

/** The only place that turns an error into a response. Each API has its own shape of body. */
export function errorResponse(error: unknown, request: FailedRequest, log: Log): Response {
  const problem = notedProblem(error, request, log)
  return Response.json(bodyOf(problem, request.path), { status: problem.status, headers: problem.headers })
}

/** Only the body, for a response that has already begun. */
export function errorBody(error: unknown, request: FailedRequest, log: Log): Record<string, unknown> {
  return bodyOf(notedProblem(error, request, log), request.path)
}

/** The problem to show to the caller. Logs what the caller does not see. */
export function notedProblem(error: unknown, request: FailedRequest, log: Log): Problem {
  const known = asProblem(error, request.path)
  // A rate limit has already counted under its name.
  if (known?.status === 429 && known.code !== 'over_request_rate_limit') noteLimitHit(known.code)
  if (known && known.status >= 500) {
    log.warn({ requestId: request.id, code: known.code, cause: causeOf(known) }, known.message)
  }
  return known ?? bug(error, request, log)
}

/**
 * Only rest/v1 passes a caller's values to the database unchanged. Elsewhere, a database error is our bug, and its message is
 * not shown to the caller, unless the database is busy or unreachable.
 */
function asProblem(error: unknown, path: string): Problem | undefined {
  if (error instanceof Problem) return error
  if (error instanceof HTTPException) return new Problem(error.status, 'http_error', error.message)
  const refused = sqlProblem(error)
  return path.startsWith('/rest/') || refused?.status === 503 ? refused : undefined
}

function bug(error: unknown, request: { id: string }, log: Log): Problem {
  logBug(log, request.id, error)
  return new Problem(500, 'unexpected_failure', `An unexpected error occurred (${request.id})`, {
    extra: { request_id: request.id },
  })
}

/** auth-js reads `error_code` and `msg`; postgrest-js reads `code, message, details, hint`; functions send the latter with extra fields. */
function bodyOf(problem: Problem, path: string): Record<string, unknown> {
  if (path.startsWith('/auth/')) {
    return { code: problem.status, error_code: problem.code, msg: problem.message, ...problem.extra }
  }
  const { code, message, details, hint } = problem
  return { code, message, details, hint, ...problem.extra }
}

function causeOf(problem: Problem): string | undefined {
  return problem.cause instanceof Error ? problem.cause.message : undefined
}
