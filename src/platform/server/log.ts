import { pino } from 'pino'
import type { LogLevel } from '#platform/environment.ts'

/**
 * One JSON line per event; a line about a request has its id. Never log email addresses, tokens, passwords, names or what a person
 * wrote, and no path either. Log an error by `errorText` or its message, never the error itself: a database's error holds values.
 */
export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

/** Logs an unexpected error with the request id that the user sees. */
export function logBug(log: Log, requestId: string, error: unknown): void {
  log.error({ requestId, error: errorText(error) }, 'unexpected error')
}

/** The error with its stack. PostgreSQL quotes the value that it could not read; that is left out. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return isBadValue(error) ? text.replaceAll(/"[^"]*"/g, '"…"') : text
}

/** SQLSTATE class 22: a value that PostgreSQL could not read or compute with. */
function isBadValue(error: unknown): boolean {
  return /^22...$/.test(String((error as { code?: unknown } | null)?.code))
}

export function createLog(level: LogLevel | 'silent'): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
}
