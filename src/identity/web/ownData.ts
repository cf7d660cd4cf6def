import type { SignInDetails } from '#identity/signInDetails.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import { restClient } from '#platform/web/restClient.ts'

/** The tables with rows of the user, each with the column that its rows are ordered by. */
const OWN_TABLES = {
  profiles: 'id',
  matches: 'id',
  match_queue: 'user_id',
  rating_changes: 'match_id',
  practices: 'id',
  daily_tries: 'date',
  daily_answers: 'opened_at',
  translation_history: 'id',
  review_cards: 'id',
  review_log: 'id',
  review_fits: 'number',
  subscriptions: 'user_id',
  daily_usage: 'date',
  account_events: 'id',
}
/** The most rows in one response. */
const PAGE = 1_000

/** The user's rows from all these tables, and how and where the user signs in. Throws if something cannot be read. */
export async function ownData(user: { id: string; email: string }): Promise<Record<string, unknown>> {
  const tables = await Promise.all(
    Object.entries(OWN_TABLES).map(async ([table, key]) => [table, await ownRows(table, key)]),
  )
  const signIn = await callFunction<SignInDetails>('sign-in-details')
  return { exported_at: new Date().toISOString(), user, sign_in: signIn, ...Object.fromEntries(tables) }
}

async function ownRows(table: string, key: string): Promise<unknown[]> {
  const rows: unknown[] = []
  for (;;) {
    const answer = await (await restClient())
      .from(table)
      .select('*')
      .order(key)
      .range(rows.length, rows.length + PAGE - 1)
      .throwOnError()
    rows.push(...answer.data)
    if (answer.data.length < PAGE) return rows
  }
}
