import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GlossaryEntry } from '#admin/glossaryEntry.ts'
import { publishGlossary } from '#admin/server/publishGlossary.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

let context: TestDatabase
beforeAll(async () => {
  context = await createTestDatabase()
})
afterAll(() => context.remove())

function page(slug: string, title: string): GlossaryEntry {
  const json_ld = { '@context': 'https://schema.org', '@type': 'Article', headline: title, description: 'd' } as const
  return { slug, title, meta_description: 'm', content: `# ${title}`, json_ld }
}

function publishedPages() {
  const visitor = { role: 'anon' } as const
  return context.database.tx(visitor, (tx) => tx.sql('select slug, title, content, json_ld from glossary_pages'))
}

test('the first start publishes the built-in pages', async () => {
  await publishGlossary(context.database, [page('learn/hangul', 'Hangul')])
  const { slug, title, content, json_ld } = page('learn/hangul', 'Hangul')
  expect(await publishedPages()).toEqual([{ slug, title, content, json_ld }])
})

test('a later start adds new pages and does not change existing ones', async () => {
  await context.database.tx(OWNER, (tx) => tx.sql(`update glossary_pages set title = 'Edited'`))
  await publishGlossary(context.database, [page('learn/hangul', 'Hangul'), page('learn/counters', 'Counters')])
  expect(await publishedPages()).toMatchObject([{ title: 'Edited' }, { title: 'Counters' }])
})
