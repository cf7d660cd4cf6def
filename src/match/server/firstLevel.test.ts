import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pair } from '#match/matchContract.ts'
import { createMatch } from '#match/server/createMatch.ts'
import { MATCHMAKER_STAKES } from '#match/stakes.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { bankOf } from '#questions/bank.ts'
import { type MatchStage, openMatchStage } from '#tests/support/arena/matchStage.ts'

const RATED = { rating: 1_000 }

let stage: MatchStage
beforeAll(async () => {
  stage = await openMatchStage('matches')
})
afterAll(() => stage.close())

/** The difficulties of the questions of a match between the two. The bank has many questions, from 500 to over 1,800. */
async function difficulties(players: Pair<string>): Promise<number[]> {
  const words = stage.dependencies.bank.of('vocab')
  const questions = Array.from({ length: 8 }, (_, round) =>
    words.map((question, index) => ({
      ...question,
      id: `${question.id}-${round}`,
      about: question.id,
      difficulty: 500 + 7 * (round * words.length + index),
    })),
  ).flat()
  const sources = { bank: bankOf(questions, { speech: true }), learned: new Map(), random: Math.random }
  const [one, two] = players.map((id) => ({ id, ...RATED }))
  if (!one || !two) throw new Error('A match has two players')
  return stage.database.tx(OWNER, async (tx) => {
    const { id } = await createMatch(tx, { players: [one, two], skill: 'vocab', stakes: MATCHMAKER_STAKES }, sources)
    const [secret] = await tx.sql<{ estimates: number[] }>(
      'select question_priors as estimates from app.match_secrets where match_id = $1',
      [id],
    )
    return secret?.estimates ?? []
  })
}

async function placed(level: number): Promise<string> {
  const userId = await stage.newcomer()
  const statement = `insert into app.first_levels (user_id, skill_type, level) values ($1, 'vocab', $2)`
  await stage.database.tx(OWNER, (tx) => tx.sql(statement, [userId, level]))
  return userId
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

test('the questions of a first match suit the level that a player brings, not the starting rating', async () => {
  const low = mean(await difficulties([await placed(600), await placed(600)]))
  const high = mean(await difficulties([await placed(1_500), await placed(1_500)]))
  const without = mean(await difficulties([await stage.newcomer(), await stage.newcomer()]))
  expect(low).toBeLessThan(without)
  expect(high).toBeGreaterThan(without)
})

test('after the first rated match, only the rating counts', async () => {
  const players: Pair<string> = [await placed(1_500), await placed(1_500)]
  const { id } = await stage.duel()
  await stage.database.tx(OWNER, async (tx) => {
    for (const userId of players) {
      await tx.sql(
        `insert into rating_changes (match_id, user_id, skill_type, before, delta, k, expected, score)
         values ($1, $2, 'vocab', 1000, 0, 64, 0.5, 0.5)`,
        [id, userId],
      )
    }
  })
  const first = mean(await difficulties([await placed(1_500), await placed(1_500)]))
  expect(mean(await difficulties(players))).toBeLessThan(first)
})
