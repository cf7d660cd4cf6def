import { pino } from 'pino'

/** One JSON line per event. Never log email addresses, tokens, passwords or texts to translate. */
export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

/** Logs an unexpected error with the request id that the user sees. */
export function logBug(log: Log, requestId: string, error: unknown): void {
  log.error({ requestId, error: error instanceof Error ? error.stack : String(error) }, 'unexpected error')
}

export function createLog(level: 'debug' | 'info' | 'warn' | 'silent'): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
}
