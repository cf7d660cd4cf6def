import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readMatchState } from '#match/server/actOnMatch.ts'
import { matchChannel } from '#match/server/matchChannel.ts'
import { openMatches } from '#match/server/openMatches.ts'
import { restorePresence, sweepMatches } from '#match/server/sweepMatches.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { type Duel, type MatchStage, openMatchStage } from '#tests/support/arena/matchStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { withNotes } from '#tests/support/database/withNotes.ts'

let stage: MatchStage
beforeAll(async () => {
  stage = await openMatchStage()
})
afterAll(() => stage.close())
afterEach(async () => {
  await stage.at(1_000)
  await sweep()
  await expectInvariants(stage.database)
})

const sweep = () => sweepMatches(stage.database, stage.dependencies.publish)

/** Sends signs of life on the match's channel. */
function sendSigns({ id }: Duel, ...players: { id: string }[]): Promise<void> | undefined {
  const channel = matchChannel(stage.database, stage.dependencies.publish)
  return channel.heardFrom?.(players.map((player) => ({ userId: player.id, id })))
}

async function seenAt(signs: readonly { userId: string }[]): Promise<string[]> {
  const rows = await stage.database.tx(SERVICE, (tx) =>
    tx.sql<{ at: string }>(
      `select seen_at::text as at from match_queue where user_id = any($1::uuid[]) order by user_id`,
      [signs.map(({ userId }) => userId)],
    ),
  )
  return rows.map(({ at }) => at)
}

async function presenceLog(matchId: string): Promise<string[]> {
  const rows = await stage.database.tx(SERVICE, (tx) =>
    tx.sql<{ line: string }>(
      `select player + 1 || ' ' || kind as line from app.match_events
       where match_id = $1 and kind in ('away', 'back', 'absent', 'claim') order by seq`,
      [matchId],
    ),
  )
  return rows.map(({ line }) => line)
}

describe('presence', () => {
  test('follows from a connection to the channel, without any calls', async () => {
    const duel = await stage.begun()
    for (let second = 4; second <= 40; second += 4) {
      await stage.at(second)
      await sendSigns(duel, duel.ann, duel.ben)
      await sweep()
    }
    expect(await presenceLog(duel.id)).toEqual([])
  })

  test('follows from regular calls, without a channel', async () => {
    const duel = await stage.begun()
    for (let second = 4; second <= 20; second += 4) {
      await stage.at(second)
      await duel.ann.state()
      await duel.ben.state()
      await sweep()
    }
    expect(await presenceLog(duel.id)).toEqual([])
  })

  test('ends after five seconds without a sign of life, is logged at the next poll, and resumes with the next sign', async () => {
    const duel = await stage.begun()
    await stage.at(6.001)
    await sendSigns(duel, duel.ann)
    await sweep()
    expect(await presenceLog(duel.id)).toEqual(['2 away'])
    await stage.at(8)
    await sendSigns(duel, duel.ben)
    expect(await presenceLog(duel.id)).toEqual(['2 away', '2 back'])
    expect((await duel.ann.state()).match.players[1].connected).toBe(true)
  })

  test('is regained at once: the next look of the opponent finds a player who is back, although signs are stored later', async () => {
    const duel = await stage.begun()
    const node = openMatches({ ...stage.dependencies, noteSign() {} })
    const look = (player: { id: string }) => readMatchState(node, { matchId: duel.id, userId: player.id })
    await stage.at(6)
    await sendSigns(duel, duel.ann)
    await stage.at(6.5)
    await look(duel.ann)
    await stage.at(7)
    await look(duel.ben)
    await look(duel.ann)
    expect(await presenceLog(duel.id)).toEqual(['2 away', '2 back'])
  })

  test('of all players of a node is stored by one statement', async () => {
    const duels = [await stage.begun(), await stage.begun(), await stage.begun()]
    await stage.at(4)
    const { database, statements } = withNotes(stage.database)
    const signs = duels.flatMap(({ id, ann, ben }) => [ann, ben].map((player) => ({ userId: player.id, id })))
    const before = await seenAt(signs)
    await matchChannel(database, stage.dependencies.publish).heardFrom?.(signs)
    expect(statements).toHaveLength(1)
    expect((await seenAt(signs)).filter((at, index) => at > (before[index] ?? ''))).toHaveLength(signs.length)
  })

  test('is not affected by a sign of life of a user who is not in the match', async () => {
    const strangerId = await stage.newcomer()
    const duel = await stage.begun()
    await stage.at(7)
    await sendSigns(duel, { id: strangerId })
    await sweep()
    expect(await presenceLog(duel.id)).toEqual(['1 away', '2 away'])
  })
})

