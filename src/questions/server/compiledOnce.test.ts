import { expect, test } from 'vitest'
import { compileBank } from '#questions/server/compileBank.ts'
import { compiledOnce } from '#questions/server/compiledOnce.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { SKILLS } from '#rating/skill.ts'

test('what is kept is what would be made anew', { timeout: 240_000 }, async () => {
  const bank = await loadBank({ speech: true })
  const { questions } = await compileBank()
  const kept = await compiledOnce(() => Promise.reject(new Error('It is kept already')))
  expect(kept).toEqual(JSON.parse(JSON.stringify(questions)))
  const asked = new Set(SKILLS.flatMap((skill) => bank.of(skill)).map(({ id }) => id))
  expect(questions.filter(({ id, type }) => type !== 'pronunciation' && !asked.has(id))).toEqual([])
})
