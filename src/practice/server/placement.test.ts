import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginUntimed } from '#practice/server/untimedPractice.ts'
import type { Bank } from '#questions/bank.ts'
import type { Question } from '#questions/question.ts'
import { EXPLANATION, refusal } from '#tests/support/arena/matchStage.ts'
import { openPracticeStage, type PracticePlayer, type PracticeStage } from '#tests/support/arena/practiceStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'

let stage: PracticeStage
beforeAll(async () => {
  stage = await openPracticeStage()
})
afterAll(async () => {
  await expectInvariants(stage.matches.database)
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

const levelsOf = ({ id }: PracticePlayer) =>
  stage.rows('select skill_type, level from app.first_levels where user_id = $1 order by skill_type', [id])
const known = async (player: PracticePlayer) => (await player.call('known-level', {})).body.level

async function placed(player: PracticePlayer, choice: 'right' | 'wrong') {
  const sitting = await player.placement()
  for (const number of [1, 2, 3, 4, 5]) {
    await sitting.answer(number, choice)
    await sitting.next()
  }
  return sitting.state()
}

describe('five questions', () => {
  test('find a level, which chooses the questions of the first match in every skill and is no rating', async () => {
    await stage.later()
    const player = await stage.practicePlayer()
    expect(await known(player)).toBeNull()
    const state = await placed(player, 'right')
    const level = state.placement?.level ?? 0
    expect(state).toMatchObject({ ended: true, answered: 5, right: 5, placement: { questions: 5 } })
    expect(level).toBeGreaterThan(1_100)
    expect(await levelsOf(player)).toEqual(
      ['grammar', 'listening', 'vocab'].map((skill_type) => ({ skill_type, level })),
    )
    expect(await known(player)).toBe(level)
    expect(await stage.rows('select elo_vocab, elo_grammar from profiles where id = $1', [player.id])).toEqual([
      { elo_vocab: 1_000, elo_grammar: 1_000 },
    ])
  })

  test('grow harder after right answers and easier after wrong ones', async () => {
    await stage.later()
    const [high, low] = [await stage.practicePlayer(), await stage.practicePlayer()]
    await placed(high, 'right')
    await placed(low, 'wrong')
    const [up, down] = [await known(high), await known(low)]
    expect(Number(up)).toBeGreaterThan(Number(down) + 300)
    // The second time begins where the first ended.
    expect(Number((await placed(low, 'wrong')).placement?.level)).toBeLessThan(Number(down))
  })

  test('ask about words and grammar in turn, and count as practice', async () => {
    await stage.later()
    const player = await stage.practicePlayer()
    const sitting = await player.placement()
    const asked: string[] = []
    for (const number of [1, 2, 3]) {
      asked.push((await sitting.state()).question?.question ?? '')
      await sitting.answer(number, 'wrong')
      await sitting.next()
    }
    expect(asked.map((question) => question.split(' ').at(-1))).toEqual(['vocab?', 'grammar?', 'vocab?'])
    expect(await stage.rows('select practice_questions from daily_usage where person = $1', [player.id])).toEqual([
      { practice_questions: 4 },
    ])
  })

  test('set no level if the player stops early', async () => {
    await stage.later()
    const player = await stage.practicePlayer()
    const sitting = await player.placement()
    await sitting.answer(1, 'right')
    expect(await sitting.end()).toMatchObject({ ended: true, placement: { level: null } })
    expect(await sitting.next()).toMatchObject({ ended: true })
    expect(await levelsOf(player)).toEqual([])
  })
})

describe('an attacker', () => {
  test('sees no key before an answer, and neither the level nor the difficulty of a question', async () => {
    await stage.later()
    const sitting = await (await stage.practicePlayer()).placement()
    const before = JSON.stringify([await sitting.state(), await sitting.next()])
    for (const secret of [EXPLANATION, 'Not 0', 'correct_option_id', 'difficulty']) expect(before).not.toContain(secret)
  })

  test('cannot send a level, answer twice or play the placement of somebody else', async () => {
    await stage.later()
    const [ann, ben] = [await stage.practicePlayer(), await stage.practicePlayer()]
    for (const body of [{ level: 2_000 }, { rating: 2_000 }, { user_id: ben.id }]) {
      expect((await ann.call('placement-begin', body)).status).toBe(400)
    }
    const sitting = await ann.placement()
    const [first, second] = await Promise.all([sitting.answer(1, 'wrong'), sitting.answer(1, 'right')])
    expect(first?.your_answer).toEqual(second?.your_answer)
    for (const name of ['untimed-state', 'untimed-next', 'untimed-end']) {
      expect((await ben.call(name, { practice_id: sitting.id })).status, name).toBe(404)
    }
  })

  test('cannot begin one during a match', async () => {
    const { ann } = await stage.matches.duel()
    const player = await stage.practicePlayer(ann.id)
    expect(await refusal(player.placement())).toEqual({ status: 409, code: 'in_match' })
  })
})

describe('a player who cannot read Hangul', () => {
  test('gets listening practice with nothing to read in Hangul', async () => {
    await stage.later()
    const { bank } = stage.dependencies
    const isReadable = ({ id }: Question) => Number(id.split('-').at(1)) % 2 === 0
    const mixed: Bank = {
      get: bank.get,
      of: (skill) => bank.of(skill).map((one) => (isReadable(one) ? one : { ...one, question: '무슨 말이에요?' })),
    }
    for (const _ of [1, 2, 3]) {
      const player = await stage.practicePlayer()
      await stage.rows('update profiles set reads_hangul = false where id = $1', [player.id])
      const caller = { userId: player.id, addressHash: 'x' }
      const { practice_id } = await beginUntimed({ ...stage.dependencies, bank: mixed }, caller, 'listening')
      const drawn = await stage.rows('select question_id from app.practice_questions where practice_id = $1', [
        practice_id,
      ])
      expect(
        drawn.map(({ question_id }) => bank.get(String(question_id))).filter((one) => one && !isReadable(one)),
      ).toEqual([])
    }
  })
})