describe('when both players are gone', () => {
  test('the time runs out, nobody can claim the win, and a sweep closes the match', async () => {
    const duel = await stage.begun()
    await stage.at(10)
    await sweep()
    await stage.at(100)
    await sweep()
    expect(await presenceLog(duel.id)).toEqual(['1 away', '2 away'])
    await stage.at(187)
    await sweep()
    const [match] = await stage.database.tx(SERVICE, (tx) =>
      tx.sql('select status, rated, winner_id from matches where id = $1', [duel.id]),
    )
    expect(match).toEqual({ status: 'completed', rated: false, winner_id: null })
  })

  test('the next poll closes the match with the same result, however late', async () => {
    const results: unknown[] = []
    for (const [when, look] of [
      [195, sweep],
      [9_000, sweep],
      [9_000, undefined],
    ] as const) {
      const duel = await stage.begun()
      await stage.at(6)
      await duel.ann.answer(1, 'right')
      await stage.at(9)
      await duel.ann.answer(2, 'right')
      await stage.at(when)
      await look?.()
      const { result } = await duel.ben.state()
      results.push({ ...result, winner_id: result?.winner_id === duel.ann.id, review: result?.review.length })
    }
    expect(results[0]).toMatchObject({ reason: 'points', winner_id: true, player1_score: 2, rated: true, review: 3 })
    expect(results[1]).toEqual(results[0])
    expect(results[2]).toEqual(results[0])
  })
})

describe('the time without a server', () => {
  test('does not make a player absent', async () => {
    const duel = await stage.begun()
    await stage.at(9)
    await duel.ann.state()
    expect(await presenceLog(duel.id)).toEqual(['2 away'])
    await stage.at(40)
    await restorePresence(stage.database)
    expect(await duel.ann.state()).toMatchObject({ phase: 'question', question: { number: 1 }, can_claim: false })
    expect(await presenceLog(duel.id)).toEqual(['2 away', '2 back'])
    await stage.at(44)
    expect(await duel.ann.state()).toMatchObject({ match: { players: [{ connected: true }, { connected: true }] } })
  })

  test('does not count if another server ran: a player who is away stays away, and the win can be claimed', async () => {
    const duel = await stage.begun()
    for (const second of [6.001, 14, 20]) {
      await stage.at(second)
      await duel.ann.state()
    }
    await stage.at(21)
    await restorePresence(stage.database)
    expect(await presenceLog(duel.id)).toEqual(['2 away'])
    await stage.at(21.001)
    expect((await duel.ann.claim()).result).toMatchObject({ reason: 'abandoned', winner_id: duel.ann.id })
  })

  test('does not stop the clock of a question', async () => {
    const duel = await stage.begun()
    await stage.at(70)
    await restorePresence(stage.database)
    expect((await duel.ann.state()).question?.number).toBe(2)
  })
})

test('the opponent of a deleted account can claim the win over a former player', async () => {
  const duel = await stage.begun()
  await stage.at(4)
  for (const player of [duel.ann, duel.ben]) await player.answer(1, 'wrong')
  await stage.database.tx(SERVICE, (tx) => tx.sql('delete from auth.users where id = $1', [duel.ben.id]))
  await stage.at(5)
  expect((await duel.ann.state()).match.players[1]).toMatchObject({
    id: null,
    display_name: 'former player',
    connected: false,
  })
  await stage.at(20)
  const { result } = await duel.ann.claim()
  expect(result).toMatchObject({ reason: 'abandoned', winner_id: duel.ann.id, rated: true })
})
