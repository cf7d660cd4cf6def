import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepSeats } from '#arena/server/sweepSeats.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { type TestArena, testArena, ticketOf } from '#tests/support/arena/arena.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { withNotes } from '#tests/support/database/withNotes.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')

let context: TestDatabase
let database: Database
let arena: TestArena
beforeAll(async () => {
  context = await createTestDatabase('results')
  database = context.database
})
beforeEach(async () => {
  await sql('delete from match_queue')
  await sql('delete from matches')
  await at(0)
  arena = testArena(database)
})
afterAll(() => context.remove())

function sql<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  return database.tx(OWNER, (tx) => tx.sql<Row>(text, parameters))
}

/** Sets the clock to this many seconds after noon. */
const at = (seconds: number) => setClock(database, new Date(NOON + seconds * 1_000).toISOString())

/** Polls every second while moving the clock. */
async function pollUntil(userId: string, ticket: string, from: number, to: number) {
  for (let second = from + 1; second < to; second += 1) {
    await at(second)
    await arena.poll(userId, ticket)
  }
  await at(to)
  return arena.poll(userId, ticket)
}

describe('a search', () => {
  test('begins with a ticket, a narrow band and an estimated wait', async () => {
    expect(await arena.join(await arena.player())).toEqual({
      status: 'searching',
      ticket: expect.stringMatching(/^[0-9a-f-]{36}$/),
      band: 20,
      waited_ms: 0,
      estimated_wait_ms: 30_000,
      server_now: '2026-11-20T12:00:00.000Z',
    })
  })

  test('widens its band while its ticket is polled', async () => {
    const player = await arena.player()
    const ticket = ticketOf(await arena.join(player))
    expect(await pollUntil(player, ticket, 0, 10)).toMatchObject({ ticket, band: 75, waited_ms: 10_000 })
  })

  test('of two players with similar ratings ends at once in one match, and both are notified', async () => {
    const [ann, ben] = [await arena.player(1000), await arena.player(1020)]
    const ticket = ticketOf(await arena.join(ann))
    const answer = await arena.join(ben)
    expect(answer).toMatchObject({ status: 'matched' })
    expect(await arena.poll(ann, ticket)).toMatchObject(answer)
    const payload = { match_id: 'match_id' in answer && answer.match_id }
    expect(arena.published).toEqual([
      { topic: `player:${ann}`, event: 'matched', payload },
      { topic: `player:${ben}`, event: 'matched', payload },
    ])
    await expectInvariants(database, 'results')
  })

  test('takes one statement to poll, three for a join or a poll that ends in a match, and two to tell the other player', async () => {
    const { database: noted, statements } = withNotes(database)
    const fresh = testArena(noted)
    const [ann, ben] = [await arena.player(), await arena.player()]
    const ticket = ticketOf(await fresh.join(ann))
    await fresh.poll(ann, ticket)
    statements.length = 0
    await fresh.poll(ann, ticket)
    expect(statements).toHaveLength(1)
    statements.length = 0
    expect(await fresh.join(ben)).toMatchObject({ status: 'matched' })
    expect(statements).toHaveLength(3)
    statements.length = 0
    expect(await fresh.poll(ann, ticket)).toMatchObject({ status: 'matched' })
    expect(statements).toHaveLength(2)
    const [cem, dan] = [await arena.player(), await arena.player()]
    const [seat] = await sql<{ ticket: string }>(
      `insert into match_queue (user_id, skill_type, rating) values ($1, 'vocab', 1000), ($2, 'vocab', 1000) returning ticket`,
      [cem, dan],
    )
    statements.length = 0
    expect(await fresh.poll(cem, seat?.ticket ?? '')).toMatchObject({ status: 'matched' })
    expect(statements).toHaveLength(3)
  })

  test('of two players further apart ends when the band of the longer wait is wide enough', async () => {
    const [ann, ben] = [await arena.player(1000), await arena.player(1100)]
    const ticket = ticketOf(await arena.join(ann))
    const second = ticketOf(await arena.join(ben))
    await pollUntil(ben, second, 0, 12)
    expect(await arena.poll(ann, ticket)).toMatchObject({ status: 'searching', band: 99 })
    await at(12.1)
    expect(await arena.poll(ann, ticket)).toMatchObject({ status: 'matched' })
  })

  test('does not find a player who searches for another skill', async () => {
    await arena.join(await arena.player(), 'grammar')
    expect(await arena.join(await arena.player(), 'vocab')).toMatchObject({ status: 'searching' })
  })

  test('finds the nearest rating, by current ratings', async () => {
    const near = await arena.player(1003)
    await arena.join(await arena.player(994), 'vocab')
    await sql('update profiles set elo_vocab = 1100 where id = $1', [near])
    const far = await arena.player(1100)
    await arena.join(near)
    expect(await arena.join(far)).toMatchObject({ status: 'matched' })
    const [seat] = await sql('select rating from match_queue where user_id = $1', [near])
    expect(seat).toEqual({ rating: 1100 })
  })

  test('skips players who were not seen for five seconds, until they are seen again', async () => {
    const [gone, ben] = [await arena.player(), await arena.player()]
    const ticket = ticketOf(await arena.join(gone))
    await at(5)
    expect(await arena.join(ben)).toMatchObject({ status: 'searching' })
    expect(await arena.poll(gone, ticket)).toMatchObject({ status: 'matched' })
  })

  test('avoids the opponent of the last match if another player is in reach', async () => {
    const [ann, ben, cem] = [await arena.player(1000), await arena.player(995), await arena.player(1020)]
    await sql(
      `insert into matches (player1_id, player2_id, skill_type, status) values ($1, $2, 'grammar', 'completed')`,
      [ann, ben],
    )
    await arena.join(ben)
    await arena.join(cem)
    await arena.join(ann)
    const [match] = await sql<{ players: string[] }>(
      'select array[player1_id, player2_id] as players from matches where status = $1',
      ['ready'],
    )
    expect(match?.players.toSorted()).toEqual([ann, cem].toSorted())
  })

  test('estimates the wait from the next player in reach and from recent traffic', async () => {
    await arena.join(await arena.player(1075))
    expect(await arena.join(await arena.player(1000))).toMatchObject({ estimated_wait_ms: 10_000 })
    await sql(
      `insert into matches (skill_type, status, created_at)
       select 'vocab', 'completed', app_now() - n * interval '10 seconds' from generate_series(1, 20) n`,
    )
    expect(await testArena(database).join(await arena.player(1500))).toMatchObject({ estimated_wait_ms: 5_000 })
  })
})

