import type { GlossaryEntry } from '#admin/glossaryEntry.ts'
import { fairnessReport } from '#admin/server/fairnessReport.ts'
import type { SiteStatistics } from '#admin/siteStatistics.ts'
import type { Claims, Database, Transaction } from '#platform/server/database/database.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { Problem } from '#platform/server/http/problem.ts'

const ADMIN_LIMIT = { name: 'admin', count: 60, periodSeconds: 60 }
/** It reads a month of matches. */
const FAIRNESS_LIMIT = { name: 'admin-fairness', count: 6, periodSeconds: 60 }

/**
 * What the admin panel asks for. Each asks the database whether the caller is an admin now; the token's word is not enough.
 * @param glossary the pages that come with the product: for `Populate Content`, kept out of the browser's bundle
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
      name: 'admin-glossary',
      access: 'user',
      input: NO_INPUT,
      rateLimit: ADMIN_LIMIT,
      run: ({ claims }) => asAdmin(database, claims, async () => ({ pages: glossary })),
    }),
  ]
}

async function readStatistics(tx: Transaction): Promise<SiteStatistics> {
  const [row] = await tx.sql<{ statistics: SiteStatistics }>('select public.site_statistics() as statistics')
  if (!row) throw new Error('The database did not count')
  return row.statistics
}

/** Runs under the caller's own role. Throws a `Problem` 403 with PostgreSQL's code for missing rights, 42501. */
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
