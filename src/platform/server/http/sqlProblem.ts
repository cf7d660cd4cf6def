import { Problem } from '#platform/server/http/problem.ts'

const STATUS_BY_SQLSTATE: Record<string, number> = {
  '23503': 409, // foreign_key_violation
  '23505': 409, // unique_violation
  '42501': 403, // insufficient_privilege
  '42P01': 404, // undefined_table
  '42703': 400, // undefined_column
  '428C9': 400, // generated_always: a value for a column that the database computes
  '42804': 400, // datatype_mismatch
  '42883': 400, // undefined_function: an operator that the column's type lacks
  '0A000': 400, // feature_not_supported
  '40001': 503, // serialization_failure
  '40P01': 503, // deadlock_detected
  '53100': 503, // disk_full
  '57014': 503, // query_canceled: statement timeout
  '57P01': 503, // admin_shutdown
}
/** Classes in which every error is the client's fault: bad data (22), violated constraints (23), exceeded database limits (54). */
const CLIENT_CLASSES = ['22', '23', '54']

/** The message for the caller. The log has the details. */
const BUSY = 'The database is busy. Please try again.'

export const NO_ROOM = 'There is no room left to save anything. What was saved before is safe. Please try again later.'

/** The problem for a database error, with its SQLSTATE as the code; undefined if the error is our bug. */
export function sqlProblem(error: unknown): Problem | undefined {
  const state = sqlStateOf(error)
  if (state === undefined) return undefined
  const clientFault = CLIENT_CLASSES.some((prefix) => state.startsWith(prefix)) ? 400 : undefined
  const status = STATUS_BY_SQLSTATE[state] ?? clientFault
  if (status === undefined) return undefined
  return new Problem(status, state, wordsOf(status, state) ?? (error as Error).message, { cause: error })
}

function wordsOf(status: number, state: string): string | undefined {
  if (state === '53100') return NO_ROOM
  return status === 503 ? BUSY : undefined
}

/** The five-character SQLSTATE of an error thrown by either driver. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}