describe("a player's one seat", () => {
  test('is shared by two tabs that search for the same skill', async () => {
    const player = await arena.player()
    const first = ticketOf(await arena.join(player))
    expect(ticketOf(await arena.join(player))).toBe(first)
  })

  test('changes to the skill that was chosen last; polls of the other search return `left`', async () => {
    const player = await arena.player()
    const vocab = ticketOf(await arena.join(player, 'vocab'))
    const grammar = ticketOf(await arena.join(player, 'grammar'))
    expect(await arena.poll(player, vocab, 'vocab')).toMatchObject({ status: 'left' })
    expect(await arena.poll(player, grammar, 'grammar')).toMatchObject({ status: 'searching', ticket: grammar })
  })

  test('does not keep the waiting time of an abandoned search', async () => {
    const player = await arena.player()
    const old = ticketOf(await arena.join(player))
    await at(10)
    const answer = await arena.join(player)
    expect(answer).toMatchObject({ band: 20, waited_ms: 0 })
    expect(ticketOf(answer)).not.toBe(old)
  })

  test('is gone after a cancel, and a late poll does not create a new one', async () => {
    const player = await arena.player()
    const ticket = ticketOf(await arena.join(player))
    await database.tx({ role: 'authenticated', sub: player }, (tx) =>
      tx.sql(`delete from match_queue where user_id = $1 and skill_type = 'vocab'`, [player]),
    )
    expect(await arena.poll(player, ticket)).toMatchObject({ status: 'left' })
    expect(await sql('select from match_queue')).toEqual([])
  })

  test('is swept if it was not polled for half a minute, unless it is in a match', async () => {
    const [idle, ann, ben] = [await arena.player(1500), await arena.player(), await arena.player()]
    await arena.join(idle)
    await arena.join(ann)
    await arena.join(ben)
    await at(30)
    await sweepSeats(database)
    expect(await sql('select from match_queue where user_id = $1', [idle])).toHaveLength(1)
    await at(30.001)
    await sweepSeats(database)
    const seats = await sql<{ user_id: string }>('select user_id from match_queue')
    expect(seats.map(({ user_id }) => user_id).toSorted()).toEqual([ann, ben].toSorted())
  })

  test('returns its match to every call while it is in one', async () => {
    const [ann, ben] = [await arena.player(), await arena.player()]
    const ticket = ticketOf(await arena.join(ann))
    const matched = await arena.join(ben)
    expect(await arena.join(ann, 'grammar')).toEqual(matched)
    expect(await arena.poll(ann, ticket)).toEqual(matched)
  })

  test('is free for a new search after its match, even if nobody polled that match', async () => {
    const [ann, ben] = [await arena.player(), await arena.player()]
    const ticket = ticketOf(await arena.join(ann))
    await arena.join(ben)
    await at(20)
    expect(await arena.poll(ann, ticket)).toMatchObject({ status: 'left' })
    expect(await sql('select status from matches')).toEqual([{ status: 'void' }])
    expect(await arena.join(ann)).toMatchObject({ status: 'searching' })
    await expectInvariants(database, 'results')
  })

  test('searches again if the opponent never came: with the same ticket, for another 30 seconds, and with the wider band', async () => {
    const [ann, ben] = [await arena.player(1000), await arena.player(1050)]
    const ticket = ticketOf(await arena.join(ann))
    await pollUntil(ann, ticket, 0, 9)
    await arena.join(ben)
    await sql(
      `insert into app.match_events (match_id, seq, player, kind, at)
      select id, 1, case when player1_id = $1 then 0 else 1 end, 'ready', app_now() from matches`,
      [ann],
    )
    await at(29)
    expect(await arena.poll(ann, ticket)).toMatchObject({ status: 'searching', ticket, waited_ms: 0, band: 65 })
    await expectInvariants(database, 'results')
  })
})
