import { createContext } from 'react-router'
import { MINUTE_MS } from '#kit/time.ts'
import { type LiveNumbers, type ShownNumbers, shownNumbers } from '#landing/liveNumbers.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'

/** How old the numbers may be. */
export const RECOUNT_MS = 5 * MINUTE_MS

export interface LiveCounter {
  /** What the landing page shows; null if the numbers are not worth showing, or not known yet. */
  shown(): ShownNumbers | null
  /** Changes whenever that changes. Cached pages compare it. */
  revision(): number
  /** Counts again. Run it every `RECOUNT_MS`. */
  count(): Promise<void>
}

/** Nobody waits for the count: until it is done, the page shows what was known before. */
export function openLiveCounter(database: Database): LiveCounter {
  let shown: ShownNumbers | null = null
  let revision = 0
  return {
    shown: () => shown,
    revision: () => revision,
    async count() {
      const next = shownNumbers(await readNumbers(database))
      if (JSON.stringify(next) === JSON.stringify(shown)) return
      shown = next
      revision += 1
    },
  }
}

async function readNumbers(database: Database): Promise<LiveNumbers> {
  const [row] = await database.tx(SERVICE, (tx) =>
    tx.sql<LiveNumbers>(
      `with played as (
         select player1_id, player2_id from matches
         where status = 'completed' and created_at > app_now() - interval '7 days')
       select (select count(*)::int4 from played) as duels,
         (select count(distinct player)::int4 from (
            select player1_id as player from played union all select player2_id from played) as seats) as players`,
    ),
  )
  if (!row) throw new Error('The count returned no row')
  return row
}

/** The context key of the counter. The React Router build and the server load the same copy of this module, so they share this key. */
export const liveCounter = createContext<LiveCounter>()
