// `npm run backup`: backs up the embedded database, whether or not the server is running.
import { parseEnvironment } from '#platform/environment.ts'
import { backupCommands } from '#platform/server/backup/backupCommands.ts'
import { makeBackup } from '#platform/server/backup/makeBackup.ts'
import { runCommand } from '#platform/server/commandSocket/runCommand.ts'
import { databaseOver } from '#platform/server/database/database.ts'
import { openPglite } from '#platform/server/database/pglite.ts'

const parsed = parseEnvironment(process.env)
if (!parsed.ok) stop(parsed.refusal.join('\n'))
const environment = parsed.value
if (environment.databaseUrl) stop('This is for the embedded database. For PostgreSQL, use pg_dump: docs/operating.md.')
const commands = backupCommands((database) =>
  makeBackup({
    ...environment,
    database,
    reserveBytes: environment.diskReserveBytes,
    kind: 'by-hand',
    at: Date.now(),
  }),
)
const order = { command: 'backup', parameters: process.argv.slice(2) }
// Not `openDatabase`, which would migrate the database: the backup should have it as it is.
const open = async () => databaseOver(await openPglite(environment.dataDirectory))
const outcome = await runCommand(environment, commands, order, open).catch((error: Error) => stop(error.message))
if (!outcome.ok) stop(outcome.refusal)
console.log(outcome.value)

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
