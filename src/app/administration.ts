import { adminCommands } from '#admin/server/adminCommands.ts'
import { adminFunctions } from '#admin/server/adminFunctions.ts'
import { builtInGlossary } from '#admin/server/builtInGlossary.ts'
import { publishGlossary } from '#admin/server/publishGlossary.ts'
import { repeated } from '#app/repeated.ts'
import { accountCommands } from '#identity/server/accountCommands.ts'
import { MINUTE_MS } from '#kit/time.ts'
import type { LearningHub } from '#learn/server/learningHub.ts'
import type { Environment } from '#platform/environment.ts'
import { backupCommands } from '#platform/server/backup/backupCommands.ts'
import { openBackups } from '#platform/server/backup/backups.ts'
import type { Bus } from '#platform/server/bus/bus.ts'
import { openCommandSocket } from '#platform/server/commandSocket/openCommandSocket.ts'
import { checkpointIfDue } from '#platform/server/database/checkpoint.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { WireFunction } from '#platform/server/functions/defineFunction.ts'
import type { Log } from '#platform/server/log.ts'

export interface Administration {
  functions: WireFunction[]
  close(): Promise<void>
}

/** Opens the functions and commands for admins, and the hourly backups. The first start also publishes the built-in glossary. */
export async function openAdministration(
  environment: Pick<
    Environment,
    'databaseUrl' | 'dataDirectory' | 'backupDirectory' | 'diskReserveBytes' | 'factorKeys'
  >,
  { database, bus, log, hub }: { database: Database; bus: Bus; log: Log; hub: LearningHub },
): Promise<Administration> {
  const glossary = await builtInGlossary()
  await publishGlossary(database, glossary)
  bus.listen('pages', hub.forget)
  const pagesChanged = () => {
    hub.forget()
    bus.send('pages', '')
  }
  const operation = environment.databaseUrl ? undefined : await openOperation(environment, { database, log })
  return {
    functions: adminFunctions(database, { glossary, hub, pagesChanged }),
    close: async () => operation?.close(),
  }
}

/** What only the embedded database needs: PostgreSQL has its own backups, and the command line connects to it directly. */
async function openOperation(
  {
    dataDirectory,
    backupDirectory,
    diskReserveBytes: reserveBytes,
    factorKeys,
  }: Parameters<typeof openAdministration>[0],
  { database, log }: { database: Database; log: Log },
): Promise<{ close(): Promise<void> }> {
  const backups = openBackups({ database, dataDirectory, backupDirectory, reserveBytes, log })
  const checkpoints = repeated(MINUTE_MS, async () => void (await checkpointIfDue(database)), log)
  const commands = new Map([
    ...adminCommands,
    ...accountCommands(factorKeys),
    ...backupCommands(() => backups.make('by-hand')),
  ])
  const socket = await openCommandSocket({ dataDirectory, database, commands, log })
  return {
    async close() {
      checkpoints.stop()
      await backups.close()
      await socket.close()
    },
  }
}
