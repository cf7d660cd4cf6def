import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND_MS } from '#kit/time.ts'
import { refused } from '#kit/verdict.ts'
import {
  type CommandOrder,
  type CommandOutcome,
  type Commands,
  carryOut,
} from '#platform/server/commandSocket/command.ts'
import { giveCommand } from '#platform/server/commandSocket/giveCommand.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type DatabasePlace, openDatabase } from '#platform/server/database/openDatabase.ts'

const TRY_AGAIN_MS = SECOND_MS / 5
const TRIES = 75

/** A umask: only the owner can read the files that a command writes, like the server's. */
const OTHERS_NOTHING = 0o077

/**
 * Runs a command from the command line. PostgreSQL is used directly. Only one process can use the embedded database: the running
 * server, which gets the command over its socket, or else this process.
 * @param open opens the database for this process
 */
export async function runCommand(
  where: DatabasePlace,
  commands: Commands,
  order: CommandOrder,
  open: (where: DatabasePlace) => Promise<Database> = openDatabase,
): Promise<CommandOutcome> {
  process.umask(OTHERS_NOTHING)
  if (where.databaseUrl === undefined && !existsSync(join(where.dataDirectory, 'database'))) {
    const folder = resolve(where.dataDirectory)
    return refused(`There is no data folder at ${folder}. Name it in DATA_DIR, or start the server once to make it.`)
  }
  for (let tries = 1; ; tries += 1) {
    const answer = where.databaseUrl === undefined ? await giveCommand(where.dataDirectory, order) : undefined
    if (answer) return answer
    const database = await openUnlessHeld(() => open(where), tries === TRIES)
    if (database) return carryOut(order, commands, database).finally(() => database.close())
    await wait(TRY_AGAIN_MS)
  }
}

/**
 * Undefined while another process holds the directory: a server that is starting or stopping, or another command.
 * @throws if that is still the case at the last try, or for any other error
 */
async function openUnlessHeld(open: () => Promise<Database>, isLastTry: boolean): Promise<Database | undefined> {
  try {
    return await open()
  } catch (error) {
    if (isLastTry || !isHeldElsewhere(error)) throw error
    return undefined
  }
}

/** The directory's lock is an SQLite transaction, whose error is the `cause`. */
function isHeldElsewhere(error: unknown): boolean {
  const cause = (error as Error).cause as { code?: unknown } | undefined
  return cause?.code === 'ERR_SQLITE_ERROR'
}
