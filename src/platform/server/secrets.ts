import { type Database, SERVICE } from '#platform/server/database/database.ts'

/** A hash with a secret key. It recognizes equal inputs (addresses, texts) without storing them. */
export type KeyedHash = (text: string) => string

/** A secret that is stored in the database. `generate` creates it at first use. Two nodes that start at once get the same one. */
export async function storedSecret(database: Database, name: string, generate: () => string): Promise<string> {
  return database.tx(SERVICE, async (tx) => {
    await tx.sql('insert into app.secrets (name, value) values ($1, $2) on conflict do nothing', [name, generate()])
    const [row] = await tx.sql<{ value: string }>('select value from app.secrets where name = $1', [name])
    if (!row) throw new Error(`The secret ${name} could not be stored`)
    return row.value
  })
}
