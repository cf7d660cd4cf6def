import { expect, test } from 'vitest'
import { answerStored, storePage } from '#app/storedPage.ts'

const page = storePage(Buffer.from('<p>한판</p>'), [['content-type', 'text/html; charset=utf-8']])

function answer(acceptEncoding: string, ifNoneMatch = ''): Response {
  return answerStored(page, { acceptEncoding, ifNoneMatch })
}

test.each([
  ['', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0, gzip;q=0', null],
  ['brotli, deflate', null],
])('to a client that accepts %j a cached page is sent as %s', (accepted, encoding) => {
  expect(answer(accepted).headers.get('content-encoding')).toBe(encoding)
})

test('the Vary header tells shared caches that the response depends on the encoding', () => {
  expect(answer('br').headers.get('vary')).toBe('Accept-Encoding')
})

test('each encoding has its own ETag', () => {
  const etag = answer('br').headers.get('etag') ?? ''
  expect(answer('br', etag).status).toBe(304)
  expect(answer('gzip', etag).status).toBe(200)
})

test('a page that was sent can be sent again, whole', async () => {
  for (const _again of [1, 2]) expect(await answer('').text()).toBe('<p>한판</p>')
})
