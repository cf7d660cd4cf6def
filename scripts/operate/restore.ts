// `npm run restore -- FILE`: puts a backup in place of the embedded database. Without a file, it lists the backups.
import { resolve } from 'node:path'
import { parseEnvironment } from '#platform/environment.ts'
import { storedBackups } from '#platform/server/backup/backupFolder.ts'
import { restoreBackup } from '#platform/server/backup/restoreBackup.ts'

process.umask(0o077)
const parsed = parseEnvironment(process.env)
if (!parsed.ok) stop(parsed.refusal.join('\n'))
const { databaseUrl, dataDirectory, backupDirectory } = parsed.value
if (databaseUrl) stop('This is for the embedded database. For PostgreSQL, use pg_restore: docs/operating.md.')
const [file, ...more] = process.argv.slice(2)
if (more.length > 0) stop('Name one backup: npm run restore -- FILE')
if (file === undefined) {
  const stored = await storedBackups(backupDirectory)
  const list = stored.length > 0 ? stored.map((backup) => `  ${backup.file}`).join('\n') : '  none'
  stop(
    `Name one backup: npm run restore -- FILE\nThe backups in ${resolve(backupDirectory)}, the newest first:\n${list}`,
  )
}
// npm changes into the project's folder; the name is meant where the command was typed.
const path = resolve(process.env.INIT_CWD ?? '.', file)
console.log(
  await restoreBackup({ file: path, dataDirectory, at: Date.now() }).catch((error: Error) =>
    stop(`Nothing was changed. ${path} could not be restored: ${error.message}`),
  ),
)

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
