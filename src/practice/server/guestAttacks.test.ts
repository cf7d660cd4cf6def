import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GUEST_QUESTIONS_PER_DAY } from '#practice/practiceLimit.ts'
import { MOST_GUESTS } from '#practice/server/guestDuel.ts'
import { EXPLANATION, optionId, refusal } from '#tests/support/arena/matchStage.ts'
import { type GuestDuelist, openPracticeStage, type PracticeStage } from '#tests/support/arena/practiceStage.ts'

const SECRETS = [EXPLANATION, 'Not 0', 'Not 1', 'correct_option_id', 'seed', 'opponent_option', 'key_hash']
const BEGIN = { reads_hangul: true, learned: 'new' } as const

let stage: PracticeStage
beforeAll(async () => {
  stage = await openPracticeStage()
})
beforeEach(async () => {
  await stage.rows('delete from app.rate_limits')
  await stage.rows('delete from practices')
  await stage.rows('delete from daily_usage')
  await stage.later()
})
afterAll(async () => {
  expect(stage.api.failures.filter((failure) => !failure.endsWith('guest-begin 503'))).toEqual([])
  await stage.close()
})

async function opened(): Promise<GuestDuelist> {
  const duel = await stage.guest([{ after: 30, choice: 'right' }, null, null])
  await duel.ready()
  await stage.at(4)
  return duel
}

/** The statuses of 60 beginnings at once from this address. */
async function begun(address: string, times = 60): Promise<number[]> {
  const init = { method: 'POST', headers: { 'x-test-address': address }, body: JSON.stringify(BEGIN) }
  const answers = Array.from({ length: times }, () => stage.api.request('/functions/v1/guest-begin', init))
  return (await Promise.all(answers)).map(({ status }) => status)
}

const times = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length

describe('the answer key of a guest duel', () => {
  test('is in nothing that a visitor or a user can read before the question has closed', async () => {
    const duel = await opened()
    const userId = await stage.matches.newcomer()
    const texts = [JSON.stringify([await duel.state(), await duel.ready()])]
    for (const table of ['practices', 'guest_duels', 'app.guest_duels', 'practice_questions', 'first_levels']) {
      for (const caller of [undefined, userId]) {
        texts.push(await (await stage.api.request(`/rest/v1/${table}?select=*`, {}, caller)).text())
      }
    }
    texts.push(JSON.stringify(await duel.answer(1, 'wrong')))
    const readable = texts.join('\n')
    for (const secret of SECRETS) expect(readable).not.toContain(secret)
    expect(new Set(readable.match(/Question \d+ of vocab/g)).size).toBe(1)
    expect(readable).not.toContain(duel.id)
  })

  test('is shown once the question has closed, and only of that question', async () => {
    const duel = await opened()
    const closed = JSON.stringify(await duel.answer(1, 'right'))
    expect(closed.match(new RegExp(EXPLANATION, 'g'))).toHaveLength(1)
  })
})

describe('an attacker', () => {
  test('cannot play or keep a duel without its key, nor with the id of its practice', async () => {
    const duel = await opened()
    const [row] = await stage.rows('select id from practices where user_id is null')
    const practice_id = String(row?.id)
    const user = await stage.practicePlayer()
    expect((await user.call('practice-state', { practice_id })).status).toBe(404)
    expect((await user.call('practice-resign', { practice_id })).status).toBe(404)
    for (const guest_key of ['A'.repeat(43), practice_id, '', duel.id.slice(0, 42)]) {
      expect((await duel.call('guest-state', { guest_key })).status, guest_key).toBeOneOf([400, 404])
      expect((await user.call('guest-keep', { guest_key })).status, guest_key).toBeOneOf([400, 404])
    }
    expect((await duel.call('guest-keep', { guest_key: duel.id })).status).toBe(401)
  })

  test('cannot send the time, the rating or the correctness of an answer', async () => {
    const duel = await opened()
    const option_id = optionId(await duel.state(), 'right')
    for (const forged of [{ at: '2026-01-01T00:00:00Z' }, { correct: true }, { level: 2_000 }, { practice_id: 'x' }]) {
      const body = { guest_key: duel.id, question_no: 1, option_id, ...forged }
      expect(await duel.call('guest-answer', body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    }
    for (const begin of [{ ...BEGIN, strength: 400 }, { ...BEGIN, learned: 'ages' }, { reads_hangul: true }, {}]) {
      expect((await duel.call('guest-begin', begin)).status).toBe(400)
    }
  })

  test('gains nothing by playing or keeping again: the first level never becomes a rating', async () => {
    const userId = await stage.matches.newcomer()
    const player = await stage.practicePlayer(userId)
    const answers: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const duel = await opened()
      await duel.resign()
      answers.push((await player.call('guest-keep', { guest_key: duel.id })).status)
      await stage.later()
    }
    expect(answers).toEqual([200, 409, 409])
    expect(await stage.rows('select elo_vocab from profiles where id = $1', [userId])).toEqual([{ elo_vocab: 1_000 }])
    expect(await stage.rows('select level from app.first_levels where user_id = $1', [userId])).toEqual([
      { level: 918 },
    ])
  })
})

describe('the number of guest duels', () => {
  test('is limited for each address, in a minute and in a day', async () => {
    expect(times(await begun('198.51.100.1'), 200)).toBe(40)
    await stage.rows(
      `insert into daily_usage (person, date, practice_questions) values ($1, (app_now() at time zone 'utc')::date, $2)`,
      ['guest:hash of 198.51.100.2', GUEST_QUESTIONS_PER_DAY - 6],
    )
    const last = await begun('198.51.100.2', 10)
    expect([times(last, 200), times(last, 429)]).toEqual([2, 8])
  })

  test('is limited for all addresses together, also when many begin at once', async () => {
    const waiting = Array.from({ length: MOST_GUESTS - 5 }, () => `('partner', 'vocab', 950, 950)`).join(', ')
    await stage.rows(`insert into practices (kind, skill_type, rating, strength) values ${waiting}`)
    const statuses = (
      await Promise.all(Array.from({ length: 10 }, (_, index) => begun(`203.0.113.${index}`, 4)))
    ).flat()
    expect([times(statuses, 200), times(statuses, 503)]).toEqual([5, 35])
    await stage.later()
    expect(await begun('203.0.113.99', 1)).toEqual([200])
  })

  test('does not use up the practice of the users behind the same address', async () => {
    const duel = await stage.guest()
    expect(await stage.rows('select person from daily_usage')).toEqual([{ person: 'guest:hash of 192.0.2.1' }])
    const player = await stage.practicePlayer()
    await player.duel()
    expect(await refusal(duel.answer(1, 'x'))).toEqual({ status: 425, code: 'not_open' })
  })
})
