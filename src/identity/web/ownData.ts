import { restClient } from '#platform/web/restClient.ts'

/** The tables that hold something of a signed-in user; each answers with their own rows alone. */
const OWN_TABLES = ['profiles', 'matches', 'rating_changes', 'translation_history', 'subscriptions', 'daily_usage']
/** As many rows as one answer holds. */
const PAGE = 1_000

/** Everything kept about the user that they may read. Throws when a table can not be read. */
export async function ownData(user: { id: string; email: string }): Promise<Record<string, unknown>> {
  const tables = await Promise.all(OWN_TABLES.map(async (table) => [table, await ownRows(table)]))
  return { exported_at: new Date().toISOString(), user, ...Object.fromEntries(tables) }
}

async function ownRows(table: string): Promise<unknown[]> {
  const rows: unknown[] = []
  for (;;) {
    const answer = await (await restClient())
      .from(table)
      .select('*')
      .range(rows.length, rows.length + PAGE - 1)
      .throwOnError()
    rows.push(...answer.data)
    if (answer.data.length < PAGE) return rows
  }
}
