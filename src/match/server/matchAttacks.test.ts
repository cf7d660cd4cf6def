import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MatchState } from '#match/matchContract.ts'
import { matchChannel } from '#match/server/matchChannel.ts'
import type { AccessClaims } from '#platform/server/auth/accessToken.ts'
import { OWNER } from '#platform/server/database/database.ts'
import {
  type Duel,
  type Duelist,
  EXPLANATION,
  type MatchStage,
  openMatchStage,
} from '#tests/support/arena/matchStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'

const ACTIONS = ['match-state', 'match-ready', 'match-resign', 'match-claim', 'match-stop']
const TABLES = ['matches', 'match_queue', 'rating_changes', 'profiles', 'daily_usage']
const SECRET_TABLES = ['match_secrets', 'match_events', 'seen_questions', 'app.match_secrets', 'app.match_events']

let stage: MatchStage
let strangerId: string
beforeAll(async () => {
  stage = await openMatchStage()
  strangerId = await stage.newcomer()
})
afterAll(async () => {
  await expectInvariants(stage.database)
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

async function begun(skill: 'vocab' | 'listening' = 'vocab'): Promise<Duel> {
  const duel = await stage.begun({ skill })
  await stage.at(5)
  await duel.ann.state()
  return duel
}

/** Everything that is stored about a match, to show that an attack changed nothing. */
function storedRows({ id, ann, ben }: Duel): Promise<string> {
  return stage.database.tx(OWNER, async (tx) =>
    JSON.stringify([
      await tx.sql('select * from matches where id = $1', [id]),
      await tx.sql('select * from app.match_events where match_id = $1 order by seq', [id]),
      await tx.sql('select * from rating_changes where match_id = $1 order by user_id', [id]),
      await tx.sql('select elo_vocab, total_matches, wins from profiles where id in ($1, $2) order by id', [
        ann.id,
        ben.id,
      ]),
    ]),
  )
}

/** Everything that the two players can read about the match now, over every interface. */
async function allReadable({ id, ann, ben }: Duel): Promise<string> {
  const texts = [JSON.stringify(stage.broadcasts.filter(({ topic }) => topic === `match:${id}`))]
  for (const player of [ann, ben]) {
    for (const name of ACTIONS.filter((action) => action !== 'match-resign')) {
      texts.push(JSON.stringify((await player.call(name, { match_id: id })).body))
    }
    const guess = { match_id: id, winner_id: player.id, player1_score: 2, player2_score: 0 }
    texts.push(JSON.stringify((await player.call('elo-update', guess)).body))
    for (const table of [...TABLES, ...SECRET_TABLES]) texts.push(await rowsOf(table, player))
  }
  return texts.join('\n')
}

async function rowsOf(table: string, player: Duelist): Promise<string> {
  return (await stage.api.request(`/rest/v1/${table}?select=*`, {}, player.id)).text()
}

describe('the answer key', () => {
  test('is hidden from everyone until the question has closed, and so is the next question', async () => {
    const duel = await begun('listening')
    await duel.ann.answer(1, 'wrong')
    const readable = await allReadable(duel)
    for (const secret of [EXPLANATION, 'Not 0', 'Not 1', '번 문제', 'correct_option_id', 'seed', 'question_ids']) {
      expect(readable).not.toContain(secret)
    }
    expect(new Set(readable.match(/Question \d+ of listening/g)).size).toBe(1)
  })

  test('to the first question is hidden during the countdown', async () => {
    const duel = await stage.duel()
    await stage.at(1)
    await duel.ann.ready()
    await duel.ben.ready()
    expect(await allReadable(duel)).not.toMatch(/Question \d|right|wrong/)
  })

  test('is shown when its question closes, only for that question', async () => {
    const duel = await begun()
    const state = await duel.ann.answer(1, 'right')
    expect(state.feedback?.explanation).toContain(EXPLANATION)
    expect(JSON.stringify(state).match(new RegExp(EXPLANATION, 'g'))).toHaveLength(1)
  })

  test('has no columns to filter or sort by', async () => {
    const { ann } = await begun()
    for (const query of ['select=seed', 'select=id,match_secrets(seed)', 'order=seed', 'question_ids=cs.{a}']) {
      const answer = await stage.api.request(`/rest/v1/matches?${query}`, {}, ann.id)
      expect(answer.status).toBe(400)
    }
    for (const table of SECRET_TABLES) {
      expect((await stage.api.request(`/rest/v1/${table}`, {}, ann.id)).status).toBe(404)
    }
  })
})

describe('another user', () => {
  test('cannot do anything in the match', async () => {
    const duel = await begun()
    const before = await storedRows(duel)
    const stranger = asStranger(duel)
    for (const name of ACTIONS) expect((await stranger(name, { match_id: duel.id })).status, name).toBe(403)
    const answer = { match_id: duel.id, question_no: 1, option_id: 'x' }
    expect((await stranger('match-answer', answer)).status).toBe(403)
    expect((await stranger('match-loaded', { match_id: duel.id, question_no: 1 })).status).toBe(403)
    const result = { match_id: duel.id, winner_id: strangerId, player1_score: 2, player2_score: 0 }
    expect((await stranger('elo-update', result)).status).toBe(403)
    expect(await storedRows(duel)).toBe(before)
  })

  test('cannot join its realtime channel', async () => {
    const duel = await begun()
    const channel = matchChannel(stage.database, stage.dependencies.publish)
    const mayJoin = (sub: string, id: string) => channel.mayJoin({ role: 'authenticated', sub } as AccessClaims, id)
    expect(await mayJoin(duel.ann.id, duel.id)).toBe(true)
    expect(await mayJoin(strangerId, duel.id)).toBe(false)
    expect(await mayJoin(strangerId, 'c0ffee00-0000-4000-8000-000000000000')).toBe(false)
  })

  test('who is not signed in is asked to sign in', async () => {
    const { id } = await begun()
    for (const name of [...ACTIONS, 'match-answer', 'match-loaded', 'elo-update']) {
      const init = { method: 'POST', body: JSON.stringify({ match_id: id }) }
      expect((await stage.api.request(`/functions/v1/${name}`, init)).status, name).toBe(401)
    }
  })

  test('gets a 404 for a match that does not exist', async () => {
    const { ann } = await begun()
    const id = 'c0ffee00-0000-4000-8000-000000000000'
    for (const name of ACTIONS) {
      expect(await ann.call(name, { match_id: id }), name).toMatchObject({
        status: 404,
        body: { code: 'match_not_found' },
      })
    }
  })
})

describe('a player', () => {
  test('cannot answer for the opponent, nor with forged times', async () => {
    const duel = await begun()
    const before = await storedRows(duel)
    const option_id = (await duel.ann.state()).question?.options[0]?.id
    for (const forged of [{ user_id: duel.ben.id }, { player: 1 }, { at: '2026-01-01T00:00:00Z' }, { correct: true }]) {
      const answer = await duel.ann.call('match-answer', { match_id: duel.id, question_no: 1, option_id, ...forged })
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    }
    expect(await storedRows(duel)).toBe(before)
  })

  test.each([0, 4, 1.5, '1', null])('cannot answer question %j', async (question_no) => {
    const duel = await begun()
    const answer = await duel.ann.call('match-answer', { match_id: duel.id, question_no, option_id: 'x' })
    expect(answer).toMatchObject({ status: 400, body: { field: 'question_no' } })
  })

  test('cannot answer with an option of another question, or without an option', async () => {
    const duel = await begun()
    const before = await storedRows(duel)
    for (const option of ['none', 'right-1', '0', '가'.repeat(64)]) {
      const answer = await duel.ann.call('match-answer', { match_id: duel.id, question_no: 1, option_id: option })
      expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_option' } })
    }
    expect(await storedRows(duel)).toBe(before)
  })

  test('who is late does not score, and the late answer is logged once', async () => {
    const duel = await begun()
    const right = (await duel.ben.state()).question?.options.find(({ text }) => text === 'right')?.id ?? ''
    await duel.ann.answer(1, 'right')
    const late = { match_id: duel.id, question_no: 1, option_id: right }
    for (let time = 0; time < 3; time += 1) {
      expect(await duel.ben.call('match-answer', late)).toMatchObject({ status: 409, body: { code: 'late' } })
    }
    const state: MatchState = await duel.ben.state()
    expect(state).toMatchObject({ score: [1, 0], seq: 4, your_answer: null })
  })

  test('cannot call elo-update for an unfinished match, nor with a forged winner after its end', async () => {
    const duel = await begun()
    const claim = (winner_id: string | null, player1_score: number, player2_score: number) =>
      duel.ann.call('elo-update', { match_id: duel.id, winner_id, player1_score, player2_score })
    const before = await storedRows(duel)
    expect(await claim(duel.ann.id, 2, 0)).toMatchObject({ status: 409, body: { code: 'match_not_finished' } })
    expect(await storedRows(duel)).toBe(before)
    for (const player of [duel.ann, duel.ben]) await player.answer(1, 'wrong')
    await duel.ann.resign()
    const after = await storedRows(duel)
    for (const forged of [
      claim(duel.ann.id, 0, 0),
      claim(null, 0, 0),
      claim(duel.ben.id, 1, 0),
      claim(strangerId, 0, 0),
    ]) {
      expect(await forged).toMatchObject({ status: 409, body: { code: 'result_mismatch' } })
    }
    const honest = await claim(duel.ben.id, 0, 0)
    expect(honest).toMatchObject({
      status: 200,
      body: { winner_id: duel.ben.id, ratings: [{ delta: -32 }, { delta: 32 }] },
    })
    expect(await storedRows(duel)).toBe(after)
  })

  test('cannot write to any table of matches', async () => {
    const duel = await begun()
    const before = await storedRows(duel)
    const client = stage.api.client(duel.ann.id)
    const attempts = [
      client.from('matches').update({ winner_id: duel.ann.id }).eq('id', duel.id),
      client.from('matches').insert({ player1_id: duel.ann.id, player2_id: duel.ben.id, skill_type: 'vocab' }),
      client.from('matches').delete().eq('id', duel.id),
      client.from('rating_changes').update({ delta: 999 }).eq('user_id', duel.ann.id),
      client.from('match_queue').update({ seen_at: '2030-01-01' }).eq('user_id', duel.ann.id),
      client.from('profiles').update({ elo_vocab: 3_000 }).eq('id', duel.ann.id),
    ]
    for (const attempt of attempts) expect([400, 403]).toContain((await attempt).status)
    await client.from('match_queue').delete().eq('user_id', duel.ann.id)
    expect(await storedRows(duel)).toBe(before)
  })
})

function asStranger(duel: Duel): Duelist['call'] {
  return async (name, body) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const answer = await stage.api.request(`/functions/v1/${name}`, init, strangerId)
    return { status: answer.status, body: { duel: duel.id, ...((await answer.json()) as Record<string, unknown>) } }
  }
}
