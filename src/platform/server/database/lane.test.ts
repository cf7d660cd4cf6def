import { expect, test } from 'vitest'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { openLane } from '#platform/server/database/lane.ts'
import { heldDatabase, settled } from '#tests/support/database/heldDatabase.ts'

const nothing = async () => {}

test('a lane runs a limited number of transactions at once, and the next one when one ends', async () => {
  const held = heldDatabase('postgresql')
  const lane = openLane(held.database, { mostAtOnce: 2 })
  const all = [1, 2, 3].map(() => lane.tx(SERVICE, nothing))
  await settled()
  expect(held.begun()).toBe(2)
  held.endOne()
  await all[0]
  await settled()
  expect(held.begun()).toBe(3)
  held.endOne()
  held.endOne()
  await Promise.all(all)
})

test('a blocked lane does not block another lane', async () => {
  const held = heldDatabase('postgresql')
  const [stuck, other] = [openLane(held.database, { mostAtOnce: 1, patienceMs: 1 }), openLane(held.database)]
  const first = stuck.tx(SERVICE, nothing)
  await expect(stuck.tx(SERVICE, nothing)).rejects.toMatchObject({ status: 503, code: 'database_busy' })
  const second = other.tx(SERVICE, nothing)
  await settled()
  expect(held.begun()).toBe(2)
  held.endOne()
  held.endOne()
  await Promise.all([first, second])
})

test('a failed transaction frees its place', async () => {
  const failing: Database = { ...heldDatabase('postgresql').database, tx: () => Promise.reject(new Error('no')) }
  const lane = openLane(failing, { mostAtOnce: 1, patienceMs: 1 })
  for (let tries = 0; tries < 3; tries += 1) await expect(lane.tx(SERVICE, nothing)).rejects.toThrow('no')
})

test('work that must let all other work pass has a lane on the embedded database too', async () => {
  const held = heldDatabase('pglite')
  const lane = openLane(held.database, { mostAtOnce: 1, onEmbedded: true })
  const all = [1, 2].map(() => lane.tx(SERVICE, nothing))
  await settled()
  expect(held.begun()).toBe(1)
  held.endOne()
  await all[0]
  await settled()
  held.endOne()
  await Promise.all(all)
})

test('the embedded database, with its one connection, has no lanes otherwise', () => {
  const { database } = heldDatabase('pglite')
  expect(openLane(database)).toBe(database)
})
