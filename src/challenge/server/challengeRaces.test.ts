import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { type ChallengeStage, openChallengeStage } from '#tests/support/arena/challengeStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { RACE_REPETITIONS } from '#tests/support/repetitions.ts'

const CROWD = 50

let stage: ChallengeStage
beforeAll(async () => {
  stage = await openChallengeStage()
})
beforeEach(() => stage.database.tx(OWNER, (tx) => tx.script('delete from matches; delete from auth.users')))
afterEach(() => expectInvariants(stage.database))
afterAll(() => stage.close())

function sql<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  return stage.database.tx(OWNER, (tx) => tx.sql<Row>(text, parameters))
}

function newcomers(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => stage.newcomer()))
}

/** The outcome of each call: the status of its response, or the code of its problem. */
async function outcomes(calls: readonly Promise<{ status: string }>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls)
  return settled.map((end) => (end.status === 'fulfilled' ? end.value.status : String(end.reason.code))).toSorted()
}

async function openMatches(): Promise<number> {
  return (await sql(`select from matches where status = 'ready'`)).length
}

/** Repeats the race with new players, and checks that the seats are consistent after each round. */
async function repeatRace(race: (ann: string, ben: string, cem: string) => Promise<void>) {
  for (let run = 0; run < RACE_REPETITIONS; run += 1) {
    const [ann = '', ben = '', cem = ''] = await newcomers(3)
    await race(ann, ben, cem)
    await expectInvariants(stage.database)
    await sql('delete from match_queue')
    await sql('delete from matches')
  }
}

test(`if ${CROWD} players accept a challenge at once, one plays and the others learn that it is taken`, async () => {
  const [ann = '', ...crowd] = await newcomers(CROWD + 1)
  const code = await stage.challengeOf(ann)
  expect(await outcomes(crowd.map((friend) => stage.accept(friend, code)))).toEqual([
    ...Array.from({ length: CROWD - 1 }, () => 'challenge_taken'),
    'matched',
  ])
  expect(await openMatches()).toBe(1)
  expect(await sql('select from match_queue')).toHaveLength(2)
  await expectInvariants(stage.database)
  await sql('delete from match_queue')
  await sql('delete from matches')
})

test(`of ${CROWD} simultaneous requests for a challenge, three succeed`, async () => {
  const [ann = ''] = await newcomers(1)
  const made = Array.from({ length: CROWD }, async () => {
    await stage.challengeOf(ann)
    return { status: 'made' }
  })
  expect((await outcomes(made)).filter((outcome) => outcome === 'made')).toHaveLength(3)
})

describe(`races for a challenge, each ${RACE_REPETITIONS} times`, { timeout: 600_000 }, () => {
  test('a friend accepts while the challenger withdraws: both play, or the challenge is withdrawn', async () => {
    await repeatRace(async (ann, ben) => {
      const code = await stage.challengeOf(ann)
      const ended = await outcomes([stage.accept(ben, code), stage.withdraw(ann, code)])
      expect([
        ['matched', 'taken'],
        ['challenge_withdrawn', 'withdrawn'],
      ]).toContainEqual(ended)
      expect(await openMatches()).toBe(ended.includes('matched') ? 1 : 0)
      expect(await sql('select from match_queue')).toHaveLength(ended.includes('matched') ? 2 : 0)
    })
  })

  test('a friend accepts in three tabs: all tabs open the same match', async () => {
    await repeatRace(async (ann, ben) => {
      const code = await stage.challengeOf(ann)
      expect(await outcomes([1, 2, 3].map(() => stage.accept(ben, code)))).toEqual(['matched', 'matched', 'matched'])
      expect(await openMatches()).toBe(1)
    })
  })

  test('two friends accept two challenges of the same player: one plays, the other waits', async () => {
    await repeatRace(async (ann, ben, cem) => {
      const codes = [await stage.challengeOf(ann), await stage.challengeOf(ann)] as const
      expect(await outcomes([stage.accept(ben, codes[0]), stage.accept(cem, codes[1])])).toEqual(['matched', 'waiting'])
      expect(await openMatches()).toBe(1)
    })
  })

  test('two players accept each other’s challenges: they play one match, and nobody waits forever', async () => {
    await repeatRace(async (ann, ben) => {
      const codes = [await stage.challengeOf(ann), await stage.challengeOf(ben)] as const
      const ended = await outcomes([stage.accept(ben, codes[0]), stage.accept(ann, codes[1])])
      expect(ended).toEqual(['already_seated', 'matched'])
      expect(await openMatches()).toBe(1)
    })
  })

  test('the friend begins a search in another tab: either the match or the search begins', async () => {
    await repeatRace(async (ann, ben) => {
      const code = await stage.challengeOf(ann)
      const [accepted, search] = await Promise.allSettled([stage.accept(ben, code), stage.join(ben)])
      const searched = search.status === 'fulfilled' ? search.value.status : search.reason
      expect(searched).toBe(accepted.status === 'fulfilled' ? 'matched' : 'searching')
      expect(await openMatches()).toBe(accepted.status === 'fulfilled' ? 1 : 0)
    })
  })

  test.each(['challenger', 'friend'])(
    'the %s deletes the account: it is gone, and no match is left incomplete',
    async (who) => {
      await repeatRace(async (ann, ben) => {
        const code = await stage.challengeOf(ann)
        const gone = who === 'challenger' ? ann : ben
        const [deleted, accepted] = await Promise.allSettled([
          deleteAccount(stage.database, gone),
          stage.accept(ben, code),
        ])
        expect(deleted.status).toBe('fulfilled')
        if (accepted.status === 'rejected') {
          expect(['user_not_found', 'challenge_not_found', 'already_seated', '23503']).toContain(accepted.reason.code)
        }
        expect(await sql('select from match_queue where user_id = $1', [gone])).toEqual([])
        expect(await sql('select from app.challenges where challenger_id = $1', [gone])).toEqual([])
        await sql('delete from match_queue')
        await sql('delete from matches')
      })
    },
  )
})
