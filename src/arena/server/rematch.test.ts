import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { OWNER } from '#platform/server/database/database.ts'
import type { Duel } from '#tests/support/arena/matchStage.ts'
import { openRematchStage, type RematchStage } from '#tests/support/arena/rematchStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let stage: RematchStage
let api: DataApi
beforeAll(async () => {
  stage = await openRematchStage()
  api = await startDataApi(stage.database, { functions: stage.functions })
})
afterAll(async () => {
  expect(api.failures).toEqual([])
  await api.close()
  await stage.close()
})
afterEach(async () => {
  await expectInvariants(stage.database)
})

function sql<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  return stage.database.tx(OWNER, (tx) => tx.sql<Row>(text, parameters))
}

/** Calls `match-rematch` over HTTP. Returns the status and the body. */
async function call(body: Record<string, unknown>, userId: string): Promise<[status: number, body: unknown]> {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const answer = await api.request('/functions/v1/match-rematch', init, userId)
  return [answer.status, await answer.json()]
}

/** The broadcasts since the last call, by player. */
function newBroadcasts(): string[] {
  return stage.broadcasts.splice(0).map(({ topic, event }) => `${topic} ${event}`)
}

async function useUpTheDay(userId: string) {
  await sql(
    `insert into matches (player1_id, skill_type, status, completed_at, rated, created_at)
     select $1, 'vocab', 'completed', app_now(), false, app_now() from generate_series(1, 4)`,
    [userId],
  )
  await sql(`update daily_usage set matches_played = 5 where person = $1::text`, [userId])
  await sql('update profiles set total_matches = 5 where id = $1', [userId])
}

/** Creates another match of this player, in its ready phase. */
async function playElsewhere(userId: string): Promise<string> {
  const other = await stage.newcomer()
  await stage.join(other, 'grammar')
  const answer = await stage.join(userId, 'grammar')
  if (answer.status !== 'matched') throw new Error(`Expected a match, but: ${answer.status}`)
  return answer.match_id
}

async function calledOff(): Promise<Duel> {
  const duel = await stage.duel()
  await stage.at(21)
  await duel.ann.state()
  return duel
}

describe('a rematch', () => {
  test('is created when both want it: with the same players and skill, and with both seats in it', async () => {
    const duel = await stage.finished({ skill: 'grammar' })
    await stage.after(3)
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'waiting' })
    newBroadcasts()
    const answer = await stage.ask(duel, 'ben')
    if (answer.status !== 'matched') throw new Error(answer.status)
    expect(newBroadcasts().toSorted()).toEqual(
      [`match:${duel.id} rematch`, `player:${duel.ann.id} matched`, `player:${duel.ben.id} matched`].toSorted(),
    )
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'matched', match_id: answer.match_id })
    const [match] = await sql<{ skill_type: string; players: string[] }>(
      `select skill_type, array[player1_id::text, player2_id::text] as players from matches where rematch_of = $1`,
      [duel.id],
    )
    expect(match?.skill_type).toBe('grammar')
    expect(match?.players.toSorted()).toEqual([duel.ann.id, duel.ben.id].toSorted())
  })

  test('is offered over the channel, and is in every poll of both players for half a minute', async () => {
    const duel = await stage.finished()
    expect((await duel.ben.state()).rematch).toMatchObject({ wishes: [null, null], match_id: null })
    newBroadcasts()
    await stage.ask(duel, 'ann')
    expect(newBroadcasts()).toEqual([`match:${duel.id} rematch`])
    const closesAt = (await duel.ann.state()).rematch?.closes_at ?? ''
    expect((await duel.ben.state()).rematch).toEqual({ wishes: ['wants', null], match_id: null, closes_at: closesAt })
    await stage.after(30)
    expect((await duel.ben.state()).rematch).toBeNull()
  })

  test('uses the ratings after the previous match', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ann')
    await stage.ask(duel, 'ben')
    const ratings = await sql<{ rating: number }>('select rating from match_queue where user_id in ($1, $2)', [
      duel.ann.id,
      duel.ben.id,
    ])
    expect(ratings.map(({ rating }) => rating).toSorted()).toEqual([1032, 968])
  })

  test('is created once: later requests return the same match, even after its end', async () => {
    const duel = await stage.finished()
    for (let time = 0; time < 3; time += 1) expect((await stage.ask(duel, 'ann')).status).toBe('waiting')
    const first = await stage.ask(duel, 'ben')
    expect(first.status).toBe('matched')
    newBroadcasts()
    for (const seconds of [1, 40, 4_000]) {
      await stage.after(seconds)
      for (const name of ['ann', 'ben'] as const) {
        expect(await stage.ask(duel, name)).toMatchObject({ ...first, server_now: expect.any(String) })
        expect(await stage.decline(duel, name)).toMatchObject({ status: 'matched' })
      }
    }
    expect(newBroadcasts()).toEqual([])
  })

  test('is too late half a minute after the end', async () => {
    const duel = await stage.finished()
    await stage.after(29.999)
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'waiting' })
    await stage.after(30)
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'declined' })
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'declined' })
  })

  test('is declined after a match that was called off, and refused during a match', async () => {
    const off = await calledOff()
    expect(await stage.ask(off, 'ann')).toMatchObject({ status: 'declined' })
    expect(await stage.decline(off, 'ben')).toMatchObject({ status: 'declined' })
    const playing = await stage.begun()
    await stage.at(5)
    expect(await call({ match_id: playing.id }, playing.ann.id)).toMatchObject([409, { code: 'match_not_finished' }])
    await playing.ann.resign()
  })

  test('is refused to a stranger, to a visitor, for an unknown match and for a body with extra fields', async () => {
    const duel = await stage.finished()
    const stranger = await stage.newcomer()
    expect(await call({ match_id: duel.id }, stranger)).toMatchObject([403, { code: 'not_a_player' }])
    expect(await call({ match_id: crypto.randomUUID() }, duel.ann.id)).toMatchObject([404, { code: 'match_not_found' }])
    for (const more of [{ user_id: duel.ben.id }, { decline: false }, { match_id: 'x' }]) {
      expect(await call({ match_id: duel.id, ...more }, duel.ann.id)).toMatchObject([
        400,
        { code: 'validation_failed' },
      ])
    }
    expect((await api.request('/functions/v1/match-rematch', { method: 'POST', body: '{}' })).status).toBe(401)
    expect((await duel.ann.state()).rematch).toMatchObject({ wishes: [null, null] })
  })
})

