import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { refusal } from '#tests/support/arena/matchStage.ts'
import { openPracticeStage, type PracticeStage } from '#tests/support/arena/practiceStage.ts'
import { begunRecording, offeredRecording, recordedMatch } from '#tests/support/arena/recordedMatch.ts'

let stage: PracticeStage
beforeAll(async () => {
  stage = await openPracticeStage()
})
beforeEach(() => stage.rows('update profiles set recordable = false'))
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

describe('a player who withdraws the permission', () => {
  test('ends the running duels: they are called off, and stay called off', async () => {
    const { ann, cleo } = await offeredRecording(stage)
    const duel = await begunRecording(stage, cleo)
    await stage.at(12)
    expect((await duel.state()).score).toEqual([0, 1])
    await ann.allow(false)
    await stage.at(13)
    const over = await duel.state()
    expect(over).toMatchObject({ phase: 'void', result: { reason: 'void', player2_score: 0 } })
    await ann.allow(true)
    await stage.at(300)
    expect(await duel.state()).toMatchObject({ phase: 'void', result: { reason: 'void' } })
    expect(await refusal(duel.answer(2, 'x'))).toEqual({ status: 409, code: 'late' })
  })

  test('ends duels that have not started yet', async () => {
    const { ann, cleo } = await offeredRecording(stage)
    const duel = await cleo.recording()
    await ann.allow(false)
    expect(await duel.ready()).toMatchObject({ phase: 'void' })
  })

  test('does not change duels that already have a winner or are over', async () => {
    const { ann, cleo } = await offeredRecording(stage)
    const duel = await begunRecording(stage, cleo)
    await stage.at(4)
    await duel.answer(1, 'right')
    await duel.next(1)
    await stage.at(7)
    await duel.answer(2, 'right')
    await ann.allow(false)
    await stage.at(8)
    const over = await duel.state()
    expect(over.result).toMatchObject({ reason: 'points', winner_id: cleo.id, player1_score: 2 })
    await stage.at(300)
    expect((await duel.state()).result).toEqual(over.result)
  })
})

describe('a player who deletes the account', () => {
  test('has no recordings any more: none is offered, and running duels are called off', async () => {
    const { ann, cleo } = await offeredRecording(stage)
    const duel = await begunRecording(stage, cleo)
    await stage.at(12)
    await duel.state()
    await deleteAccount(stage.matches.database, ann.id)
    expect(await duel.state()).toMatchObject({
      phase: 'void',
      match: { players: [{}, { display_name: 'former player' }] },
    })
    expect(await (await stage.practicePlayer()).isOffered()).toBe(false)
  })

  test('leaves the results of other players, without a name', async () => {
    const { ann, cleo } = await offeredRecording(stage)
    const duel = await begunRecording(stage, cleo)
    const { result } = await stage.playOut(duel)
    expect(result).not.toBeNull()
    await deleteAccount(stage.matches.database, ann.id)
    const state = await duel.state()
    expect(state.result).toEqual(result)
    expect(state.match.players[1].display_name).toBe('former player')
  })
})

describe('an attacker', () => {
  test('cannot read what the recording will do, nor which match it comes from', async () => {
    const { ann, cleo, matchId } = await offeredRecording(stage)
    const duel = await begunRecording(stage, cleo)
    await stage.at(4)
    const texts = [JSON.stringify(await duel.state())]
    for (const table of [
      'practices',
      'practice_recordings',
      'app.practice_recordings',
      'practice_questions',
      'match_events',
    ]) {
      texts.push(await (await stage.api.request(`/rest/v1/${table}?select=*`, {}, cleo.id)).text())
    }
    texts.push(await (await stage.api.request('/rest/v1/profiles?select=*&recordable=is.true', {}, cleo.id)).text())
    const readable = texts.join('\n')
    for (const secret of [ann.id, matchId, 'opponent_option', 'after_ms', 'correct_option_id', 'Because']) {
      expect(readable).not.toContain(secret)
    }
  })

  test('cannot give the permission for another player', async () => {
    const { ann } = await recordedMatch(stage)
    const mallory = await stage.practicePlayer()
    await stage.api.client(mallory.id).from('profiles').update({ recordable: true }).eq('id', ann.id)
    expect(await stage.rows('select recordable from profiles where id = $1', [ann.id])).toEqual([{ recordable: false }])
    expect(await mallory.isOffered()).toBe(false)
  })

  test('cannot choose the match or the player, and cannot begin while playing or signed out', async () => {
    const { ann, ben, cleo, matchId } = await offeredRecording(stage)
    for (const more of [{ match_id: matchId }, { user_id: ann.id }]) {
      expect((await cleo.call('recording-begin', { skill_type: 'vocab', ...more })).status).toBe(400)
    }
    for (const name of ['recording-begin', 'recording-offer']) {
      const init = { method: 'POST', body: JSON.stringify({ skill_type: 'vocab' }) }
      expect((await stage.api.request(`/functions/v1/${name}`, init)).status, name).toBe(401)
    }
    await stage.matches.duel({ userIds: [ben.id, cleo.id] })
    await stage.at(0)
    expect(await refusal(cleo.recording())).toEqual({ status: 409, code: 'in_match' })
    expect(await refusal(cleo.isOffered())).toEqual({ status: 409, code: 'in_match' })
  })

  test('cannot read a duel of another player', async () => {
    const { cleo } = await offeredRecording(stage)
    const duel = await cleo.recording()
    const mallory = await stage.practicePlayer()
    for (const name of ['practice-state', 'practice-ready', 'practice-resign']) {
      expect((await mallory.call(name, { practice_id: duel.id })).status, name).toBe(404)
    }
  })
})
