import { expect, test } from 'vitest'
import { loadBank } from '#questions/server/loadBank.ts'
import { SKILLS } from '#rating/skill.ts'

test('every skill has at least forty questions, with speech and without', async () => {
  for (const speech of [true, false]) {
    const bank = await loadBank({ speech })
    for (const skill of SKILLS) expect(bank.of(skill).length).toBeGreaterThanOrEqual(40)
  }
})

test('where nothing can be spoken, listening asks how words are pronounced, and nobody waits for a sound', async () => {
  const silent = (await loadBank({ speech: false })).of('listening')
  expect(silent.filter(({ type, audioText }) => type !== 'pronunciation' || audioText !== undefined)).toEqual([])
  const spoken = (await loadBank({ speech: true })).of('listening')
  expect(spoken.filter(({ audioText }) => audioText === undefined)).toEqual([])
})

test('a match that was begun with speech finds its questions after a restart without', async () => {
  const [question] = (await loadBank({ speech: true })).of('listening')
  const bank = await loadBank({ speech: false })
  expect(bank.get(question?.id ?? '')).toEqual(question)
  expect(bank.get('vocab-a1-removed')).toBeUndefined()
})
