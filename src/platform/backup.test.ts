import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/time.ts'
import { type Backup, backupFileName, keptBackups, readBackupFileName } from '#platform/backup.ts'

const START = Date.parse('2026-11-01T00:05:00Z')

function hourly(at: number): Backup {
  return { kind: 'hourly', at }
}

/** What is left after a backup in each of these hours, thinned after each. */
function afterHours(hours: number, eachHour: (kept: Backup[], now: number) => void = () => {}): Backup[] {
  let kept: Backup[] = []
  for (let hour = 0; hour < hours; hour += 1) {
    const now = START + hour * HOUR_MS
    kept = keptBackups([...kept, hourly(now)])
    eachHour(kept, now)
  }
  return kept
}

test('after a month of hourly backups, those of 24 hours, 7 days and 4 weeks are left', () => {
  const left = afterHours(31 * 24).map(({ at }) => new Date(at).toISOString().slice(0, 13))
  // December 1 is a Tuesday, so November 29 is the end of a week.
  const day = (of: string) => `2026-11-${of}T23`
  const lastDay = Array.from({ length: 24 }, (_, hour) => `2026-12-01T${String(23 - hour).padStart(2, '0')}`)
  expect(left).toEqual([...lastDay, ...['30', '29', '28', '27', '26', '25', '22', '15'].map(day)])
})

test('in any hour of the month, there is a backup of each of the last 24 hours, 7 days and 3 whole weeks', () => {
  afterHours(31 * 24, (kept, now) => {
    const reachesBack = (lengthMs: number, count: number) => {
      for (let back = 0; back < count; back += 1) {
        const wanted = now - back * lengthMs
        if (wanted < START) return
        const near = kept.some(({ at }) => at <= now - back * lengthMs + lengthMs && at >= wanted - lengthMs)
        expect(near, `${new Date(now).toISOString()}: ${back} × ${lengthMs / HOUR_MS} h back`).toBe(true)
      }
    }
    reachesBack(HOUR_MS, 24)
    reachesBack(DAY_MS, 7)
    reachesBack(7 * DAY_MS, 4)
    expect(kept.length).toBeLessThanOrEqual(24 + 7 + 4)
  })
})

test('of several backups in an hour, the newest is kept', () => {
  const [first, second] = [hourly(START), hourly(START + MINUTE_MS)]
  expect(keptBackups([first, second])).toEqual([second])
})

test('an hourly backup displaces neither one made by hand nor one made before a migration', () => {
  const at = START + 10 * MINUTE_MS
  const others: Backup[] = [
    { kind: 'by-hand', at: START },
    { kind: 'before-migration', at: START + MINUTE_MS },
  ]
  expect(keptBackups([...others, hourly(at)])).toEqual([hourly(at), ...others.toReversed()])
})

test('hours without a backup do not count', () => {
  const old = afterHours(24)
  const now = hourly(START + 3 * DAY_MS)
  expect(keptBackups([...old, now])).toEqual([now, ...old.slice(0, 23)])
})

test('a deleted account is in no backup after four weeks, whatever the backup was made for', () => {
  const deletedAt = START
  const old: Backup[] = [
    hourly(deletedAt),
    { kind: 'by-hand', at: deletedAt },
    { kind: 'before-migration', at: deletedAt },
  ]
  const now = hourly(deletedAt + 28 * DAY_MS)
  expect(keptBackups([...old, now])).toEqual([now])
  expect(keptBackups(old)).toEqual(old)
})

test('the name of a backup’s file says when and why it was made', () => {
  const backup: Backup = { kind: 'before-migration', at: Date.parse('2026-11-25T01:02:03.456Z') }
  expect(backupFileName(backup)).toBe('hanpan-2026-11-25T01-02-03.456Z-before-migration.tar.gz')
  expect(readBackupFileName(backupFileName(backup))).toEqual(backup)
})

test.each([
  'notes.txt',
  'hanpan-2026-11-25T01-02-03.456Z-someday.tar.gz',
  'hanpan-2026-13-25T01-02-03.456Z-hourly.tar.gz',
  'hanpan-2026-11-25T01-02-03.456Z-hourly.tar.gz.part',
])('another file is no backup: %s', (name) => {
  expect(readBackupFileName(name)).toBeUndefined()
})
