import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actOnMatch, readMatchState } from '#match/server/actOnMatch.ts'
import { type MatchDependencies, openMatches } from '#match/server/openMatches.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type Duel, type MatchStage, openMatchStage, optionId } from '#tests/support/arena/matchStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'

const APPEND = /insert into app\.match_events/
const NOTE_SIGHT = /update matches set shown_at/
const READ_HEAD = /"playerIds"/
/** Question 1 opens four seconds after the creation of the match, and closes a minute later. */
const CLOSES = 64

let stage: MatchStage
let duel: Duel
let other: MatchDependencies
/** How often a node was held up. */
let holds: number
beforeAll(async () => {
  stage = await openMatchStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  holds = 0
  duel = await stage.begun()
  other = openMatches(stage.dependencies)
  // Both are present.
  await stage.at(CLOSES - 2)
  for (const player of ['ann', 'ben'] as const) await as(other, player).state()
  await stage.at(CLOSES - 0.001)
})
afterEach(async () => {
  expect(holds).toBe(1)
  await duel.ann.resign()
  await expectInvariants(stage.database)
})

/** A node that is held up once: between two statements, the work is done. */
function heldUp(earlier: RegExp | null, later: RegExp, work: () => Promise<unknown>): MatchDependencies {
  let last = ''
  const database: Database = {
    ...stage.database,
    async autocommit(text, parameters) {
      if (holds === 0 && later.test(text) && (earlier === null || earlier.test(last))) {
        holds += 1
        await work()
      }
      last = text
      return stage.database.autocommit(text, parameters)
    },
  }
  return openMatches({ ...stage.dependencies, database })
}

function as(node: MatchDependencies, player: 'ann' | 'ben') {
  const who = { matchId: duel.id, userId: duel[player].id }
  const state = () => readMatchState(node, who)
  return {
    state,
    answer: (optionId: string) => actOnMatch(node, who, { kind: 'answer', questionNo: 1, optionId }),
    option: async (choice: string) => optionId(await state(), choice),
  }
}

const MISSED = { phase: 'feedback', score: [0, 0] }

describe('an answer that was decided in time', () => {
  test('is late if it is appended when the question closes', async () => {
    const right = await as(other, 'ann').option('right')
    const node = heldUp(null, APPEND, () => stage.at(CLOSES))
    await expect(as(node, 'ann').answer(right)).rejects.toMatchObject({ status: 409, code: 'late' })
    expect(await as(other, 'ben').state()).toMatchObject(MISSED)
  })

  test('is in time if it is appended 1 ms before the question closes', async () => {
    await stage.at(CLOSES - 1)
    const right = await as(other, 'ann').option('right')
    const node = heldUp(null, APPEND, () => stage.at(CLOSES - 0.001))
    expect(await as(node, 'ann').answer(right)).toMatchObject({ phase: 'feedback', score: [1, 0] })
  })

  test('is late if the opponent was shown the end meanwhile, even if the clock goes back', async () => {
    const right = await as(other, 'ann').option('right')
    const node = heldUp(null, APPEND, async () => {
      await stage.at(CLOSES)
      expect(await as(other, 'ben').state()).toMatchObject(MISSED)
      await stage.at(CLOSES - 0.001)
    })
    await expect(as(node, 'ann').answer(right)).rejects.toMatchObject({ status: 409, code: 'late' })
    expect(await as(other, 'ben').state()).toMatchObject(MISSED)
  })

  test('is decided again if another node has written the next event: the first answer counts', async () => {
    const { seq } = await as(other, 'ann').state()
    const [right, wrong] = [await as(other, 'ann').option('right'), await as(other, 'ann').option('wrong')]
    const node = heldUp(null, APPEND, () => as(other, 'ann').answer(wrong))
    expect(await as(node, 'ann').answer(right)).toMatchObject({
      seq: seq + 1,
      phase: 'question',
      your_answer: { option_id: wrong, correct: false },
    })
  })

  test('and is repeated counts once: the second call gets the first outcome', async () => {
    const { seq } = await as(other, 'ann').state()
    const right = await as(other, 'ann').option('right')
    const node = heldUp(null, APPEND, () => as(other, 'ann').answer(right))
    const repeated = await as(node, 'ann').answer(right)
    expect(repeated).toMatchObject({ seq: seq + 1, score: [1, 0], your_answer: { option_id: right, correct: true } })
  })
})

describe('a player who looks when the question has closed', () => {
  test('sees an answer that is appended before the first sight is stored', async () => {
    const right = await as(other, 'ann').option('right')
    const node = heldUp(null, NOTE_SIGHT, async () => {
      await stage.at(CLOSES - 0.001)
      await as(other, 'ann').answer(right)
      await stage.at(CLOSES)
    })
    await stage.at(CLOSES)
    expect(await as(node, 'ben').state()).toMatchObject({ phase: 'feedback', score: [1, 0] })
  })

  test('misses no answer that comes between the first sight and its read, because it is late', async () => {
    const right = await as(other, 'ann').option('right')
    const node = heldUp(NOTE_SIGHT, READ_HEAD, async () => {
      await stage.at(CLOSES - 0.001)
      await expect(as(other, 'ann').answer(right)).rejects.toMatchObject({ status: 409, code: 'late' })
    })
    await stage.at(CLOSES)
    expect(await as(node, 'ben').state()).toMatchObject(MISSED)
    expect(await as(other, 'ann').state()).toMatchObject({ ...MISSED, your_answer: null })
  })
})
