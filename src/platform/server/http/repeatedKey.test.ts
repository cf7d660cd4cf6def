import { expect, test } from 'vitest'
import { repeatedKey } from '#platform/server/http/repeatedKey.ts'

test.each([
  ['{"text":"Hi.","text":"Bye."}', 'text'],
  ['{"a":{"b":[{"c":1,"d":2,"c":3}]}}', 'c'],
  ['{"text":1,"\\u0074ext":2}', 'text'],
  ['{"a\\"b" : 1, "a\\"b"\n:2}', 'a"b'],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ['{"":1,"":2}', ''],
])('in %s the key %j occurs twice', (json, key) => {
  expect(repeatedKey(json)).toBe(key)
})

test.each([
  '{"a":{"a":{"a":1}},"b":"a"}',
  '[{"a":1},{"a":1}]',
  '{"a":"\\"a\\":","b":"{\\"a\\":1}"}',
  '"a"',
  '[]',
  '{"a":["a","a"]}',
])('in %s no key occurs twice', (json) => {
  expect(repeatedKey(json)).toBeUndefined()
})

test('the longest allowed body is checked quickly', () => {
  const text = 'x'.repeat(250_000)
  const began = performance.now()
  expect(repeatedKey(JSON.stringify({ a: text, b: '\\"'.repeat(60_000) }))).toBeUndefined()
  expect(repeatedKey(JSON.stringify(Array.from({ length: 30_000 }, () => ({ a: 1 }))))).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(2_000)
})
