import { beforeAll, expect, test } from 'vitest'
import { pageBank, pagePoints } from '#practice/pagePoints.ts'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { loadPoints } from '#questions/server/loadPoints.ts'
import { SKILLS } from '#rating/skill.ts'

const COURSE = '/courses/numbers-counters-mini'
const LEAST_QUESTIONS = 24

let bank: Bank
let silent: Bank
let points: Awaited<ReturnType<typeof loadPoints>>
beforeAll(async () => {
  ;[bank, silent, points] = await Promise.all([loadBank({ speech: true }), loadBank({ speech: false }), loadPoints()])
})

const pointsOf = (page: string, of = bank) => pagePoints(points.asWritten, of).get(page) ?? []

test('the numbers course practices points of other pages too, at A1 and A2', () => {
  const named = pointsOf(COURSE)
  expect(named.map(({ point }) => point)).toEqual(
    expect.arrayContaining(['clock-time', 'words-calendar', 'hear-how-long']),
  )
  expect(named.filter(({ level }) => !['A1', 'A2'].includes(level))).toEqual([])
})

test('a page asks only about its points, and the numbers course has enough questions in each skill', () => {
  const named = new Set(pointsOf(COURSE).map(({ point }) => point))
  for (const skill of SKILLS) {
    const asked = pageBank(bank, pointsOf(COURSE)).of(skill)
    expect(asked.length).toBeGreaterThan(LEAST_QUESTIONS)
    expect(asked.filter(({ point }) => !named.has(point))).toEqual([])
  }
})

test('a guide practices the points that name it, and so does a course that is still to be written', () => {
  expect(pointsOf('/learn/particles').map(({ point }) => point)).toContain('particle-eun-neun')
  expect(pointsOf('/learn/batchim', silent).map(({ point }) => point)).toContain('say-final-a1')
  expect(pointsOf('/courses/grammar-foundations').length).toBeGreaterThan(10)
  expect(pointsOf('/learn/spaced-repetition')).toEqual([])
})

test('what the bank does not ask is not listed: without a voice no listening, with a voice no written pronunciation', () => {
  const isHeard = ({ point }: { point: string }) => point.startsWith('hear-')
  expect(pointsOf(COURSE).some(isHeard)).toBe(true)
  expect(pointsOf(COURSE, silent).some(isHeard)).toBe(false)
  expect(pointsOf('/learn/batchim').filter(({ point }) => point.startsWith('say-'))).toEqual([])
})
