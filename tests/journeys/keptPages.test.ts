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

test('nothing of who asks gets into a page that is kept: with a query it is rendered anew, and comes out the same', async () => {
  const hostile = { 'x-forwarded-host': 'evil.example', referer: 'https://evil.example/', 'x-request-id': 'evil' }
  expect(await (await ask('/?from=evil.example', { headers: hostile })).text()).toBe(await (await ask('/')).text())
})

test('a page that does not exist is not kept', async () => {
  const answer = await ask('/no-such-page')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
})