describe('an offer', () => {
  test('that is declined ends, but the player who declined may still offer a rematch', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ann')
    newBroadcasts()
    expect(await stage.decline(duel, 'ben')).toMatchObject({ status: 'declined' })
    expect(newBroadcasts()).toEqual([`match:${duel.id} rematch`])
    for (let time = 0; time < 2; time += 1) {
      expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'declined' })
      expect(await stage.decline(duel, 'ben')).toMatchObject({ status: 'declined' })
    }
    expect(newBroadcasts()).toEqual([])
    expect((await duel.ann.state()).rematch).toMatchObject({ wishes: [null, 'declined'] })
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'waiting' })
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'matched' })
  })

  test('can be withdrawn, and then the player no longer waits', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ann')
    await stage.decline(duel, 'ann')
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'declined' })
  })

  test('of a player who was not seen for five seconds makes no match until that player is back', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ann')
    await stage.after(5.001)
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'waiting' })
    await stage.after(7)
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'matched' })
  })

  test('to a player whose account was deleted is declined', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ben')
    await deleteAccount(stage.database, duel.ben.id)
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'declined' })
  })
})

describe('a player who is busy elsewhere', () => {
  test('with a search cannot offer, receive or accept a rematch; the search continues', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ann')
    await stage.join(duel.ben.id, 'listening')
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'declined' })
    newBroadcasts()
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'declined' })
    expect(newBroadcasts()).toEqual([`match:${duel.id} rematch`])
    expect((await duel.ben.state()).rematch).toMatchObject({ wishes: [null, null] })
    expect(await sql('select match_id from match_queue where user_id = $1', [duel.ben.id])).toEqual([
      { match_id: null },
    ])
    await sql('delete from match_queue where match_id is null')
  })

  test('with another match stays in that match', async () => {
    const duel = await stage.finished()
    const matchId = await playElsewhere(duel.ben.id)
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'declined' })
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'declined' })
    expect(await sql('select match_id from match_queue where user_id = $1', [duel.ben.id])).toEqual([
      { match_id: matchId },
    ])
  })
})

describe('a player who has no matches left today', () => {
  test('gets the reason and the plans; the opponent only learns that there is no rematch', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ben')
    await useUpTheDay(duel.ann.id)
    expect(await call({ match_id: duel.id }, duel.ann.id)).toMatchObject([
      429,
      { code: 'daily_limit_reached', limit: 5, left: 0 },
    ])
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'declined' })
    expect(await sql('select from match_queue where user_id in ($1, $2)', [duel.ann.id, duel.ben.id])).toEqual([])
  })

  test('gets no seat if the opponent accepts', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ann')
    await useUpTheDay(duel.ann.id)
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'declined' })
    expect(await sql('select from match_queue where user_id in ($1, $2)', [duel.ann.id, duel.ben.id])).toEqual([])
  })
})
