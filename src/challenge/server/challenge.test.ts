import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import { type ChallengeStage, openChallengeStage } from '#tests/support/arena/challengeStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { createUser } from '#tests/support/server/createUser.ts'

const DAY_SECONDS = 24 * 60 * 60
const UNKNOWN = '0123456789abcdef0123456789abcdef'

let stage: ChallengeStage
beforeAll(async () => {
  stage = await openChallengeStage()
})
afterAll(() => stage.close())
afterEach(async () => {
  await expectInvariants(stage.database)
  await sql('delete from match_queue')
  await sql(`delete from matches where status in ('ready', 'playing')`)
})

function sql<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  return stage.database.tx(OWNER, (tx) => tx.sql<Row>(text, parameters))
}

async function newcomers(): Promise<[ann: string, ben: string]> {
  return [await stage.newcomer(), await stage.newcomer()]
}

/** The HTTP response to accepting. */
function accepting(userId: string, code: string) {
  return stage.call('challenge-accept', { code, rated: false }, userId)
}

/** Uses up all matches that a Free player has in a day. */
async function useUpTheDay(userId: string) {
  await sql(
    `insert into matches (player1_id, skill_type, status, completed_at, rated, created_at)
     select $1, 'vocab', 'completed', app_now(), false, app_now() from generate_series(1, 5)`,
    [userId],
  )
  await sql(
    `insert into daily_usage (person, date, matches_played) values ($1::text, (app_now() at time zone 'utc')::date, 5)`,
    [userId],
  )
  await sql('update profiles set total_matches = 5 where id = $1', [userId])
}

describe('a challenge', () => {
  test('of a player who has not chosen a name yet shows Player, not the beginning of the email address', async () => {
    const ann = await stage.newcomer()
    await sql(`update profiles set name_chosen_at = null where id = $1`, [ann])
    const code = await stage.challengeOf(ann)
    expect(await stage.stateFor(code)).toMatchObject({ challenger: 'Player' })
  })

  test('shows anyone with the link the challenger’s name, the skill and whether it is rated, and nothing else', async () => {
    const ann = await stage.newcomer()
    const code = await stage.challengeOf(ann, { skill: 'listening', rated: true })
    expect(code).toMatch(/^[0-9a-f]{32}$/)
    const shown = {
      challenger: 'Mina',
      skill_type: 'listening',
      rated: true,
      status: 'open',
      own: false,
      match_id: null,
      expires_at: expect.any(String),
      server_now: expect.any(String),
    }
    expect(await stage.stateFor(code)).toEqual(shown)
    expect(await stage.stateFor(code, await stage.newcomer())).toEqual(shown)
    expect(await stage.stateFor(code, ann)).toEqual({ ...shown, own: true })
  })

  test('that is accepted becomes a match of the two players in its skill, which opens for both', async () => {
    const [ann, ben] = await newcomers()
    const code = await stage.challengeOf(ann, { skill: 'grammar' })
    stage.broadcasts.length = 0
    const answer = await stage.accept(ben, code)
    if (answer.status !== 'matched') throw new Error(answer.reason)
    const told = stage.broadcasts.map(({ topic, event, payload }) => [topic, event, payload.match_id])
    expect(told.toSorted()).toEqual(
      [
        [`player:${ann}`, 'matched', answer.match_id],
        [`player:${ben}`, 'matched', answer.match_id],
      ].toSorted(),
    )
    const [match] = await sql<{ skill: string; players: string[] }>(
      'select skill_type as skill, array[player1_id::text, player2_id::text] as players from matches where id = $1',
      [answer.match_id],
    )
    expect([match?.skill, match?.players.toSorted()]).toEqual(['grammar', [ann, ben].toSorted()])
    for (const userId of [ann, ben]) {
      expect((await stage.call('challenges', {}, userId))[1]).toMatchObject({ match_id: answer.match_id })
      expect(await stage.stateFor(code, userId)).toMatchObject({ status: 'taken', match_id: answer.match_id })
    }
    expect(await stage.stateFor(code)).toMatchObject({ status: 'taken', match_id: null })
  })

  test('that the same friend accepts again returns the same match, and nobody else can accept it', async () => {
    const [ann, ben] = await newcomers()
    const code = await stage.challengeOf(ann)
    const answer = await stage.accept(ben, code)
    stage.broadcasts.length = 0
    expect(await stage.accept(ben, code, true)).toEqual(answer)
    expect(stage.broadcasts).toEqual([])
    expect(await accepting(await stage.newcomer(), code)).toMatchObject([409, { code: 'challenge_taken' }])
  })

  test('can be accepted by a user who has never been to the Arena', async () => {
    const ben = await createUser(stage.database)
    expect(await stage.accept(ben, await stage.challengeOf(await stage.newcomer()))).toMatchObject({
      status: 'matched',
    })
  })

  test('cannot be accepted by its challenger', async () => {
    const ann = await stage.newcomer()
    const code = await stage.challengeOf(ann)
    expect(await accepting(ann, code)).toMatchObject([409, { code: 'own_challenge' }])
    expect(await stage.stateFor(code)).toMatchObject({ status: 'open' })
  })

  test('expires after a day', async () => {
    const [ann, ben] = await newcomers()
    const code = await stage.challengeOf(ann)
    await stage.later(DAY_SECONDS)
    expect(await stage.stateFor(code)).toMatchObject({ status: 'expired' })
    expect(await accepting(ben, code)).toMatchObject([409, { code: 'challenge_expired' }])
    expect(await stage.withdraw(ann, code)).toEqual({ status: 'expired' })
  })

  test('can be withdrawn only by its challenger, and then nobody can accept it', async () => {
    const [ann, ben] = await newcomers()
    const code = await stage.challengeOf(ann)
    expect(await stage.call('challenge-withdraw', { code }, ben)).toMatchObject([404, { code: 'challenge_not_found' }])
    for (let time = 0; time < 2; time += 1) expect(await stage.withdraw(ann, code)).toEqual({ status: 'withdrawn' })
    expect(await accepting(ben, code)).toMatchObject([409, { code: 'challenge_withdrawn' }])
    expect((await stage.call('challenges', {}, ann))[1]).toMatchObject({ challenges: [] })
  })

  test('that has been taken cannot be withdrawn', async () => {
    const [ann, ben] = await newcomers()
    const code = await stage.challengeOf(ann)
    await stage.accept(ben, code)
    expect(await stage.withdraw(ann, code)).toEqual({ status: 'taken' })
  })

  test('that does not exist, or whose code is malformed, is refused', async () => {
    const ben = await stage.newcomer()
    expect(await accepting(ben, UNKNOWN)).toMatchObject([404, { code: 'challenge_not_found' }])
    expect(await stage.call('challenge-state', { code: UNKNOWN })).toMatchObject([404, { code: 'challenge_not_found' }])
    for (const code of ['', 'x', UNKNOWN.toUpperCase().replace('0', 'G'), `${UNKNOWN}0`, 7, null]) {
      expect(await stage.call('challenge-state', { code })).toMatchObject([400, { code: 'validation_failed' }])
    }
    expect(await stage.call('challenge-make', { skill_type: 'poetry', rated: false }, ben)).toMatchObject([400, {}])
    for (const name of ['challenge-make', 'challenge-withdraw', 'challenges', 'challenge-accept']) {
      expect((await stage.call(name, { code: UNKNOWN }))[0]).toBe(401)
    }
  })
})

