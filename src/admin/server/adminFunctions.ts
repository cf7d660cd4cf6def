import {
  accountsRequest,
  actionsRequest,
  pageRequest,
  previewRequest,
  publishPageRequest,
  savePageRequest,
} from '#admin/adminContract.ts'
import type { GlossaryEntry } from '#admin/glossaryEntry.ts'
import { findAccounts, readActions, readDays } from '#admin/server/adminQueries.ts'
import { readHolds, settleHold } from '#admin/server/boardHolds.ts'
import { fairnessReport } from '#admin/server/fairnessReport.ts'
import { pagePreview } from '#admin/server/pagePreview.ts'
import { listPages, publishPage, readPage, savePage } from '#admin/server/pageStore.ts'
import { settleHoldRequest } from '#admin/settleHold.ts'
import type { SiteStatistics } from '#admin/siteStatistics.ts'
import type { EpochMs } from '#kit/time.ts'
import type { LearningHub } from '#learn/server/learningHub.ts'
import type { Claims, Database, Transaction } from '#platform/server/database/database.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { Problem } from '#platform/server/http/problem.ts'

const ADMIN_LIMIT = { name: 'admin', count: 60, periodSeconds: 60 }
/** Few, because one report reads a month of matches. */
const FAIRNESS_LIMIT = { name: 'admin-fairness', count: 6, periodSeconds: 60 }
/** Few, because it counts the rows of a month. */
const DAYS_LIMIT = { name: 'admin-days', count: 12, periodSeconds: 60 }
/** Nobody needs to go through the accounts by a program. */
const ACCOUNTS_LIMIT = { name: 'admin-accounts', count: 20, periodSeconds: 60 }

export interface AdminParts {
  /** The built-in glossary pages, for `Populate Content`. They are not in the browser's bundle. */
  glossary: readonly GlossaryEntry[]
  hub: Pick<LearningHub, 'pages' | 'listenUrl'>
  /** Called after a glossary page has changed. */
  pagesChanged(): void
}

/** The functions for the admin panel. Each checks in the database whether the caller is an admin, because the token may be out of date. */
export function adminFunctions(database: Database, { glossary, hub, pagesChanged }: AdminParts): WireFunction[] {
  return [
    ...pageFunctions(database, { hub, pagesChanged }),
    defineFunction({
      name: 'admin-actions',
      access: 'user',
      input: actionsRequest,
      rateLimit: ADMIN_LIMIT,
      run: ({ input, claims }) => asAdmin(database, claims, (tx) => readActions(tx, input.before)),
    }),
    defineFunction({
      name: 'admin-accounts',
      access: 'user',
      input: accountsRequest,
      rateLimit: ACCOUNTS_LIMIT,
      run: ({ input, claims }) => asAdmin(database, claims, (tx) => findAccounts(tx, input.email)),
    }),
    defineFunction({
      name: 'admin-days',
      access: 'user',
      input: NO_INPUT,
      rateLimit: DAYS_LIMIT,
      run: ({ claims }) => asAdmin(database, claims, readDays),
    }),
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

/** Reading and writing glossary pages. */
function pageFunctions(database: Database, { hub, pagesChanged }: Omit<AdminParts, 'glossary'>): WireFunction[] {
  return [
    defineFunction({
      name: 'admin-pages',
      access: 'user',
      input: NO_INPUT,
      rateLimit: ADMIN_LIMIT,
      async run({ claims }) {
        const pages = await hub.pages()
        return asAdmin(database, claims, (tx) => listPages(tx, pages))
      },
    }),
    defineFunction({
      name: 'admin-page',
      access: 'user',
      input: pageRequest,
      rateLimit: ADMIN_LIMIT,
      async run({ input, claims }) {
        const pages = await hub.pages()
        return asAdmin(database, claims, (tx) => readPage(tx, input.slug, pages))
      },
    }),
    defineFunction({
      name: 'admin-preview-page',
      access: 'user',
      input: previewRequest,
      rateLimit: ADMIN_LIMIT,
      async run({ input, claims }) {
        await asAdmin(database, claims, async () => undefined)
        return pagePreview(input.content, hub)
      },
    }),
    defineFunction({
      name: 'admin-save-page',
      access: 'user',
      input: savePageRequest,
      rateLimit: ADMIN_LIMIT,
      async run({ input, claims }) {
        const pages = await hub.pages()
        const saved = await asAdmin(database, claims, (tx) => savePage(tx, input, pages))
        pagesChanged()
        return saved
      },
    }),
    defineFunction({
      name: 'admin-publish-page',
      access: 'user',
      input: publishPageRequest,
      rateLimit: ADMIN_LIMIT,
      async run({ input, claims }) {
        const pages = await hub.pages()
        const listed = await asAdmin(database, claims, (tx) => publishPage(tx, input, pages))
        pagesChanged()
        return listed
      },
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
