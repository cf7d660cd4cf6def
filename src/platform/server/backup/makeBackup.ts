import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EpochMs, Milliseconds } from '#kit/time.ts'
import { type BackupKind, backupFileName } from '#platform/backup.ts'
import { thinBackups } from '#platform/server/backup/backupFolder.ts'
import { type DatabaseContents, readContents, warmUp } from '#platform/server/backup/contents.ts'
import { FolderCopy, folderBytes } from '#platform/server/backup/folderCopy.ts'
import { CONTENTS_FILE, DATABASE_FOLDER } from '#platform/server/backup/unpackBackup.ts'
import { type Database, OWNER, type Transaction } from '#platform/server/database/database.ts'
import { freeBytesOf } from '#platform/server/database/freeSpace.ts'

/** What a backup in the making is called. A killed server leaves it behind, and the next backup deletes it. */
const DRAFT = 'backup.draft'
const PROCESS = fileURLToPath(new URL('./packBackupProcess.ts', import.meta.url))
const MEGABYTE = 1024 * 1024

export interface BackupParts {
  /** The embedded database in `dataDirectory`, which this process has locked. */
  database: Database
  dataDirectory: string
  backupDirectory: string
  /** Free space to leave on the disk. */
  reserveBytes: number
  kind: BackupKind
  at: EpochMs
  /** Gives up: nothing is left behind. */
  signal?: AbortSignal
  /** For tests: reads the free space of the disk. */
  readFreeBytes?: (directory: string) => Promise<number>
}

export interface MadeBackup {
  file: string
  bytes: number
  rows: number
  /** How long other work waited for the database. */
  heldMs: Milliseconds
}

/** The packing process's task: to pack the folder's database into the file. */
export interface PackOrder {
  folder: string
  file: string
}
export type PackOutcome = { ok: true; rows: number } | { ok: false; reason: string }

/**
 * Backs up the embedded database while it is in use, restores the backup into a scratch folder, and compares it with the original.
 * Only then does it get its name; then backups that are no longer needed are deleted. One process makes one backup at a time.
 * @throws an error whose message says in words why there is no backup
 */
export async function makeBackup(parts: BackupParts): Promise<MadeBackup> {
  const { dataDirectory, kind, at } = parts
  const backupDirectory = resolve(parts.backupDirectory)
  const draft = join(backupDirectory, DRAFT)
  const file = join(backupDirectory, backupFileName({ kind, at }))
  const packed = `${file}.part`
  try {
    await mkdir(backupDirectory, { recursive: true, mode: 0o700 })
    await deleteDrafts(backupDirectory)
    await demandRoom(parts)
    await mkdir(draft, { mode: 0o700 })
    const { contents, heldMs } = await copyDatabase(parts.database, dataDirectory, draft)
    await writeFile(join(draft, CONTENTS_FILE), JSON.stringify(contents))
    const rows = await packElsewhere({ folder: draft, file: packed }, parts.signal)
    const { size: bytes } = await stat(packed)
    await rename(packed, file)
    await flushFolder(backupDirectory)
    await thinBackups(backupDirectory)
    return { file, bytes, rows, heldMs }
  } catch (error) {
    throw new Error(`No backup could be made in ${backupDirectory}: ${(error as Error).message}`, { cause: error })
  } finally {
    await deleteDrafts(backupDirectory)
  }
}

/** First there is the copy, then the backup beside the copy, then the backup beside the database restored from it. */
async function demandRoom({ dataDirectory, backupDirectory, reserveBytes, ...parts }: BackupParts): Promise<void> {
  const wanted = 2 * (await folderBytes(join(dataDirectory, DATABASE_FOLDER)))
  const free = await (parts.readFreeBytes ?? freeBytesOf)(backupDirectory)
  if (free - reserveBytes >= wanted) return
  const [needs, has, keeps] = [wanted, free, reserveBytes].map((bytes) => `${Math.ceil(bytes / MEGABYTE)} MB`)
  throw new Error(`it needs ${needs} while it is made, and the disk has ${has}, of which ${keeps} stay free`)
}

/** Copies the database as it is at one moment, which the contents describe. */
async function copyDatabase(database: Database, dataDirectory: string, draft: string) {
  const copy = new FolderCopy(join(dataDirectory, DATABASE_FOLDER), join(draft, DATABASE_FOLDER))
  // Leaves little of the log to copy.
  await database.tx(OWNER, (tx) => tx.script('checkpoint'))
  await copy.copyMost((name) => !name.startsWith(`pg_wal${sep}`))
  await warmUp(database)
  return database.tx(OWNER, async (tx): Promise<{ contents: DatabaseContents; heldMs: Milliseconds }> => {
    const heldSince = performance.now()
    const contents = await readContents(tx)
    copy.catchUp(await isNeeded(tx))
    return { contents, heldMs: performance.now() - heldSince }
  })
}

/** Segments of the log from before the last checkpoint, and empty ones for later use, are not needed. */
async function isNeeded(tx: Transaction): Promise<(name: string) => boolean> {
  const [log] = await tx.sql<{ first: string; last: string }>(
    'select redo_wal_file as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last from pg_control_checkpoint()',
  )
  if (!log) throw new Error('the database did not say which part of its log is needed')
  const segment = /^pg_wal[\\/]([0-9A-F]{24})$/
  return (name) => {
    const [, number] = segment.exec(name) ?? []
    return number === undefined || (number >= log.first && number <= log.last)
  }
}

async function packElsewhere(order: PackOrder, signal: AbortSignal | undefined): Promise<number> {
  signal?.throwIfAborted()
  // Optimizing the code of a database that is open for a moment takes longer than running it.
  const child = fork(PROCESS, { execArgv: ['--disable-warning=ExperimentalWarning', '--liftoff-only'] })
  const ended = once(child, 'exit')
  const end = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', end)
  try {
    child.send(order)
    const outcome = await Promise.race([
      once(child, 'message').then(([message]) => message as PackOutcome),
      ended.then(([code, by]): PackOutcome => ({ ok: false, reason: `the packing process ended with ${code ?? by}` })),
    ])
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome.rows
  } finally {
    signal?.removeEventListener('abort', end)
    end()
    await ended
  }
}

/** So that the name survives a power cut, too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function deleteDrafts(backupDirectory: string): Promise<void> {
  const names = await readdir(backupDirectory).catch(() => [])
  const drafts = names.filter((name) => name === DRAFT || /^hanpan-.*\.part$/.test(name))
  await Promise.all(drafts.map((name) => rm(join(backupDirectory, name), { recursive: true, force: true })))
}
