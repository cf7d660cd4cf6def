import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#kit/time.ts'
import { storedBackups, thinBackups } from '#platform/server/backup/backupFolder.ts'
import { type Backups, openBackups } from '#platform/server/backup/backups.ts'
import { readContents, verifyContents } from '#platform/server/backup/contents.ts'
import { makeBackup } from '#platform/server/backup/makeBackup.ts'
import { restoreBackup } from '#platform/server/backup/restoreBackup.ts'
import { unpackBackup } from '#platform/server/backup/unpackBackup.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { createLog } from '#platform/server/log.ts'
import { copyTemplate } from '#tests/support/database/copyTemplate.ts'
import { NEXT_MIGRATIONS } from '#tests/support/database/nextMigrations.ts'
import { eventually } from '#tests/support/eventually.ts'

const INSERT = "insert into app.secrets (name, value) values ($1, 'x')"

let folder: string
let dataDirectory: string
let backupDirectory: string
let database: Database
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanpan-backup-'))
  dataDirectory = join(folder, 'data')
  backupDirectory = join(folder, 'backups')
  copyTemplate(inject('pgliteTemplate'), dataDirectory)
  database = await open()
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

function open(): Promise<Database> {
  return openDatabase({ databaseUrl: undefined, dataDirectory })
}

function parts() {
  return { database, dataDirectory, backupDirectory, reserveBytes: 0 }
}

function back(overrides: Partial<Parameters<typeof makeBackup>[0]> = {}) {
  return makeBackup({ ...parts(), kind: 'by-hand', at: Date.now(), ...overrides })
}

async function savedNames(): Promise<string[]> {
  const rows = await database.autocommit<{ name: string }>("select name from app.secrets where name like 'test-%'")
  return rows.map(({ name }) => name).sort()
}

/** Replaces the database by the one in a backup, and opens it. */
async function restore(file: string): Promise<string> {
  await database.close()
  const words = await restoreBackup({ file, dataDirectory, at: Date.now() })
  database = await open()
  return words
}

function backupNames(): Promise<string[]> {
  return readdir(backupDirectory).catch(() => [])
}

test('a backup made while others save has everything that was acknowledged before it, and no hole', async () => {
  let saved = 0
  let isOver = false
  const saving = (async () => {
    while (!isOver) {
      await database.autocommit(INSERT, [`test-${String(saved).padStart(6, '0')}`])
      saved += 1
      // The embedded database answers within the turn of the event loop, so without a pause nothing else would ever run.
      await pause(20)
    }
  })()
  await eventually(() => expect(saved).toBeGreaterThan(10))
  const before = saved
  const made = await back().finally(() => {
    isOver = true
    return saving
  })
  expect(saved).toBeGreaterThan(before)
  await restore(made.file)
  const names = await savedNames()
  expect(names.length).toBeGreaterThanOrEqual(before)
  expect(names).toEqual(names.map((_, index) => `test-${String(index).padStart(6, '0')}`))
})

test('a restored database puts the present one aside, and the message says when the backup was made', async () => {
  await mkdir(backupDirectory)
  // A killed server left this behind.
  writeFileSync(join(backupDirectory, 'hanpan-2026-11-25T00-00-00.000Z-hourly.tar.gz.part'), 'half')
  await database.autocommit(INSERT, ['test-before'])
  const { file } = await back({ at: Date.parse('2026-11-25T01:02:03Z') })
  expect(await backupNames()).toEqual([basename(file)])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await database.autocommit(INSERT, ['test-after'])
  await expect(restoreBackup({ file, dataDirectory, at: Date.now() })).rejects.toThrow(
    'in use by another process. If a server runs there, stop it first.',
  )
  const words = await restore(file)
  expect(words).toContain('2026-11-25 01:02:03 UTC')
  expect(await savedNames()).toEqual(['test-before'])
  const [, aside = ''] = /is now in (\S+)\. /.exec(words) ?? []
  expect(existsSync(join(aside, 'PG_VERSION'))).toBe(true)
})

test('a damaged backup is refused, and a good one is restored even where there is no data directory any more', async () => {
  await database.autocommit(INSERT, ['test-before'])
  const { file } = await back()
  const cut = join(folder, 'cut.tar.gz')
  const bytes = readFileSync(file)
  writeFileSync(cut, bytes.subarray(0, bytes.length / 2))
  await database.close()
  await expect(restoreBackup({ file: cut, dataDirectory, at: Date.now() })).rejects.toThrow()
  expect((await readdir(dataDirectory)).sort()).toEqual(['database', 'lock'])
  await rm(dataDirectory, { recursive: true })
  expect(await restoreBackup({ file, dataDirectory, at: Date.now() })).toContain('There was no database before.')
  database = await open()
  expect(await savedNames()).toEqual(['test-before'])
})

test('a database with a damaged page gets no backup that would hide it', async () => {
  for (let number = 0; number < 50; number += 1) await database.autocommit(INSERT, [`test-${number}`])
  const [table] = await database.tx(OWNER, (tx) =>
    tx.sql<{ path: string }>("select pg_relation_filepath('app.secrets') as path"),
  )
  await database.close()
  const path = join(dataDirectory, 'database', table?.path ?? '')
  const page = readFileSync(path)
  page[8_000] = (page[8_000] ?? 0) ^ 1
  writeFileSync(path, page)
  database = await open()
  await expect(back()).rejects.toThrow('No backup could be made')
  expect(await backupNames()).toEqual([])
})

