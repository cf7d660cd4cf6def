import { expect, test } from 'vitest'
import { canonicalPath } from '#app/canonicalPath.ts'

test.each([
  ['/', '/'],
  ['/Learn/Hangul/', '/learn/hangul'],
  ['/%74erms', '/terms'],
  ['/DEV/%63heckout', '/dev/checkout'],
  ['/DEV/%43heckout.data', '/dev/checkout.data'],
  ['//evil.example/', '/evil.example'],
])('the path %s redirects to %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test.each([
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/dev%2Fcheckout',
  '/%E0%A4%A',
  '/%ED%95%9C',
  '/%2573',
  '/a%20b',
  '/%0D%0Ax',
])('the path %s cannot be a page, and is not redirected', (path) => {
  expect(canonicalPath(path)).toBe(path)
})
