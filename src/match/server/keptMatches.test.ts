import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { actOnMatch, readMatchState } from '#match/server/actOnMatch.ts'
import { loadMatch, lockMatch } from '#match/server/matchStore.ts'
import { type MatchDependencies, openMatches } from '#match/server/openMatches.ts'
import { OWNER, SERVICE } from '#platform/server/database/database.ts'
import { type Duel, type MatchStage, openMatchStage, optionId } from '#tests/support/arena/matchStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { withNotes } from '#tests/support/database/withNotes.ts'
import { RACE_REPETITIONS } from '#tests/support/repetitions.ts'

let stage: MatchStage
beforeAll(async () => {
  stage = await openMatchStage()
})
afterAll(() => stage.close())
afterEach(() => expectInvariants(stage.database))

/** A server with its own memory, and the statements that it has sent. Messages between nodes are lost. */
function openNode(): { node: MatchDependencies; statements: string[] } {
  const { database, statements } = withNotes(stage.database)
  return { node: openMatches({ ...stage.dependencies, database, publish() {} }), statements }
}

function as(node: MatchDependencies, duel: Duel, player: 'ann' | 'ben') {
  const who = { matchId: duel.id, userId: duel[player].id }
  return {
    state: () => readMatchState(node, who),
    resign: () => actOnMatch(node, who, { kind: 'resign' }),
    answer: (questionNo: 1 | 2 | 3, option: string) =>
      actOnMatch(node, who, { kind: 'answer', questionNo, optionId: option }),
    option: async (choice: string) => optionId(await readMatchState(node, who), choice),
  }
}

const count = (statements: readonly string[], pattern: RegExp) => statements.filter((text) => pattern.test(text)).length
const LOAD = /question_ids as/
const LOCK = /for no key update/

describe('a node that keeps a match', () => {
  test('answers looks without loading it again, and without its lock', async () => {
    const duel = await stage.begun()
    const { node, statements } = openNode()
    await stage.at(4.5)
    for (const player of ['ann', 'ben', 'ann', 'ben'] as const) await as(node, duel, player).state()
    expect(count(statements, LOAD)).toBe(1)
    expect(count(statements, LOCK)).toBe(0)
    await duel.ann.resign()
  })

  test('loads it once, however many look at a deadline at once', async () => {
    const duel = await stage.begun()
    await stage.at(4.5)
    await duel.ben.state()
    await duel.ann.answer(1, 'right')
    const { node, statements } = openNode()
    await stage.at(6.6)
    const looks = Array.from({ length: 20 }, (_, index) => as(node, duel, index % 2 === 0 ? 'ann' : 'ben').state())
    expect(new Set((await Promise.all(looks)).map(({ question }) => question?.number))).toEqual(new Set([2]))
    expect(count(statements, LOAD)).toBe(1)
    expect(count(statements, LOCK)).toBe(0)
    expect(count(statements, /set shown_at/)).toBe(1)
    await duel.ann.resign()
  })

  test('appends an answer in one statement, which takes the lock for as long as it runs', async () => {
    const duel = await stage.begun()
    const { node, statements } = openNode()
    await stage.at(4.5)
    const option = await as(node, duel, 'ann').option('wrong')
    statements.length = 0
    const state = await as(node, duel, 'ann').answer(1, option)
    expect(state).toMatchObject({ your_answer: { option_id: option, correct: false } })
    expect(statements.map((text) => LOCK.test(text))).toEqual([false, true])
    await duel.ann.resign()
  })

  test('sees what another node wrote at the next look, although every message was lost', async () => {
    const duel = await stage.begun()
    const [one, two] = [openNode().node, openNode().node]
    await stage.at(4.5)
    await as(two, duel, 'ben').state()
    await as(one, duel, 'ann').answer(1, await as(one, duel, 'ann').option('right'))
    expect(await as(two, duel, 'ben').state()).toMatchObject({ phase: 'feedback', score: [1, 0] })
    await as(one, duel, 'ann').resign()
    expect((await as(two, duel, 'ben').state()).result).toMatchObject({ reason: 'resigned', winner_id: duel.ben.id })
  })

  test('gives up what the database has lost, and leaves no gap in the log', async () => {
    const duel = await stage.begun()
    const { node } = openNode()
    await stage.at(4.5)
    const option = await as(node, duel, 'ann').option('wrong')
    await as(node, duel, 'ann').answer(1, option)
    await stage.database.tx(OWNER, (tx) =>
      tx.sql(`delete from app.match_events where match_id = $1 and kind = 'answer'`, [duel.id]),
    )
    expect(await as(node, duel, 'ben').state()).toMatchObject({ opponent_answered: false, seq: 2 })
    expect(await as(node, duel, 'ann').answer(1, option)).toMatchObject({ seq: 3 })
    await duel.ann.resign()
  })

  test('plays on with a match that an older release created, while that release still serves the other player', async () => {
    const duel = await stage.begun()
    await stage.database.tx(OWNER, (tx) =>
      tx.sql(`update app.match_secrets set question_priors = '{}', heard = '{}' where match_id = $1`, [duel.id]),
    )
    const [older, newer] = [openNode().node, openNode().node]
    await stage.at(4.5)
    await as(older, duel, 'ben').state()
    await as(newer, duel, 'ann').answer(1, await as(newer, duel, 'ann').option('wrong'))
    await as(older, duel, 'ben').answer(1, await as(older, duel, 'ben').option('right'))
    expect(await as(newer, duel, 'ann').state()).toMatchObject({ phase: 'feedback', score: [0, 1] })
    await as(newer, duel, 'ann').resign()
    expect((await as(older, duel, 'ben').state()).result).toMatchObject({ reason: 'resigned', rated: true })
  })

  test('shows at once that the opponent has deleted the account', async () => {
    const duel = await stage.begun()
    const { node } = openNode()
    await stage.at(4.5)
    await as(node, duel, 'ann').state()
    await stage.database.tx(SERVICE, (tx) => tx.sql('delete from auth.users where id = $1', [duel.ben.id]))
    const { match } = await as(node, duel, 'ann').state()
    expect(match.players[1]).toMatchObject({ id: null, connected: false })
    await duel.ann.resign()
  })

  test('never goes back in time when the clock does, and neither does another node', async () => {
    const duel = await stage.begun()
    const [one, two] = [openNode().node, openNode().node]
    await stage.at(62)
    await Promise.all([as(one, duel, 'ann').state(), as(two, duel, 'ben').state()])
    const option = await as(one, duel, 'ann').option('right')
    await stage.at(64)
    expect(await as(one, duel, 'ann').state()).toMatchObject({ phase: 'feedback', score: [0, 0] })
    await stage.at(60)
    for (const node of [one, two]) {
      expect(await as(node, duel, 'ben').state()).toMatchObject({ phase: 'feedback', score: [0, 0] })
      await expect(as(node, duel, 'ann').answer(1, option)).rejects.toMatchObject({ code: 'late' })
    }
    await duel.ann.resign()
  })
})