test('a player can have at most three open challenges, and can make another when one is over', async () => {
  const [ann, ben] = await newcomers()
  const [first = '', second = ''] = [await stage.challengeOf(ann), await stage.challengeOf(ann)]
  await stage.challengeOf(ann)
  expect(await stage.call('challenge-make', { skill_type: 'vocab', rated: false }, ann)).toMatchObject([
    409,
    { code: 'too_many_challenges' },
  ])
  await stage.withdraw(ann, first)
  await stage.challengeOf(ann)
  await stage.accept(ben, second)
  await stage.challengeOf(ann)
  expect((await stage.call('challenges', {}, ann))[1].challenges).toHaveLength(3)
})

describe('a friend waits', () => {
  test('for a challenger who is not in the Arena, and plays when the challenger returns', async () => {
    const [ann, ben] = await newcomers()
    const code = await stage.challengeOf(ann)
    await stage.later(11)
    expect(await stage.accept(ben, code)).toEqual({ status: 'waiting', reason: 'away' })
    expect(await sql('select from match_queue')).toEqual([])
    await stage.call('challenges', {}, ann)
    expect(await stage.accept(ben, code)).toMatchObject({ status: 'matched' })
  })

  test('for a challenger who is searching or playing, whose seat does not change', async () => {
    const [ann, ben] = await newcomers()
    const code = await stage.challengeOf(ann)
    await stage.join(ann, 'listening')
    expect(await stage.accept(ben, code)).toEqual({ status: 'waiting', reason: 'busy' })
    expect(await sql('select user_id, match_id from match_queue')).toEqual([{ user_id: ann, match_id: null }])
    await stage.join(await stage.newcomer(), 'listening')
    expect(await stage.accept(ben, code)).toEqual({ status: 'waiting', reason: 'busy' })
    expect(await sql('select from match_queue where user_id = $1', [ben])).toEqual([])
  })

  test('for a challenger who has no matches left today, and does not see the challenger’s numbers', async () => {
    const [ann, ben] = await newcomers()
    const code = await stage.challengeOf(ann)
    await useUpTheDay(ann)
    expect(await accepting(ben, code)).toEqual([200, { status: 'waiting', reason: 'spent' }])
    expect(await sql('select from match_queue')).toEqual([])
  })
})

describe('a friend who cannot play now', () => {
  test('because no matches are left today gets the reason and the plans; the challenge stays open', async () => {
    const [ann, ben] = await newcomers()
    const code = await stage.challengeOf(ann)
    await useUpTheDay(ben)
    expect(await accepting(ben, code)).toMatchObject([429, { code: 'daily_limit_reached', limit: 5, left: 0 }])
    expect(await sql('select from match_queue')).toEqual([])
    expect(await stage.accept(await stage.newcomer(), code)).toMatchObject({ status: 'matched' })
  })

  test('because of a search or a match elsewhere gets the reason, and the search or match continues', async () => {
    const [ann, ben] = await newcomers()
    const code = await stage.challengeOf(ann)
    await stage.join(ben)
    expect(await accepting(ben, code)).toMatchObject([409, { code: 'already_seated', match_id: null }])
    const found = await stage.join(await stage.newcomer())
    if (found.status !== 'matched') throw new Error(found.status)
    expect(await accepting(ben, code)).toMatchObject([409, { code: 'already_seated', match_id: found.match_id }])
    expect(await sql('select from match_queue where user_id = $1', [ann])).toEqual([])
  })
})

test('a player who has no matches left today cannot make a challenge', async () => {
  const ann = await stage.newcomer()
  await useUpTheDay(ann)
  expect(await stage.call('challenge-make', { skill_type: 'vocab', rated: false }, ann)).toMatchObject([
    429,
    { code: 'daily_limit_reached' },
  ])
})
