import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { populateGlossary } from '#admin/web/populateGlossary.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const json_ld = { '@context': 'https://schema.org', '@type': 'Article', headline: 'h', description: 'd' }
const columns = { title: 't', meta_description: 'm', content: '## c', json_ld }
const PAGES = ['learn/hangul', 'kpop/slang'].map((slug) => ({ slug, ...columns }))

/** The requests to the table: method, query and body. */
let asked: [method: string, query: string, body: unknown][] = []
/** The slugs in the table, and those that the user may change. */
let stored: string[] = []
let changeable: string[] = []

/** Responds like the server. */
const server: typeof fetch = async (input, init) => {
  const url = new URL(String(input))
  if (url.pathname === '/functions/v1/admin-glossary') return Response.json({ pages: PAGES })
  const method = init?.method ?? 'GET'
  asked.push([method, decodeURIComponent(url.search), init?.body ? JSON.parse(String(init.body)) : undefined])
  const slug = url.searchParams.get('slug')?.replace('eq.', '') ?? ''
  if (method === 'GET') return Response.json(stored.includes(slug) ? [{ id: slug }] : [])
  if (method === 'POST') return new Response(null, { status: 201 })
  return changeable.includes(slug)
    ? Response.json({ id: slug })
    : Response.json({ code: 'PGRST116', message: 'no rows', details: null, hint: null }, { status: 406 })
}

beforeEach(() => {
  asked = []
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  vi.stubGlobal('location', { origin: 'https://a.example' })
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => server(new URL(input, 'https://a.example'), init))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an existing page is updated, and a missing page is inserted and published', async () => {
  stored = ['learn/hangul']
  changeable = ['learn/hangul']
  await populateGlossary()
  expect(asked).toEqual([
    ['GET', '?select=id&slug=eq.learn/hangul', undefined],
    ['PATCH', '?slug=eq.learn/hangul&select=id', { ...columns, updated_at: NOW }],
    ['GET', '?select=id&slug=eq.kpop/slang', undefined],
    ['POST', '', { slug: 'kpop/slang', ...columns, published: true }],
  ])
})

test('an update that changes no row, such as a former admin’s, is a failure', async () => {
  stored = ['learn/hangul', 'kpop/slang']
  changeable = []
  await expect(populateGlossary()).rejects.toThrow()
})
