import { expect, test } from 'vitest'
import { COURSE_POINTS, courseBank, PRACTICE_COURSES } from '#practice/courseQuestions.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { loadPoints } from '#questions/server/loadPoints.ts'
import { SKILLS } from '#rating/skill.ts'

const COURSE = 'numbers-counters-mini'
const LEAST_QUESTIONS = 24

test('every point of a course exists, at A1 or A2', async () => {
  const { points } = await loadPoints()
  const named = PRACTICE_COURSES.flatMap((course) => [...COURSE_POINTS[course]])
  expect(named.filter((name) => !['A1', 'A2'].includes(points.get(name)?.level ?? ''))).toEqual([])
})

test('a course asks only about its points, and has enough questions in each skill', async () => {
  const bank = courseBank(await loadBank({ speech: true }), COURSE)
  const points: readonly string[] = COURSE_POINTS[COURSE]
  for (const skill of SKILLS) {
    const asked = bank.of(skill)
    expect(asked.length).toBeGreaterThan(LEAST_QUESTIONS)
    expect(asked.filter(({ point }) => !points.includes(point))).toEqual([])
  }
})

test('without a voice, listening keeps its questions about pronunciation', async () => {
  const bank = await loadBank({ speech: false })
  expect(courseBank(bank, COURSE).of('listening')).toEqual(bank.of('listening'))
})
