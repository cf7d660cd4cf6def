import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { expectSoundSeats } from '#tests/support/arena/arena.ts'
import { bookFaults, NO_FAULTS } from '#tests/support/arena/bookFaults.ts'
import type { Duel } from '#tests/support/arena/matchStage.ts'
import { openRematchStage, type RematchStage } from '#tests/support/arena/rematchStage.ts'
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
  expect(await bookFaults(stage.database)).toEqual(NO_FAULTS)
  await expectSoundSeats(stage.database)
})

function sql<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  return stage.database.tx(OWNER, (tx) => tx.sql<Row>(text, parameters))
}

/** A call over the wire, with the status of its answer. */
async function call(body: Record<string, unknown>, userId: string): Promise<[status: number, body: unknown]> {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const answer = await api.request('/functions/v1/match-rematch', init, userId)
  return [answer.status, await answer.json()]
}

/** The broadcasts since the last call, by player. */
function told(): string[] {
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

/** Another match of this player, which is ready to be played. */
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
  test('is made when both want it: the same two, the same skill, and both seats in it', async () => {
    const duel = await stage.finished({ skill: 'grammar' })
    await stage.after(3)
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'waiting' })
    told()
    const answer = await stage.ask(duel, 'ben')
    if (answer.status !== 'matched') throw new Error(answer.status)
    expect(told().toSorted()).toEqual(
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

  test('is offered over the channel, and seen by both whenever they look until the half minute is over', async () => {
    const duel = await stage.finished()
    expect((await duel.ben.state()).rematch).toMatchObject({ wishes: [null, null], match_id: null })
    told()
    await stage.ask(duel, 'ann')
    expect(told()).toEqual([`match:${duel.id} rematch`])
    const closesAt = (await duel.ann.state()).rematch?.closes_at ?? ''
    expect((await duel.ben.state()).rematch).toEqual({ wishes: ['wants', null], match_id: null, closes_at: closesAt })
    await stage.after(30)
    expect((await duel.ben.state()).rematch).toBeNull()
  })

  test('is played with the ratings of the match before', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ann')
    await stage.ask(duel, 'ben')
    const ratings = await sql<{ rating: number }>('select rating from match_queue where user_id in ($1, $2)', [
      duel.ann.id,
      duel.ben.id,
    ])
    expect(ratings.map(({ rating }) => rating).toSorted()).toEqual([1032, 968])
  })

  test('is the same one however often and however late it is asked for, also when it is over', async () => {
    const duel = await stage.finished()
    for (let time = 0; time < 3; time += 1) expect((await stage.ask(duel, 'ann')).status).toBe('waiting')
    const first = await stage.ask(duel, 'ben')
    expect(first.status).toBe('matched')
    told()
    for (const seconds of [1, 40, 4_000]) {
      await stage.after(seconds)
      for (const name of ['ann', 'ben'] as const) {
        expect(await stage.ask(duel, name)).toMatchObject({ ...first, server_now: expect.any(String) })
        expect(await stage.decline(duel, name)).toMatchObject({ status: 'matched' })
      }
    }
    expect(told()).toEqual([])
  })

  test('comes too late half a minute after the end', async () => {
    const duel = await stage.finished()
    await stage.after(29.999)
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'waiting' })
    await stage.after(30)
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'declined' })
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'declined' })
  })

  test('of a match that was called off is declined, of one that is still played not to be had', async () => {
    const off = await calledOff()
    expect(await stage.ask(off, 'ann')).toMatchObject({ status: 'declined' })
    expect(await stage.decline(off, 'ben')).toMatchObject({ status: 'declined' })
    const playing = await stage.begun()
    await stage.at(5)
    expect(await call({ match_id: playing.id }, playing.ann.id)).toMatchObject([409, { code: 'match_not_finished' }])
    await playing.ann.resign()
  })

  test('is nothing for a stranger, a visitor or an unknown match, nor for a body that says more', async () => {
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
  test('that is declined is over for who made it; who declined may think again', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ann')
    told()
    expect(await stage.decline(duel, 'ben')).toMatchObject({ status: 'declined' })
    expect(told()).toEqual([`match:${duel.id} rematch`])
    for (let time = 0; time < 2; time += 1) {
      expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'declined' })
      expect(await stage.decline(duel, 'ben')).toMatchObject({ status: 'declined' })
    }
    expect(told()).toEqual([])
    expect((await duel.ann.state()).rematch).toMatchObject({ wishes: [null, 'declined'] })
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'waiting' })
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'matched' })
  })

  test('can be withdrawn, and then nobody is waiting', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ann')
    await stage.decline(duel, 'ann')
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'declined' })
  })

  test('of somebody who was not heard of for five seconds pairs nobody before they are back', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ann')
    await stage.after(5.001)
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'waiting' })
    await stage.after(7)
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'matched' })
  })

  test('to somebody whose account was deleted is declined', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ben')
    await deleteAccount(stage.database, duel.ben.id)
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'declined' })
  })
})

describe('a player who is busy elsewhere', () => {
  test('with a search is offered nothing, and neither offers nor accepts; the search goes on', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ann')
    await stage.join(duel.ben.id, 'listening')
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'declined' })
    told()
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'declined' })
    expect(told()).toEqual([`match:${duel.id} rematch`])
    expect((await duel.ben.state()).rematch).toMatchObject({ wishes: [null, null] })
    expect(await sql('select match_id from match_queue where user_id = $1', [duel.ben.id])).toEqual([
      { match_id: null },
    ])
    await sql('delete from match_queue where match_id is null')
  })

  test('with another match plays that one', async () => {
    const duel = await stage.finished()
    const matchId = await playElsewhere(duel.ben.id)
    expect(await stage.ask(duel, 'ann')).toMatchObject({ status: 'declined' })
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'declined' })
    expect(await sql('select match_id from match_queue where user_id = $1', [duel.ben.id])).toEqual([
      { match_id: matchId },
    ])
  })
})

describe('who has no match left today', () => {
  test('is told so and of the plans; the opponent only that there is no rematch', async () => {
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

  test('is seated nowhere by an opponent who accepts', async () => {
    const duel = await stage.finished()
    await stage.ask(duel, 'ann')
    await useUpTheDay(duel.ann.id)
    expect(await stage.ask(duel, 'ben')).toMatchObject({ status: 'declined' })
    expect(await sql('select from match_queue where user_id in ($1, $2)', [duel.ann.id, duel.ben.id])).toEqual([])
  })
})
