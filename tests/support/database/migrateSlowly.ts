// Runs as a separate process: begins to migrate the database in its arguments (data directory and, optionally, the URL of a PostgreSQL
// database), sends a message halfway, and then waits to be killed.
import { databaseOver } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openPglite } from '#platform/server/database/pglite.ts'
import { openPostgresql } from '#platform/server/database/postgresql.ts'
import { HALF_WAY, NEXT_MIGRATIONS } from '#tests/support/database/nextMigrations.ts'

const [dataDirectory = '', databaseUrl] = process.argv.slice(2)
const engine = databaseUrl ? openPostgresql(databaseUrl) : await openPglite(dataDirectory)
const database = databaseOver(engine)
await migrate(
  {
    ...database,
    tx: (claims, work) =>
      database.tx(claims, (tx) =>
        work({
          ...tx,
          async script(text) {
            if (text !== NEXT_MIGRATIONS.at(-1)?.sql) return tx.script(text)
            process.send?.(HALF_WAY)
            await new Promise(() => setInterval(() => {}, 60_000))
          },
        }),
      ),
  },
  NEXT_MIGRATIONS,
)
