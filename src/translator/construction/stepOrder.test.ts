import { expect, test } from 'vitest'
import { stepOrder } from '#translator/construction/stepOrder.ts'

function order(...steps: { id: string; after?: string[] }[]): string {
  return stepOrder(steps)
    .map(({ id }) => id)
    .join(' ')
}

test('a construction runs after those that it names, else in the order of the list', () => {
  expect(order({ id: 'a', after: ['c'] }, { id: 'b' }, { id: 'c' })).toBe('c a b')
  expect(order({ id: 'a' }, { id: 'b', after: ['a'] }, { id: 'c' })).toBe('a b c')
})

test('two constructions with one id, an unknown id and a circle are refused', () => {
  expect(() => order({ id: 'a' }, { id: 'a' })).toThrow('Two constructions are called “a”')
  expect(() => order({ id: 'a', after: ['b'] })).toThrow('“a” runs after “b”')
  expect(() => order({ id: 'a', after: ['b'] }, { id: 'b', after: ['a'] })).toThrow('wait for each other: a, b, a')
})
