import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GlossaryPage } from '#learn/glossaryPage.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'

/** The published glossary pages, newest first, as of a moment ago. */
export interface GlossarySnapshot {
  /** Changes whenever the pages change. Caches of anything made from them compare it. */
  revision: number
  pages: readonly GlossaryPage[]
}

export interface Glossary {
  /** @throws if the database has never answered */
  latest(): Promise<GlossarySnapshot>
  /** The latest revision. If the database is slow or unreachable, returns the last known one after a short wait. */
  revision(): Promise<number>
  /** Has the next request read the table, because it has changed. */
  forget(): void
}

/** How long a reading of the table is used. Other nodes see a change within this time, even if they do not hear of it. */
const FRESH_MS = 1_000
/** Cached pages wait at most this long for a slow database. */
const PATIENCE_MS = 250

interface GlossaryRow {
  slug: string
  title: string
  meta_description: string
  content: string
  json_ld: { headline?: unknown } | null
  created: string
  updated: string
}

/** A request reads the table if the last reading is older than `freshMs`. */
export function openGlossary(database: Database, freshMs = FRESH_MS): Glossary {
  let snapshot: GlossarySnapshot | undefined
  let written = ''
  let readAt = Number.NEGATIVE_INFINITY
  let isForgotten = false
  let reading: Promise<GlossarySnapshot> | undefined

  async function read(): Promise<GlossarySnapshot> {
    isForgotten = false
    try {
      const rows = await database.tx(SERVICE, (tx) => tx.sql<GlossaryRow>(PUBLISHED))
      const now = JSON.stringify(rows)
      if (snapshot && now === written) return snapshot
      written = now
      snapshot = { revision: (snapshot?.revision ?? 0) + 1, pages: rows.map(pageOf) }
      return snapshot
    } catch (error) {
      if (!snapshot) throw error
      return snapshot
    } finally {
      // What was forgotten meanwhile may have been read before it changed.
      readAt = isForgotten ? Number.NEGATIVE_INFINITY : performance.now()
      reading = undefined
    }
  }

  const fresh = () => (performance.now() - readAt < freshMs ? snapshot : undefined)

  function readOnce(): Promise<GlossarySnapshot> {
    reading ??= read()
    return reading
  }

  return {
    latest: async () => fresh() ?? readOnce(),
    async revision() {
      const known = fresh()
      if (known) return known.revision
      const impatience = sleep(PATIENCE_MS, undefined, { ref: false })
      await Promise.race([readOnce().catch(() => undefined), impatience])
      return snapshot?.revision ?? 0
    },
    forget() {
      isForgotten = true
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}

const PUBLISHED = `
  select slug, title, meta_description, content, json_ld,
    to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as created,
    to_char(updated_at at time zone 'utc', 'YYYY-MM-DD') as updated
  from glossary_pages where published order by created_at desc, slug`

function pageOf({ meta_description, json_ld, ...row }: GlossaryRow): GlossaryPage {
  const headline = json_ld?.headline
  return { ...row, description: meta_description, ...(typeof headline === 'string' && { headline }) }
}
