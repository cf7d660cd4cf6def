import { get } from 'node:http'
import { expect, inject, test } from 'vitest'

const server = { url: inject('sharedSite') }

function request(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, { redirect: 'manual', ...init })
}

/** The compressed bytes: `fetch` would decompress them, and request other encodings. */
function raw(headers: Record<string, string>): Promise<{ etag: string; encoding: string; bytes: number }> {
  return new Promise((resolve, reject) => {
    get(`${server.url}/`, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => {
        const { etag = '', 'content-encoding': encoding = 'identity' } = response.headers
        resolve({ etag, encoding, bytes })
      })
    }).on('error', reject)
  })
}

test('after a HEAD request, a page is still complete for everyone else', async () => {
  const head = await request('/', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(await (await request('/')).text()).toMatch(/<h1>.*<\/html>$/s)
})

test('a cached page is sent in the encoding that the client prefers, with an ETag per encoding', async () => {
  const cached = [await raw({}), await raw({ 'accept-encoding': 'gzip' }), await raw({ 'accept-encoding': 'gzip, br' })]
  expect(cached.map(({ encoding }) => encoding)).toEqual(['identity', 'gzip', 'br'])
  expect(new Set(cached.map(({ etag }) => etag)).size).toBe(3)
  const [plain, gzip, brotli] = cached.map(({ bytes }) => bytes)
  expect(plain).toBeGreaterThan(Math.max(gzip ?? 0, brotli ?? 0))
})

test('nothing from a request gets into a cached page, not even from its query or headers', async () => {
  const hostile = { 'x-forwarded-host': 'evil.example', referer: 'https://evil.example/', 'x-request-id': 'evil' }
  const first = await (await request('/courses/pronunciation-bootcamp?from=evil.example', { headers: hostile })).text()
  expect(first).toBe(await (await request('/courses/pronunciation-bootcamp')).text())
  expect(first).not.toContain('evil.example')
})

test('a cached page is served from memory, whatever the query string', async () => {
  const etag = (await request('/learn/hangul')).headers.get('etag')
  for (const query of ['?', '?utm_source=mail', '?q=1&q=2']) {
    const answer = await request(`/learn/hangul${query}`)
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, etag])
  }
})

test('variants of a page’s URL redirect to it, so no variant is cached', async () => {
  for (const [path, canonical] of [
    ['/%73itemap', '/sitemap'],
    ['/%53iteMap/?a=%41', '/sitemap?a=%41'],
    ['/%74erms', '/terms'],
    ['/learn/%68angul', '/learn/hangul'],
  ] as const) {
    const answer = await request(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, canonical])
  }
})

test.each(['/terms.data', '/learn/hangul.data', '/sitemap.data'])(
  'the data of a page without scripts (%s) is served too',
  async (path) => {
    expect((await request(path)).status).toBe(200)
  },
)

test('a page that does not exist is not cached', async () => {
  const answer = await request('/no-such-page')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
})
