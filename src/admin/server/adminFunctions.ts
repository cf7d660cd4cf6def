import type { GlossaryEntry } from '#admin/glossaryEntry.ts'
import { readHolds, settleHold } from '#admin/server/boardHolds.ts'
import { fairnessReport } from '#admin/server/fairnessReport.ts'
import { settleHoldRequest } from '#admin/settleHold.ts'
import type { SiteStatistics } from '#admin/siteStatistics.ts'
import type { EpochMs } from '#kit/time.ts'
import type { Claims, Database, Transaction } from '#platform/server/database/database.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { Problem } from '#platform/server/http/problem.ts'

const ADMIN_LIMIT = { name: 'admin', count: 60, periodSeconds: 60 }
/** Few, because one report reads a month of matches. */
const FAIRNESS_LIMIT = { name: 'admin-fairness', count: 6, periodSeconds: 60 }

/**
 * The functions for the admin panel. Each checks in the database whether the caller is an admin, because the token may be out of date.
 * @param glossary the built-in glossary pages, for `Populate Content`. They are not in the browser's bundle.
 */
export function adminFunctions(database: Database, glossary: readonly GlossaryEntry[]): WireFunction[] {
  return [
    defineFunction({
      name: 'admin-statistics',
      access: 'user',
      input: NO_INPUT,
      rateLimit: ADMIN_LIMIT,
      run: ({ claims }) => asAdmin(database, claims, readStatistics),
    }),
    defineFunction({
      name: 'admin-fairness',
      access: 'user',
      input: NO_INPUT,
      rateLimit: FAIRNESS_LIMIT,
      run: ({ claims }) => fairnessReport((work) => asAdmin(database, claims, work)),
    }),
    defineFunction({
      name: 'admin-holds',
      access: 'user',
      input: NO_INPUT,
      rateLimit: ADMIN_LIMIT,
      run: ({ claims }) => asAdmin(database, claims, readHolds),
    }),
    defineFunction({
      name: 'admin-settle-hold',
      access: 'user',
      input: settleHoldRequest,
      rateLimit: ADMIN_LIMIT,
      run: ({ input, claims }) => asAdmin(database, claims, (tx) => settleHold(tx, input)),
    }),
    defineFunction({
      name: 'admin-glossary',
      access: 'user',
      input: NO_INPUT,
      rateLimit: ADMIN_LIMIT,
      run: ({ claims }) => asAdmin(database, claims, async () => ({ pages: glossary })),
    }),
  ]
}

async function readStatistics(tx: Transaction): Promise<SiteStatistics> {
  const [row] = await tx.sql<{ statistics: Omit<SiteStatistics, 'counted_at'>; at: EpochMs }>(
    `select public.site_statistics() as statistics, floor(extract(epoch from public.app_now()) * 1000)::float8 as at`,
  )
  if (!row) throw new Error('The database returned no statistics')
  return { counted_at: new Date(row.at).toISOString(), ...row.statistics }
}

/** Runs with the caller's own role. Throws a `Problem` 403 with PostgreSQL's code for insufficient privilege, 42501. */
async function asAdmin<Result>(
  database: Database,
  claims: Claims,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.tx(claims, async (tx) => {
    const [row] = await tx.sql<{ is_admin: boolean }>('select public.is_admin() as is_admin')
    if (!row?.is_admin) throw new Problem(403, '42501', 'permission denied: only admins may do this')
    return work(tx)
  })
}
