import { describe, expect, test } from 'vitest'
import {
  advancedRun,
  furtherRun,
  isFinished,
  isPossible,
  type LessonRun,
  NEW_RUN,
  type StepResult,
  stepToDo,
} from '#lessons/lessonRun.ts'

const STEPS = 4

function runAfter(...results: [step: number, right: boolean][]): LessonRun {
  return results.reduce((run, [step, right]) => advanced(run, { step, right }), NEW_RUN)
}

function advanced(run: LessonRun, result: StepResult): LessonRun {
  const verdict = advancedRun(run, result, STEPS)
  if (!verdict.ok) throw new Error(verdict.refusal)
  return verdict.value
}

describe('a lesson', () => {
  test('without a mistake ends after its last step', () => {
    const run = runAfter([0, true], [1, true], [2, true])
    expect(isFinished(run, STEPS)).toBe(false)
    expect(isFinished(advanced(run, { step: 3, right: true }), STEPS)).toBe(true)
  })

  test('asks missed exercises again at the end, in their order, until each was right', () => {
    const run = runAfter([0, true], [1, false], [2, false], [3, true])
    expect(stepToDo(run, STEPS)).toBe(1)
    const again = advanced(run, { step: 1, right: false })
    expect(stepToDo(again, STEPS)).toBe(2)
    const last = advanced(again, { step: 2, right: true })
    expect(stepToDo(last, STEPS)).toBe(1)
    expect(isFinished(last, STEPS)).toBe(false)
    expect(isFinished(advanced(last, { step: 1, right: true }), STEPS)).toBe(true)
  })

  test('takes its steps only in their order', () => {
    expect(advancedRun(runAfter([0, true]), { step: 2, right: true }, STEPS)).toEqual({
      ok: false,
      refusal: 'lesson/not_next',
    })
    expect(advancedRun(NEW_RUN, { step: STEPS, right: true }, STEPS).ok).toBe(false)
  })

  test('is not changed by a result that arrives twice', () => {
    const run = runAfter([0, true], [1, false])
    expect(advanced(run, { step: 1, right: false })).toEqual(run)
    expect(advanced(run, { step: 0, right: false })).toEqual(run)
    const end = runAfter([0, true], [1, false], [2, true], [3, true], [1, true])
    expect(advanced(end, { step: 1, right: true })).toEqual(end)
    expect(advancedRun(end, { step: STEPS, right: true }, STEPS).ok).toBe(false)
  })
})

test.each<[string, LessonRun]>([
  ['beyond the last step', { step: 5, missed: [] }],
  ['with a mistake in a step that is not done', { step: 2, missed: [2] }],
  ['with the same mistake twice', { step: 3, missed: [1, 1] }],
])('a run %s is impossible', (_name, run) => {
  expect(isPossible(run, STEPS)).toBe(false)
  expect(isPossible({ step: 3, missed: [2, 0] }, STEPS)).toBe(true)
})

test('of two runs, the one with more steps is further, then the one with fewer mistakes left', () => {
  expect(furtherRun({ step: 3, missed: [1] }, { step: 2, missed: [] }).step).toBe(3)
  expect(furtherRun({ step: 3, missed: [1] }, { step: 3, missed: [] }).missed).toEqual([])
})
