import { expect, test } from 'vitest'
import { LEVELS } from '#korean/level.ts'
import { QUESTION_TYPES } from '#questions/question.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { SKILLS } from '#rating/skill.ts'

test.each([
  ['vocab', 6_000],
  ['grammar', 6_000],
  ['listening', 2_000],
] as const)('%s has at least %i questions from A1 to B2, and 150 of C1 and C2', async (skill, least) => {
  const questions = (await loadBank({ speech: true })).of(skill)
  const isExpert = ({ level }: { level: string }) => level.startsWith('C')
  expect(questions.filter((question) => !isExpert(question)).length).toBeGreaterThanOrEqual(least)
  expect(questions.filter(isExpert).length).toBeGreaterThanOrEqual(150)
})

test('every level has questions of every skill, with speech and without', async () => {
  for (const speech of [true, false]) {
    const bank = await loadBank({ speech })
    for (const skill of SKILLS) {
      const counts = Map.groupBy(bank.of(skill), ({ level }) => level)
      for (const level of LEVELS.slice(0, 4)) expect(counts.get(level)?.length).toBeGreaterThanOrEqual(100)
    }
  }
})

test('the bank has questions of every type', async () => {
  const banks = [await loadBank({ speech: true }), await loadBank({ speech: false })]
  const made = new Set(banks.flatMap((bank) => SKILLS.flatMap((skill) => bank.of(skill))).map(({ type }) => type))
  expect(QUESTION_TYPES.filter((type) => !made.has(type))).toEqual([])
})

test('without speech, listening asks only how words are pronounced, and no question has audio', async () => {
  const silent = (await loadBank({ speech: false })).of('listening')
  expect(silent.filter(({ type, audioText }) => type !== 'pronunciation' || audioText !== undefined)).toEqual([])
  const spoken = (await loadBank({ speech: true })).of('listening')
  expect(spoken.filter(({ audioText }) => audioText === undefined)).toEqual([])
})

test('a match that began with speech finds its questions after a restart without speech', async () => {
  const [question] = (await loadBank({ speech: true })).of('listening')
  const bank = await loadBank({ speech: false })
  expect(bank.get(question?.id ?? '')).toEqual(question)
  expect(bank.get('vocab-a1-removed')).toBeUndefined()
})
