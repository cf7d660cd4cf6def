import { HOUR_MS, MINUTE_MS, type Milliseconds } from '#kit/time.ts'
import type { BackupKind } from '#platform/backup.ts'
import { storedBackups } from '#platform/server/backup/backupFolder.ts'
import { type BackupParts, type MadeBackup, makeBackup } from '#platform/server/backup/makeBackup.ts'
import { Mutex } from '#platform/server/database/mutex.ts'
import type { Log } from '#platform/server/log.ts'

/** A server that has just started has other things to do, and a backup that failed will not succeed at once. */
const PAUSE_MS = 5 * MINUTE_MS

export interface Backups {
  /** @throws an error that says in words why there is no backup */
  make(kind: BackupKind): Promise<MadeBackup>
  /** Gives up a backup that is being made. */
  close(): Promise<void>
}

type BackupsParts = Omit<BackupParts, 'kind' | 'at' | 'signal'> & {
  log: Log
  pollMs?: Milliseconds
  /** The machine's clock. */
  now?: () => number
}

/** Backs up the embedded database of a running server every hour, and whenever somebody asks for it. */
export function openBackups({ log, pollMs = MINUTE_MS, now = Date.now, ...parts }: BackupsParts): Backups {
  const turn = new Mutex()
  const closing = new AbortController()
  const make = async (kind: BackupKind) => {
    const release = await turn.acquire()
    try {
      const { file, ...figures } = await makeBackup({ ...parts, kind, at: now(), signal: closing.signal })
      log.info({ file, kind, ...figures }, 'a backup was made and verified')
      return { file, ...figures }
    } finally {
      release()
    }
  }
  const wasMadeThisHour = async () => {
    const sinceHour = now() - HOUR_MS
    const stored = await storedBackups(parts.backupDirectory)
    // Not one from the future, made while the clock was wrong.
    return stored.some(({ kind, at }) => kind === 'hourly' && at > sinceHour && at <= now())
  }
  let triedAt = now()
  const look = async () => {
    if (closing.signal.aborted || Math.abs(now() - triedAt) < PAUSE_MS) return
    triedAt = now()
    try {
      if (!(await wasMadeThisHour())) await make('hourly')
    } catch (error) {
      if (!closing.signal.aborted) {
        log.error({ cause: (error as Error).message }, 'the hourly backup failed; the server goes on, and tries again')
      }
    }
  }
  const timer = setInterval(look, pollMs)
  timer.unref()
  return {
    make,
    async close() {
      clearInterval(timer)
      closing.abort()
      await turn.acquire()
    },
  }
}