describe('two nodes', () => {
  test(`that decide the same event write it once, ${RACE_REPETITIONS} times`, async () => {
    for (let run = 0; run < RACE_REPETITIONS; run += 1) {
      const duel = await stage.begun()
      const [one, two] = [openNode().node, openNode().node]
      await stage.at(4.5)
      const [wrong, right] = [await as(one, duel, 'ann').option('wrong'), await as(two, duel, 'ann').option('right')]
      const seen = await Promise.all([as(one, duel, 'ann').answer(1, wrong), as(two, duel, 'ann').answer(1, right)])
      expect(seen[0].your_answer).toEqual(seen[1].your_answer)
      expect(seen[0].seq).toBe(3)
      await duel.ann.resign()
    }
  }, 240_000)

  test(`that decide for both players at once give the point to one, ${RACE_REPETITIONS} times`, async () => {
    for (let run = 0; run < RACE_REPETITIONS; run += 1) {
      const duel = await stage.begun()
      const [one, two] = [openNode().node, openNode().node]
      await stage.at(4.5)
      const [anns, bens] = [await as(one, duel, 'ann').option('right'), await as(two, duel, 'ben').option('right')]
      const outcomes = await Promise.allSettled([
        as(one, duel, 'ann').answer(1, anns),
        as(two, duel, 'ben').answer(1, bens),
      ])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect((await as(one, duel, 'ann').state()).score).toEqual((await as(two, duel, 'ben').state()).score)
      await duel.ann.resign()
    }
  }, 240_000)
})

describe.runIf(process.env.TEST_DATABASE === 'postgresql')('an answer that waits for the lock', () => {
  test('is late if the end of the question was shown meanwhile', async () => {
    const duel = await stage.begun()
    const { node } = openNode()
    await stage.at(63.999)
    await as(node, duel, 'ben').state()
    const option = await as(node, duel, 'ann').option('right')
    const { answer } = await stage.database.tx(SERVICE, async (tx) => {
      await lockMatch(tx, duel.id)
      const answer = expect(as(node, duel, 'ann').answer(1, option)).rejects.toMatchObject({ code: 'late' })
      while ((await tx.sql('select 1 as one from pg_locks where not granted')).length === 0);
      await tx.sql(`update matches set shown_at = $2 where id = $1`, [
        duel.id,
        new Date(((await loadMatch(tx, duel.id))?.now ?? 0) + 2),
      ])
      return { answer }
    })
    await answer
    expect(await as(node, duel, 'ben').state()).toMatchObject({ phase: 'feedback', score: [0, 0] })
    await duel.ann.resign()
  })
})