test('a backup whose database differs from the original is refused', async () => {
  const contents = await database.tx(OWNER, readContents)
  expect(contents.migrations).toEqual(readMigrations().map(({ name }) => name))
  expect(await verifyContents(database, contents)).toBeGreaterThanOrEqual(readMigrations().length)
  const more = { ...contents, rows: { ...contents.rows, 'app.secrets': 7 } }
  await expect(verifyContents(database, more)).rejects.toThrow('app.secrets has 0 rows instead of 7')
  const later = { ...contents, position: 'FF/0' }
  await expect(verifyContents(database, later)).rejects.toThrow('its log ends at')
  const newer = { ...contents, migrations: [...contents.migrations, '9001_first_half.sql'] }
  await expect(verifyContents(database, newer)).rejects.toThrow('its list of migrations differs')
})

test('without room for it, no backup is begun, and the message says how much is missing', async () => {
  const readFreeBytes = async () => 50 * 1024 * 1024
  await expect(back({ reserveBytes: 10 * 1024 * 1024, readFreeBytes })).rejects.toThrow(
    /^No backup could be made in .*: it needs \d+ MB while it is made, and the disk has 50 MB, of which 10 MB stay free$/,
  )
  expect(await backupNames()).toEqual([])
})

test('an existing database is backed up before it is migrated, and the newer backup names what the older release does not know', async () => {
  await database.close()
  database = await openDatabase({ databaseUrl: undefined, dataDirectory, backupDirectory })
  expect(await backupNames()).toEqual([])
  await database.close()
  database = await openDatabase({ databaseUrl: undefined, dataDirectory, backupDirectory }, NEXT_MIGRATIONS)
  const [backup, ...more] = await storedBackups(backupDirectory)
  expect(more).toEqual([])
  expect(backup?.kind).toBe('before-migration')
  const { contents } = await unpackBackup(backup?.file ?? '', join(folder, 'trial'), { isTrial: true })
  expect(contents.migrations).toEqual(readMigrations().map(({ name }) => name))
  const { file } = await back()
  expect(await restore(file)).toContain('this one does not know 9001_first_half.sql, 9002_second_half.sql')
})

test('if the backup before a migration fails, the server does not start, and the database is as it was', async () => {
  await database.close()
  writeFileSync(backupDirectory, 'a file where the folder should be')
  await expect(
    openDatabase({ databaseUrl: undefined, dataDirectory, backupDirectory }, NEXT_MIGRATIONS),
  ).rejects.toThrow(/has to be backed up before it is migrated.*The database was not changed\.$/)
  database = await open()
  expect(await migrate(database, NEXT_MIGRATIONS)).toHaveLength(NEXT_MIGRATIONS.length - readMigrations().length)
})

test('a restore that was interrupted between the two databases is completed by the next start', async () => {
  await database.autocommit(INSERT, ['test-before'])
  await database.close()
  await rename(join(dataDirectory, 'database'), join(dataDirectory, 'database.restored'))
  database = await open()
  expect(await savedNames()).toEqual(['test-before'])
})

async function withBackups(overrides: object, work: (backups: Backups) => Promise<void>): Promise<void> {
  const backups = openBackups({ ...parts(), log: createLog('silent'), pollMs: 5, ...overrides })
  try {
    await work(backups)
  } finally {
    await backups.close()
  }
}

test('a server makes a backup every hour, by the moved clock', async () => {
  let time = Date.parse('2026-11-25T00:00:00Z')
  await withBackups({ now: () => time }, async () => {
    const times = async () => (await storedBackups(backupDirectory)).map(({ at }) => new Date(at).toISOString())
    time += 5 * MINUTE_MS
    await eventually(async () => expect(await times()).toEqual(['2026-11-25T00:05:00.000Z']))
    time += HOUR_MS - MINUTE_MS
    await pause(50)
    expect(await times()).toHaveLength(1)
    time += 6 * MINUTE_MS
    await eventually(async () => expect(await times()).toHaveLength(2))
  })
})

test('an hourly backup that fails is logged, and the next attempt succeeds', async () => {
  let time = Date.parse('2026-11-25T00:00:00Z')
  const errors: unknown[] = []
  const log = { ...createLog('silent'), info: () => {}, error: (about: unknown) => errors.push(about) }
  writeFileSync(backupDirectory, 'a file where the folder should be')
  await withBackups({ now: () => time, log }, async () => {
    time += 5 * MINUTE_MS
    await eventually(() => expect(errors).toEqual([{ cause: expect.stringContaining('ENOTDIR') }]))
    expect(await savedNames()).toEqual([])
    await rm(backupDirectory)
    time += 5 * MINUTE_MS
    await eventually(async () => expect(await backupNames()).toHaveLength(1))
  })
})

test('a server that stops gives up the backup that it is making, and leaves nothing behind', async () => {
  const backups = openBackups({ ...parts(), log: createLog('silent') })
  const making = backups.make('by-hand')
  const given = expect(making).rejects.toThrow('No backup could be made')
  await eventually(() => expect(globSync(join(backupDirectory, '*')).length).toBeGreaterThan(0))
  await backups.close()
  await given
  expect(await backupNames()).toEqual([])
})

test('backups that are no longer needed are deleted, and no other files', async () => {
  await mkdir(backupDirectory)
  const needed = [
    'hanpan-2026-11-25T00-59-00.000Z-hourly.tar.gz',
    'hanpan-2026-11-25T00-30-00.000Z-by-hand.tar.gz',
    'notes.txt',
  ]
  for (const name of [...needed, 'hanpan-2026-11-25T00-00-00.000Z-hourly.tar.gz']) {
    writeFileSync(join(backupDirectory, name), '')
  }
  await thinBackups(backupDirectory)
  expect((await backupNames()).sort()).toEqual(needed.sort())
})
