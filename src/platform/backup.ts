import { DAY_MS, type EpochMs, HOUR_MS, type Milliseconds } from '#kit/time.ts'

/** Why a backup was made: by the server every hour, by somebody with `npm run backup`, or before the database was migrated. */
export const BACKUP_KINDS = ['hourly', 'by-hand', 'before-migration'] as const
export type BackupKind = (typeof BACKUP_KINDS)[number]

export interface Backup {
  kind: BackupKind
  at: EpochMs
}

const ENDING = '.tar.gz'
const FILE_NAME = /^hanpan-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-([a-z-]+)\.tar\.gz$/

/** Sorts by time within a kind, and has no colons, which some disks refuse. */
export function backupFileName({ kind, at }: Backup): string {
  return `hanpan-${new Date(at).toISOString().replaceAll(':', '-')}-${kind}${ENDING}`
}

/** Undefined for any other file. */
export function readBackupFileName(name: string): Backup | undefined {
  const [, date, hour, minute, second, kindName] = FILE_NAME.exec(name) ?? []
  const kind = BACKUP_KINDS.find((one) => one === kindName)
  const at = Date.parse(`${date}T${hour}:${minute}:${second}`)
  return kind === undefined || Number.isNaN(at) ? undefined : { kind, at }
}

/** From the start of 1970, a Thursday, to the first Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS

/** Of how many of the last hours, days and weeks, in UTC and from Monday, the newest backup is kept. */
const KEPT: readonly { lengthMs: Milliseconds; count: number }[] = [
  { lengthMs: HOUR_MS, count: 24 },
  { lengthMs: DAY_MS, count: 7 },
  { lengthMs: 7 * DAY_MS, count: 4 },
]

/** Deleted accounts must disappear from all backups in the end. */
const LONGEST_KEPT_MS = 28 * DAY_MS

/**
 * The backups to keep. Each kind is thinned by itself, so that no hourly backup displaces the one before a migration. Hours, days and
 * weeks without a backup do not count. None is kept that is four weeks older than the newest.
 */
export function keptBackups<Kept extends Backup>(backups: readonly Kept[]): Kept[] {
  const newestAt = Math.max(...backups.map(({ at }) => at))
  const newestFirst = backups
    .filter(({ at }) => newestAt - at < LONGEST_KEPT_MS)
    .sort((one, other) => other.at - one.at)
  const kept = BACKUP_KINDS.flatMap((kind) => {
    const same = newestFirst.filter((backup) => backup.kind === kind)
    return KEPT.flatMap(({ lengthMs, count }) => newestOfEach(same, lengthMs).slice(0, count))
  })
  return newestFirst.filter((backup) => kept.includes(backup))
}

function newestOfEach<Kept extends Backup>(newestFirst: readonly Kept[], lengthMs: Milliseconds): Kept[] {
  const numberOf = ({ at }: Backup) => Math.floor((at - FIRST_MONDAY_MS) / lengthMs)
  return newestFirst.filter((backup, index) => {
    const newer = newestFirst[index - 1]
    return newer === undefined || numberOf(newer) !== numberOf(backup)
  })
}
