import { expect, test } from 'vitest'
import { StatementNames } from '#platform/server/database/statementNames.ts'

function used(names: StatementNames, text: string, times: number) {
  for (let time = 0; time < times; time += 1) names.noteUse(text)
  return names.nameOf(text)
}

test('a repeated statement gets its own name and keeps it', () => {
  const names = new StatementNames()
  expect(used(names, 'select 1', 4)).toBeUndefined()
  const name = used(names, 'select 1', 1)
  expect(name).toBeDefined()
  expect(used(names, 'select 2', 5)).not.toBe(name)
  expect(used(names, 'select 1', 9)).toBe(name)
})

test('a stale statement gets a new name', () => {
  const names = new StatementNames()
  const name = used(names, 'select 1', 5)
  names.renew('select 1')
  expect(names.nameOf('select 1')).not.toBe(name)
  expect(names.nameOf('select 1')).toBeDefined()
})

test('there are never more than 200 names, however many statements there are', () => {
  const names = new StatementNames()
  const texts = Array.from({ length: 2_000 }, (_, index) => `select ${index}`)
  expect(texts.filter((text) => used(names, text, 5)).length).toBe(200)
})
