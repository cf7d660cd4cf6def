import { expect, test } from 'vitest'
import { LEVELS } from '#korean/level.ts'
import { QUESTION_TYPES } from '#questions/question.ts'
import { questionCandidates, selectQuestions } from '#questions/selectQuestions.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { SKILLS } from '#rating/skill.ts'

const NOW = Date.parse('2026-11-23T00:00:00Z')

test.each(SKILLS)('%s has at least 1,200 questions from A1 to B2, and 150 of C1 and C2', async (skill) => {
  const questions = (await loadBank({ speech: true })).of(skill)
  const isExpert = ({ level }: { level: string }) => level.startsWith('C')
  expect(questions.filter((question) => !isExpert(question)).length).toBeGreaterThanOrEqual(1200)
  expect(questions.filter(isExpert).length).toBeGreaterThanOrEqual(150)
})

test('without speech, every level up to B2 has a hundred listening questions', async () => {
  const counts = Map.groupBy((await loadBank({ speech: false })).of('listening'), ({ level }) => level)
  for (const level of LEVELS.slice(0, 4)) expect(counts.get(level)?.length).toBeGreaterThanOrEqual(100)
})

test('the bank has questions of every type', async () => {
  const banks = [await loadBank({ speech: true }), await loadBank({ speech: false })]
  const made = new Set(banks.flatMap((bank) => SKILLS.flatMap((skill) => bank.of(skill))).map(({ type }) => type))
  expect(QUESTION_TYPES.filter((type) => !made.has(type))).toEqual([])
})

const RATINGS = [400, 700, 1000, 1300, 1600, 1900, 2200]

test('at every rating and in both uses, with speech and without, three questions about three points and of three types are found', async () => {
  const random = () => 0.5
  for (const bank of [await loadBank({ speech: true }), await loadBank({ speech: false })]) {
    for (const [skill, use, target] of SKILLS.flatMap((one) =>
      (['rated', 'practice'] as const).flatMap((each) => RATINGS.map((rating) => [one, each, rating] as const)),
    )) {
      const candidates = questionCandidates({ pool: bank.of(skill), use, target, seen: new Map(), now: NOW, random })
      const asked = selectQuestions({ candidates, target, learned: new Map(), recent: new Set(), random })
      const types = asked.every(({ type }) => type === 'pronunciation')
        ? 3
        : new Set(asked.map(({ type }) => type)).size
      const points = new Set(asked.map(({ point }) => point)).size
      expect([skill, use, target, points, types]).toEqual([skill, use, target, 3, 3])
    }
  }
})

test('without speech, listening asks only how words are pronounced, and no question has audio', async () => {
  const silent = (await loadBank({ speech: false })).of('listening')
  expect(silent.filter(({ type, audio }) => type !== 'pronunciation' || audio !== undefined)).toEqual([])
  const spoken = (await loadBank({ speech: true })).of('listening')
  expect(spoken.filter(({ audio }) => audio === undefined)).toEqual([])
})

test('a match that began with speech finds its questions after a restart without speech', async () => {
  const [question] = (await loadBank({ speech: true })).of('listening')
  const bank = await loadBank({ speech: false })
  expect(bank.get(question?.id ?? '')).toEqual(question)
  expect(bank.get('vocab-a1-removed')).toBeUndefined()
})
