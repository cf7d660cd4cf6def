import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RematchResponse } from '#match/matchContract.ts'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { OWNER } from '#platform/server/database/database.ts'
import type { Duel } from '#tests/support/arena/matchStage.ts'
import { openRematchStage, type RematchStage } from '#tests/support/arena/rematchStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { RACE_REPETITIONS } from '#tests/support/repetitions.ts'

let stage: RematchStage
beforeAll(async () => {
  stage = await openRematchStage()
})
beforeEach(() => stage.database.tx(OWNER, (tx) => tx.script('delete from matches; delete from auth.users')))
afterEach(() => expectInvariants(stage.database))
afterAll(() => stage.close())

function sql<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  return stage.database.tx(OWNER, (tx) => tx.sql<Row>(text, parameters))
}

/** Repeats the race, each time after a match of two new players, and checks that the seats are consistent after each round. */
async function repeatRace(race: (duel: Duel) => Promise<void>) {
  for (let run = 0; run < RACE_REPETITIONS; run += 1) {
    await race(await stage.finished())
    await expectInvariants(stage.database)
    await sql('delete from match_queue where match_id is null')
  }
}

const statuses = (answers: readonly RematchResponse[]) => answers.map(({ status }) => status).toSorted()

async function rematches({ id }: Duel): Promise<string[]> {
  return (await sql<{ id: string }>('select id from matches where rematch_of = $1', [id])).map((row) => row.id)
}

/** The responses to both players after the race. */
async function settled(duel: Duel): Promise<string[]> {
  return statuses([await stage.ask(duel, 'ann'), await stage.ask(duel, 'ben')])
}

describe(`races for a rematch, each ${RACE_REPETITIONS} times`, { timeout: 600_000 }, () => {
  test('both want it at the same instant, from two tabs each: all four tabs get the same match', async () => {
    await repeatRace(async (duel) => {
      const names = ['ann', 'ben', 'ann', 'ben'] as const
      const answers = await Promise.all(names.map((name) => stage.ask(duel, name)))
      expect(statuses(answers)).toContain('matched')
      expect(await settled(duel)).toEqual(['matched', 'matched'])
      expect(await rematches(duel)).toHaveLength(1)
    })
  })

  test('one player accepts while the other withdraws: both play, or neither does', async () => {
    await repeatRace(async (duel) => {
      await stage.ask(duel, 'ann')
      const answers = await Promise.all([stage.decline(duel, 'ann'), stage.ask(duel, 'ben')])
      expect(new Set(statuses(answers)).size).toBe(1)
      expect(await rematches(duel)).toHaveLength(answers[0].status === 'matched' ? 1 : 0)
      const seats = await sql('select from match_queue where user_id in ($1, $2)', [duel.ann.id, duel.ben.id])
      expect(seats).toHaveLength(answers[0].status === 'matched' ? 2 : 0)
    })
  })

  test('one player accepts and begins a search in another tab: either the rematch or the search begins', async () => {
    await repeatRace(async (duel) => {
      await stage.ask(duel, 'ann')
      const [accepted, search] = await Promise.all([stage.ask(duel, 'ben'), stage.join(duel.ben.id, 'grammar')])
      expect([accepted.status, search.status]).toEqual(
        accepted.status === 'matched' ? ['matched', 'matched'] : ['declined', 'searching'],
      )
      expect(await rematches(duel)).toHaveLength(accepted.status === 'matched' ? 1 : 0)
    })
  })

  test('one player is being paired with a third player: they play in one of the two matches', async () => {
    await repeatRace(async (duel) => {
      const cem = await stage.newcomer()
      await stage.ask(duel, 'ann')
      await stage.join(cem, 'grammar')
      await Promise.all([stage.ask(duel, 'ben'), stage.join(duel.ben.id, 'grammar')])
      expect(
        await sql('select from match_queue where user_id = $1 and match_id is not null', [duel.ben.id]),
      ).toHaveLength(1)
      const begun = `select from matches where status = 'ready' and player1_id in ($1, $2, $3)`
      expect(await sql(begun, [duel.ann.id, duel.ben.id, cem])).toHaveLength(1)
    })
  })

  test('one player deletes the account: it is gone, and no match is left incomplete', async () => {
    await repeatRace(async (duel) => {
      await stage.ask(duel, 'ann')
      const [deleted, answer] = await Promise.allSettled([
        deleteAccount(stage.database, duel.ben.id),
        stage.ask(duel, 'ann'),
        stage.ask(duel, 'ben'),
      ])
      expect(deleted.status).toBe('fulfilled')
      expect(answer.status).toBe('fulfilled')
      expect(await sql('select from match_queue where user_id = $1', [duel.ben.id])).toEqual([])
      await sql(`delete from matches where status = 'ready'`)
    })
  })
})
