import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MatchmakerResponse } from '#arena/arenaContract.ts'
import { leftoverSweep } from '#arena/server/leftoverSweep.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { type TestArena, testArena, testMatches, ticketOf } from '#tests/support/arena/arena.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { CROWD_REPETITIONS, RACE_REPETITIONS } from '#tests/support/repetitions.ts'

const LONG = 600_000
const CROWD = 100

let context: TestDatabase
let database: Database
let arena: TestArena
let players: string[]
beforeAll(async () => {
  context = await createTestDatabase('results')
  database = context.database
  arena = testArena(database)
  players = await Promise.all(Array.from({ length: CROWD }, () => arena.player()))
})
beforeEach(clear)
afterAll(() => context.remove())

function sql<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  return database.tx(OWNER, (tx) => tx.sql<Row>(text, parameters))
}

async function clear() {
  await sql('delete from match_queue')
  await sql('delete from matches')
}

async function openMatches(): Promise<number> {
  const [row] = await sql<{ count: number }>(`select count(*) from matches where status in ('ready', 'playing')`)
  return row?.count ?? 0
}

/** Repeats the race, each time without earlier matches or seats, and checks that the seats are consistent after each round. */
async function repeatRace(race: () => Promise<void>, runs = RACE_REPETITIONS) {
  for (let run = 0; run < runs; run += 1) {
    await clear()
    await race()
    await expectInvariants(database, 'results')
  }
}

const [ann, ben] = [() => players[0] ?? '', () => players[1] ?? '']
const statuses = (answers: readonly MatchmakerResponse[]) => answers.map(({ status }) => status).toSorted()

describe(`races, each ${RACE_REPETITIONS} times, or ${CROWD_REPETITIONS} times with a crowd`, { timeout: LONG }, () => {
  test('two tabs of one player take one seat, share its ticket and make no self-match', async () => {
    await repeatRace(async () => {
      const answers = await Promise.all([arena.join(ann()), arena.join(ann())])
      expect(new Set(answers.map(ticketOf)).size).toBe(1)
      expect(await openMatches()).toBe(0)
    })
  })

  test('two tabs that choose different skills leave one search', async () => {
    await repeatRace(async () => {
      await Promise.all([arena.join(ann(), 'vocab'), arena.join(ann(), 'grammar')])
      expect(await sql('select from match_queue')).toHaveLength(1)
    })
  })

  test('two players who join at the same instant get one match, at the latest with their next polls', async () => {
    await repeatRace(async () => {
      const [one, two] = await Promise.all([arena.join(ann()), arena.join(ben())])
      if (one.status === 'searching') await arena.poll(ann(), one.ticket)
      if (two.status === 'searching') await arena.poll(ben(), two.ticket)
      expect(await openMatches()).toBe(1)
    })
  })

  test('100 players who join at once get 50 matches, each player in one', async () => {
    await repeatRace(async () => {
      const answers = await Promise.all(players.map((player) => arena.join(player)))
      for (const [index, answer] of answers.entries()) {
        if (answer.status === 'searching') await arena.poll(players[index] ?? '', answer.ticket)
      }
      expect(await openMatches()).toBe(CROWD / 2)
    }, CROWD_REPETITIONS)
  })

  test('a cancel during a pairing either ends the search or is too late', async () => {
    await repeatRace(async () => {
      const ticket = ticketOf(await arena.join(ann()))
      const cancel = database.tx({ role: 'authenticated', sub: ann() }, (tx) =>
        tx.sql('delete from match_queue where user_id = $1 returning 1 as one', [ann()]),
      )
      const [canceled, answer] = await Promise.all([cancel, arena.join(ben())])
      const isCanceled = canceled.length === 1
      expect(answer.status).toBe(isCanceled ? 'searching' : 'matched')
      expect((await arena.poll(ann(), ticket)).status).toBe(isCanceled ? 'left' : 'matched')
    })
  })

  test('a poll at the same time as the cancel leaves no seat behind', async () => {
    await repeatRace(async () => {
      const ticket = ticketOf(await arena.join(ann()))
      const cancel = database.tx({ role: 'authenticated', sub: ann() }, (tx) =>
        tx.sql('delete from match_queue where user_id = $1', [ann()]),
      )
      await Promise.all([cancel, arena.poll(ann(), ticket), arena.poll(ann(), ticket)])
      expect(await sql('select from match_queue')).toEqual([])
    })
  })

  test('every call of a player who is already in a match returns that match', async () => {
    await repeatRace(async () => {
      await arena.join(ann())
      const { status, ...match } = await arena.join(ben())
      expect(status).toBe('matched')
      const answers = await Promise.all([
        arena.join(ann()),
        arena.join(ann(), 'grammar'),
        arena.join(ben()),
        arena.join(players[2] ?? ''),
      ])
      expect(statuses(answers)).toEqual(['matched', 'matched', 'matched', 'searching'])
      const found = answers.flatMap((answer) => ('match_id' in answer ? [answer.match_id] : []))
      expect(new Set(found)).toEqual(new Set(['match_id' in match && match.match_id]))
    })
  })

  test('a search that begins while the day’s last match is being completed is refused', async () => {
    const completed = `with done as (
      update matches set status = 'completed' where status = 'ready' and (player1_id = $1 or player2_id = $1) returning id)
      delete from match_queue where match_id in (select id from done)`
    await repeatRace(async () => {
      await sql(
        `insert into matches (player1_id, skill_type, status) select $1, 'vocab', 'completed' from generate_series(1, 4)`,
        [ann()],
      )
      await arena.join(ann())
      await arena.join(ben())
      const [search] = await Promise.allSettled([arena.join(ann()), sql(completed, [ann()])])
      const matchedBefore = search.status === 'fulfilled' && search.value.status === 'matched'
      const refused = search.status === 'rejected' && search.reason.code === 'daily_limit_reached'
      expect(matchedBefore || refused).toBe(true)
      expect(await sql('select from match_queue where user_id = $1', [ann()])).toEqual([])
    })
  })

  test('a search that begins while a match is being completed uses the new rating', async () => {
    const completed = `with rated as (update profiles set elo_vocab = elo_vocab + 1 where id = $1 returning id),
      done as (update matches set status = 'completed' where status = 'ready' returning id)
      delete from match_queue where match_id in (select id from done)`
    await repeatRace(async () => {
      await sql('update profiles set elo_vocab = 1000 where id = $1', [ann()])
      await arena.join(ann())
      await arena.join(ben())
      const [{ status }] = await Promise.all([arena.join(ann()), sql(completed, [ann()])])
      const seats = await sql('select rating from match_queue where user_id = $1', [ann()])
      expect(seats).toEqual(status === 'matched' ? [] : [{ rating: 1001 }])
    })
    await sql('update profiles set elo_vocab = 1000 where id = $1', [ann()])
  })

  test('50 simultaneous searches at the daily limit are all refused', async () => {
    await repeatRace(async () => {
      await sql(
        `insert into matches (player1_id, skill_type, status) select $1, 'vocab', 'completed' from generate_series(1, 5)`,
        [ann()],
      )
      const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => arena.join(ann())))
      expect(new Set(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code))).toEqual(
        new Set(['daily_limit_reached']),
      )
      expect(await sql('select from match_queue')).toEqual([])
    }, CROWD_REPETITIONS)
  })
})

