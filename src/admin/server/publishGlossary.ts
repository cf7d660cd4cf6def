import type { GlossaryEntry } from '#admin/glossaryEntry.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'

/** Publishes the built-in pages that are missing from the table. Runs at every start, and does not change existing pages. */
export async function publishGlossary(database: Database, pages: readonly GlossaryEntry[]): Promise<void> {
  await database.tx(SERVICE, async (tx) => {
    for (const { slug, title, meta_description, content, json_ld } of pages) {
      await tx.sql(
        `insert into glossary_pages (slug, title, meta_description, content, json_ld, published)
         values ($1, $2, $3, $4, $5::jsonb, true) on conflict (slug) do nothing`,
        [slug, title, meta_description, content, JSON.stringify(json_ld)],
      )
    }
  })
}
