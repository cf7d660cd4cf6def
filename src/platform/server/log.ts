import { pino } from 'pino'

/** One JSON line per event. Never email addresses, tokens, passwords or texts being translated. */
export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

/** An error that nobody foresaw, under the id that the person who met it sees. */
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