describe('the sweep', () => {
  const insertSeat = (player: string, rating: number) =>
    sql(`insert into match_queue (user_id, skill_type, rating) values ($1, 'vocab', $2)`, [player, rating])

  test('pairs two players who skipped each other, and leaves a player without an opponent searching', async () => {
    const [one, two, alone] = [await arena.player(1000), await arena.player(1010), await arena.player(1200)]
    await insertSeat(one, 1000)
    await insertSeat(two, 1010)
    await insertSeat(alone, 1200)
    const [pair, ...more] = await leftoverSweep(database, testMatches())('vocab')
    expect(more).toEqual([])
    expect(pair?.players.toSorted()).toEqual([one, two].toSorted())
    await expectInvariants(database, 'results')
  })

  test('returns its pair to the call that triggered it, and broadcasts it to the other players', async () => {
    const fresh = testArena(database)
    const [cem = '', dan = ''] = players.slice(2)
    await insertSeat(ann(), 2000)
    await insertSeat(ben(), 2000)
    expect(await fresh.join(cem)).toMatchObject({ status: 'searching' })
    expect(fresh.published.map(({ topic }) => topic).toSorted()).toEqual(
      [`player:${ann()}`, `player:${ben()}`].toSorted(),
    )
    expect(await fresh.join(dan)).toMatchObject({ status: 'matched' })
  })

  test('pairs each player once if ten processes sweep at once', async () => {
    for (const player of players.slice(0, 50)) await insertSeat(player, 1000)
    const sweeps = Array.from({ length: 10 }, () => leftoverSweep(database, testMatches())('vocab'))
    expect((await Promise.all(sweeps)).flat()).toHaveLength(25)
    await expectInvariants(database, 'results')
  })
})
