import { expect, test } from 'vitest'
import { isOwnOrigin } from '#platform/server/realtime/ownOrigin.ts'

test.each([
  ['https://hanpan.example', 'https://hanpan.example', true],
  ['http://127.0.0.1:3000', 'http://localhost:3000', true],
  ['http://[::1]:3000', 'http://localhost:3000', true],
  ['http://hanpan.example', 'https://hanpan.example', false],
  ['https://hanpan.example:8443', 'https://hanpan.example', false],
  ['https://hanpan.example.evil.example', 'https://hanpan.example', false],
  ['https://evil.example', 'https://hanpan.example', false],
  ['http://localhost:3000', 'https://hanpan.example', false],
  ['http://localhost:4000', 'http://localhost:3000', false],
  ['http://evil.example:3000', 'http://localhost:3000', false],
  ['null', 'https://hanpan.example', false],
  ['', 'https://hanpan.example', false],
])('a page of %j may connect to %s: %s', (origin, siteUrl, isOwn) => {
  expect(isOwnOrigin(origin, siteUrl)).toBe(isOwn)
})
