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
import { openDatabase } from '#platform/server/database/openDatabase.ts'

const TRY_AGAIN_MS = SECOND_MS / 5
const TRIES = 75

interface Where {
  databaseUrl: string | undefined
  dataDirectory: string
}

/** What the command writes is its owner's alone, like what the server writes. */
const OTHERS_NOTHING = 0o077

/**
 * Carries out a command of the command line. PostgreSQL is asked directly; the embedded database has one holder: the running
 * server, which is asked over its socket, or else this process.
 */
export async function runCommand(where: Where, commands: Commands, order: CommandOrder): Promise<CommandOutcome> {
  process.umask(OTHERS_NOTHING)
  if (where.databaseUrl === undefined && !existsSync(join(where.dataDirectory, 'database'))) {
    const folder = resolve(where.dataDirectory)
    return refused(`There is no data folder at ${folder}. Name it in DATA_DIR, or start the server once to make it.`)
  }
  for (let tries = 1; ; tries += 1) {
    const answer = where.databaseUrl === undefined ? await giveCommand(where.dataDirectory, order) : undefined
    if (answer) return answer
    const database = await openUnlessHeld(where, tries === TRIES)
    if (database) return carryOut(order, commands, database).finally(() => database.close())
    await wait(TRY_AGAIN_MS)
  }
}

/**
 * Undefined while somebody else holds the directory: a server that starts or stops, or another command.
 * @throws when that is still so at the last try, and for every other reason
 */
async function openUnlessHeld(where: Where, isLastTry: boolean): Promise<Database | undefined> {
  try {
    return await openDatabase(where)
  } catch (error) {
    if (isLastTry || !isHeldElsewhere(error)) throw error
    return undefined
  }
}

/** The directory's lock is a transaction in SQLite, whose refusal is the cause. */
function isHeldElsewhere(error: unknown): boolean {
  const cause = (error as Error).cause as { code?: unknown } | undefined
  return cause?.code === 'ERR_SQLITE_ERROR'
}
