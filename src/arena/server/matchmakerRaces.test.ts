import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MatchmakerAnswer } from '#arena/arenaContract.ts'
import { leftoverSweep } from '#arena/server/leftoverSweep.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { expectSoundSeats, type TestArena, testArena, testMatches, ticketOf } from '#tests/support/arena/arena.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { CROWD_ROUNDS, RACE_ROUNDS } from '#tests/support/rounds.ts'

const LONG = 600_000

let context: TestDatabase
let database: Database
let arena: TestArena
let players: string[]
beforeAll(async () => {
  context = await createTestDatabase()
  database = context.database
  arena = testArena(database)
  players = await Promise.all(Array.from({ length: 50 }, () => arena.player()))
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

/** Runs the race again and again, each time from nothing, and demands sound seats after each. */
async function again(race: () => Promise<void>, runs = RACE_ROUNDS) {
  for (let run = 0; run < runs; run += 1) {
    await clear()
    await race()
    await expectSoundSeats(database)
  }
}

const [ann, ben] = [() => players[0] ?? '', () => players[1] ?? '']
const statuses = (answers: readonly MatchmakerAnswer[]) => answers.map(({ status }) => status).toSorted()

describe(`races, each ${RACE_ROUNDS} times, of crowds ${CROWD_ROUNDS}`, { timeout: LONG }, () => {
  test('two tabs of one player take one seat, share its ticket and never play each other', async () => {
    await again(async () => {
      const answers = await Promise.all([arena.join(ann()), arena.join(ann())])
      expect(new Set(answers.map(ticketOf)).size).toBe(1)
      expect(await openMatches()).toBe(0)
    })
  })

  test('two tabs that choose different skills leave one search', async () => {
    await again(async () => {
      await Promise.all([arena.join(ann(), 'vocab'), arena.join(ann(), 'grammar')])
      expect(await sql('select from match_queue')).toHaveLength(1)
    })
  })

  test('two players who join in the same instant get one match, at the latest by their next polls', async () => {
    await again(async () => {
      const [one, two] = await Promise.all([arena.join(ann()), arena.join(ben())])
      if (one.status === 'searching') await arena.poll(ann(), one.ticket)
      if (two.status === 'searching') await arena.poll(ben(), two.ticket)
      expect(await openMatches()).toBe(1)
    })
  })

  test('50 players who join at once end in 25 matches, everybody in one', async () => {
    await again(async () => {
      const answers = await Promise.all(players.map((player) => arena.join(player)))
      for (const [index, answer] of answers.entries()) {
        if (answer.status === 'searching') await arena.poll(players[index] ?? '', answer.ticket)
      }
      expect(await openMatches()).toBe(25)
    }, CROWD_ROUNDS)
  })

  test('a cancel while being paired wins or loses, never both', async () => {
    await again(async () => {
      const ticket = ticketOf(await arena.join(ann()))
      const cancel = database.tx({ role: 'authenticated', sub: ann() }, (tx) =>
        tx.sql('delete from match_queue where user_id = $1 returning 1 as one', [ann()]),
      )
      const [cancelled, answer] = await Promise.all([cancel, arena.join(ben())])
      const isCancelled = cancelled.length === 1
      expect(answer.status).toBe(isCancelled ? 'searching' : 'matched')
      expect((await arena.poll(ann(), ticket)).status).toBe(isCancelled ? 'left' : 'matched')
    })
  })

  test('a poll that arrives together with the cancel leaves no seat behind', async () => {
    await again(async () => {
      const ticket = ticketOf(await arena.join(ann()))
      const cancel = database.tx({ role: 'authenticated', sub: ann() }, (tx) =>
        tx.sql('delete from match_queue where user_id = $1', [ann()]),
      )
      await Promise.all([cancel, arena.poll(ann(), ticket), arena.poll(ann(), ticket)])
      expect(await sql('select from match_queue')).toEqual([])
    })
  })

  test('who is playing already gets that match from every call', async () => {
    await again(async () => {
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

  test('a search that begins while the last match of the day is being completed is refused', async () => {
    const completed = `with done as (
      update matches set status = 'completed' where status = 'ready' and (player1_id = $1 or player2_id = $1) returning id)
      delete from match_queue where match_id in (select id from done)`
    await again(async () => {
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

  test('a search that begins while a match is being completed is for opponents by the new rating', async () => {
    const completed = `with rated as (update profiles set elo_vocab = elo_vocab + 1 where id = $1 returning id),
      done as (update matches set status = 'completed' where status = 'ready' returning id)
      delete from match_queue where match_id in (select id from done)`
    await again(async () => {
      await sql('update profiles set elo_vocab = 1000 where id = $1', [ann()])
      await arena.join(ann())
      await arena.join(ben())
      const [{ status }] = await Promise.all([arena.join(ann()), sql(completed, [ann()])])
      const seats = await sql('select rating from match_queue where user_id = $1', [ann()])
      expect(seats).toEqual(status === 'matched' ? [] : [{ rating: 1001 }])
    })
    await sql('update profiles set elo_vocab = 1000 where id = $1', [ann()])
  })

  test('50 starts at the limit are all refused', async () => {
    await again(async () => {
      await sql(
        `insert into matches (player1_id, skill_type, status) select $1, 'vocab', 'completed' from generate_series(1, 5)`,
        [ann()],
      )
      const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => arena.join(ann())))
      expect(new Set(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code))).toEqual(
        new Set(['daily_limit_reached']),
      )
      expect(await sql('select from match_queue')).toEqual([])
    }, CROWD_ROUNDS)
  })
})

describe('the sweep', () => {
  const plant = (player: string, rating: number) =>
    sql(`insert into match_queue (user_id, skill_type, rating) values ($1, 'vocab', $2)`, [player, rating])

  test('pairs two players who skipped each other, and leaves the one without an opponent', async () => {
    const [one, two, alone] = [await arena.player(1000), await arena.player(1010), await arena.player(1200)]
    await plant(one, 1000)
    await plant(two, 1010)
    await plant(alone, 1200)
    const [pair, ...more] = await leftoverSweep(database, testMatches())('vocab')
    expect(more).toEqual([])
    expect(pair?.players.toSorted()).toEqual([one, two].toSorted())
    await expectSoundSeats(database)
  })

  test('is the answer of the call that triggered it, and is broadcast to the other players it paired', async () => {
    const fresh = testArena(database)
    const [cem = '', dan = ''] = players.slice(2)
    await plant(ann(), 2000)
    await plant(ben(), 2000)
    expect(await fresh.join(cem)).toMatchObject({ status: 'searching' })
    expect(fresh.published.map(({ topic }) => topic).toSorted()).toEqual(
      [`player:${ann()}`, `player:${ben()}`].toSorted(),
    )
    expect(await fresh.join(dan)).toMatchObject({ status: 'matched' })
  })

  test('by ten processes at once pairs everybody once', async () => {
    for (const player of players) await plant(player, 1000)
    const sweeps = Array.from({ length: 10 }, () => leftoverSweep(database, testMatches())('vocab'))
    expect((await Promise.all(sweeps)).flat()).toHaveLength(25)
    await expectSoundSeats(database)
  })
})
