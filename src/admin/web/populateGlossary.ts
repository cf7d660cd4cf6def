import type { GlossaryEntry } from '#admin/glossaryEntry.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import { restClient } from '#platform/web/restClient.ts'

const TABLE = 'glossary_pages'

/** Writes every glossary page that comes with the product. Throws at the first that the server refuses. */
export async function populateGlossary(): Promise<void> {
  const { pages } = await callFunction<{ pages: GlossaryEntry[] }>('admin-glossary')
  for (const page of pages) await writePage(page)
}

/** An update that touches no row fails too: that is how row level security refuses a user who is no longer an admin. */
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
