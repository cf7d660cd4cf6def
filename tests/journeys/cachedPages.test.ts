import { get } from 'node:http'
import { expect, inject, test } from 'vitest'

const server = { url: inject('sharedSite') }

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, { redirect: 'manual', ...init })
}

/** The bytes as they come: `fetch` would unpack them and ask for encodings of its own. */
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

test('a page whose head alone was asked for first is whole for everybody after', async () => {
  const head = await ask('/', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(await (await ask('/')).text()).toMatch(/<h1>.*<\/html>$/s)
})

test('a kept page goes out in the encoding that the client likes, each under its own ETag', async () => {
  const kept = [await raw({}), await raw({ 'accept-encoding': 'gzip' }), await raw({ 'accept-encoding': 'gzip, br' })]
  expect(kept.map(({ encoding }) => encoding)).toEqual(['identity', 'gzip', 'br'])
  expect(new Set(kept.map(({ etag }) => etag)).size).toBe(3)
  const [plain, gzip, brotli] = kept.map(({ bytes }) => bytes)
  expect(plain).toBeGreaterThan(Math.max(gzip ?? 0, brotli ?? 0))
})

test('nothing of the one who asks gets into a page that is kept: first asked for with a query, it comes out the same for all', async () => {
  const hostile = { 'x-forwarded-host': 'evil.example', referer: 'https://evil.example/', 'x-request-id': 'evil' }
  const first = await (await ask('/courses/hangul-zero-hero?from=evil.example', { headers: hostile })).text()
  expect(first).toBe(await (await ask('/courses/hangul-zero-hero')).text())
  expect(first).not.toContain('evil.example')
})

test('a kept page is answered from memory whatever query it is asked for with', async () => {
  const etag = (await ask('/learn/hangul')).headers.get('etag')
  for (const query of ['?', '?utm_source=mail', '?q=1&q=2']) {
    const answer = await ask(`/learn/hangul${query}`)
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, etag])
  }
})

test('other spellings of a page redirect to it, so none of them is kept', async () => {
  for (const [path, canonical] of [
    ['/%73itemap', '/sitemap'],
    ['/%53iteMap/?a=%41', '/sitemap?a=%41'],
    ['/%74erms', '/terms'],
    ['/learn/%68angul', '/learn/hangul'],
  ] as const) {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, canonical])
  }
})

test.each(['/terms.data', '/learn/hangul.data', '/sitemap.data'])(
  'the data of a page without scripts (%s) is served too',
  async (path) => {
    expect((await ask(path)).status).toBe(200)
  },
)

test('a page that does not exist is not kept', async () => {
  const answer = await ask('/no-such-page')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
})
