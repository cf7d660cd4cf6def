import type { GlossaryEntry } from '#admin/glossaryEntry.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import { restClient } from '#platform/web/restClient.ts'

const TABLE = 'glossary_pages'

/** Writes all built-in glossary pages. Throws at the first one that the server refuses. */
export async function populateGlossary(): Promise<void> {
  const { pages } = await callFunction<{ pages: GlossaryEntry[] }>('admin-glossary')
  for (const page of pages) await writePage(page)
}

/** Throws if an update changes no row, because row level security refuses a former admin in this way. */
async function writePage({ slug, ...columns }: GlossaryEntry): Promise<void> {
  const client = await restClient()
  const { data: known } = await client.from(TABLE).select('id').eq('slug', slug).maybeSingle().throwOnError()
  if (known) {
    const changed = { ...columns, updated_at: new Date().toISOString() }
    await client.from(TABLE).update(changed).eq('slug', slug).select('id').single().throwOnError()
  } else {
    await client
      .from(TABLE)
      .insert({ slug, ...columns, published: true })
      .throwOnError()
  }
}
