import { expect, test } from 'vitest'
import { duelLanes } from '#app/duelLanes.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { heldDatabase, settled } from '#tests/support/database/heldDatabase.ts'

const CROWD = 200
const nothing = async () => {}

test.each([
  ['guest duels', 'guestDuels'],
  ['the daily round', 'dailyRounds'],
] as const)(
  'however many play %s on the embedded database, a match waits for two of their calls at most',
  async (_, crowded) => {
    const held = heldDatabase('pglite')
    const lanes = duelLanes(held.database)
    const crowd = Array.from({ length: CROWD }, () => lanes[crowded].tx(SERVICE, nothing))
    await settled()
    const match = lanes.matches.tx(SERVICE, nothing)
    await settled()
    expect(held.begun()).toBe(3)
    for (let ended = 0; ended <= CROWD; ended += 1) {
      held.endOne()
      await settled()
    }
    await Promise.all([match, ...crowd])
  },
)

test('visitors do not keep users from the daily round', async () => {
  const held = heldDatabase('pglite')
  const lanes = duelLanes(held.database)
  const visitors = Array.from({ length: CROWD }, () => lanes.guestDuels.tx(SERVICE, nothing))
  await settled()
  const user = lanes.dailyRounds.tx(SERVICE, nothing)
  await settled()
  expect(held.begun()).toBe(3)
  for (let ended = 0; ended <= CROWD; ended += 1) {
    held.endOne()
    await settled()
  }
  await Promise.all([user, ...visitors])
})
