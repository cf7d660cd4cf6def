import { adminCommands } from '#admin/server/adminCommands.ts'
import { adminFunctions } from '#admin/server/adminFunctions.ts'
import { builtInGlossary } from '#admin/server/builtInGlossary.ts'
import { publishGlossary } from '#admin/server/publishGlossary.ts'
import type { LearningHub } from '#learn/server/learningHub.ts'
import type { Environment } from '#platform/environment.ts'
import { openCommandSocket } from '#platform/server/commandSocket/openCommandSocket.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { WireFunction } from '#platform/server/functions/defineFunction.ts'
import type { Log } from '#platform/server/log.ts'

export interface Administration {
  functions: WireFunction[]
  close(): Promise<void>
}

/** Opens the functions and commands for admins. The first start also publishes the built-in glossary. */
export async function openAdministration(
  { databaseUrl, dataDirectory }: Pick<Environment, 'databaseUrl' | 'dataDirectory'>,
  { database, log, hub }: { database: Database; log: Log; hub: LearningHub },
): Promise<Administration> {
  const glossary = await builtInGlossary()
  await publishGlossary(database, glossary)
  // The command line connects to PostgreSQL directly.
  const socket = databaseUrl
    ? undefined
    : await openCommandSocket({ dataDirectory, database, commands: adminCommands, log })
  return {
    functions: adminFunctions(database, { glossary, hub }),
    close: async () => socket?.close(),
  }
}
