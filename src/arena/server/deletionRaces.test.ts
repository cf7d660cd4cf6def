import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actOnMatch } from '#match/server/actOnMatch.ts'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { SKILLS } from '#rating/skill.ts'
import { type TestArena, testArena } from '#tests/support/arena/arena.ts'
import { type Duel, type MatchStage, openMatchStage } from '#tests/support/arena/matchStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { RACE_REPETITIONS } from '#tests/support/repetitions.ts'
import { createUser } from '#tests/support/server/createUser.ts'

const LONG = 600_000
const SEARCHERS = 6
const POLLS = 8

let stage: MatchStage
let database: Database
let arena: TestArena
beforeAll(async () => {
  stage = await openMatchStage()
  database = stage.database
  arena = testArena(database)
})
beforeEach(() =>
  database.tx(OWNER, (tx) => tx.script('delete from match_queue; delete from auth.users; delete from matches')),
)
afterAll(() => stage.close())

/** The outcomes: `done`, or the code of the error, which for a bug is the database's own. */
async function outcomes(work: readonly Promise<unknown>[]): Promise<Set<string>> {
  const settled = await Promise.allSettled(work)
  return new Set(settled.map((outcome) => (outcome.status === 'fulfilled' ? 'done' : String(outcome.reason.code))))
}

async function leftOf(userIds: readonly string[]): Promise<unknown[]> {
  return database.tx(OWNER, (tx) =>
    tx.sql(
      `select id from auth.users where id = any($1::uuid[])
       union all select user_id from match_queue where user_id = any($1::uuid[])
       union all select id from profiles where id = any($1::uuid[])
       union all select id from matches where player1_id = any($1::uuid[]) or player2_id = any($1::uuid[])`,
      [userIds],
    ),
  )
}

describe(`an account that is deleted, ${RACE_REPETITIONS} times,`, { timeout: LONG }, () => {
  test('while its player searches and is being paired is gone, and the search continues or reports it', async () => {
    for (let deleted = 0; deleted < RACE_REPETITIONS; deleted += SEARCHERS) {
      const skill = SKILLS[deleted % SKILLS.length] ?? 'vocab'
      const searchers = await Promise.all(Array.from({ length: SEARCHERS }, () => createUser(database)))
      const search = async (searcher: string, poll: number) => {
        const answer = await arena.join(searcher, skill)
        return poll % 2 && answer.status === 'searching' ? arena.poll(searcher, answer.ticket, skill) : answer
      }
      const polls = searchers.flatMap((searcher) => Array.from({ length: POLLS }, (_, poll) => search(searcher, poll)))
      const deletions = searchers.map((searcher) => deleteAccount(database, searcher))
      const [ofDeletions, ofPolls] = await Promise.all([outcomes(deletions), outcomes(polls)])
      expect(ofDeletions).toEqual(new Set(['done']))
      for (const outcome of ofPolls) expect(['done', 'user_not_found']).toContain(outcome)
      expect(await leftOf(searchers)).toEqual([])
    }
  })

  test('while its player’s match is being closed is gone, and the match is closed', async () => {
    for (let run = 0; run < RACE_REPETITIONS; run += 1) {
      const duel = await running()
      expect(await outcomes([resigned(duel, 'ann'), deleteAccount(database, duel.ben.id)])).toEqual(new Set(['done']))
      expect(await leftOf([duel.ben.id])).toEqual([])
      expect(await statusOf(duel)).toBe('completed')
      await expectInvariants(database)
    }
  })

  test('while its player resigns and the opponent’s account is also deleted leaves no rows of either', async () => {
    for (let run = 0; run < RACE_REPETITIONS; run += 1) {
      const duel = await running()
      const players = [duel.ann.id, duel.ben.id]
      const [ofResigning, ofDeletions] = await Promise.all([
        outcomes([resigned(duel, 'ann')]),
        outcomes(players.map((id) => deleteAccount(database, id))),
      ])
      for (const outcome of ofResigning) expect(['done', 'not_a_player']).toContain(outcome)
      expect(ofDeletions).toEqual(new Set(['done']))
      expect(await leftOf(players)).toEqual([])
    }
  })
})

/** A match ten seconds after its creation, in its first question. */
async function running(): Promise<Duel> {
  const duel = await stage.duel()
  await stage.at(1)
  for (const { id } of [duel.ann, duel.ben]) {
    await actOnMatch(stage.dependencies, { matchId: duel.id, userId: id }, { kind: 'ready' })
  }
  await stage.at(10)
  return duel
}

function resigned(duel: Duel, player: 'ann' | 'ben'): Promise<unknown> {
  return actOnMatch(stage.dependencies, { matchId: duel.id, userId: duel[player].id }, { kind: 'resign' })
}

async function statusOf({ id }: Duel): Promise<unknown> {
  const [row] = await database.tx(OWNER, (tx) =>
    tx.sql<{ status: string }>('select status from matches where id = $1', [id]),
  )
  return row?.status
}
