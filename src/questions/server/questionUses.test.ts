import { beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { LEVELS } from '#korean/level.ts'
import type { Bank } from '#questions/bank.ts'
import { PRACTICE_MS, questionUse, RATED_MS, REST_MS } from '#questions/questionUse.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { SKILLS } from '#rating/skill.ts'

const START = Date.parse('2026-11-23T00:00:00Z')
const DAYS = Array.from({ length: (RATED_MS + PRACTICE_MS + REST_MS) / DAY_MS }, (_, day) => START + day * DAY_MS)

/** Of fewer questions, the shares vary by chance. */
const FEW = 150

/** For each skill and level: how many questions it has, and the fewest that each use has on any day. */
function fewest(bank: Bank) {
  return SKILLS.flatMap((skill) =>
    LEVELS.map((level) => {
      const questions = bank.of(skill).filter((question) => question.level === level)
      const counts = DAYS.map((now) => Map.groupBy(questions, (question) => questionUse(question, now)))
      const least = (use: 'rated' | 'practice') => Math.min(...counts.map((uses) => uses.get(use)?.length ?? 0))
      return { skill, level, all: questions.length, rated: least('rated'), practice: least('practice') }
    }),
  )
}

let spoken: ReturnType<typeof fewest>
let silent: ReturnType<typeof fewest>
beforeAll(async () => {
  spoken = fewest(await loadBank({ speech: true }))
  silent = fewest(await loadBank({ speech: false }))
})

const isExpert = ({ level }: { level: string }) => level.startsWith('C')

test('on every day, rated matches have 33 % of the questions of a skill and level up to B2, and practice 38 %', () => {
  const rows = spoken.filter((row) => !isExpert(row) && row.all >= FEW)
  expect(rows.length).toBeGreaterThanOrEqual(6)
  expect(rows.filter(({ all, rated, practice }) => rated < 0.33 * all || practice < 0.38 * all)).toEqual([])
})

test('on every day, both have at least twelve questions of every skill at the expert levels', () => {
  const rows = spoken.filter(isExpert)
  expect(rows).toHaveLength(6)
  expect(rows.filter(({ rated, practice }) => rated < 12 || practice < 12)).toEqual([])
})

test('without speech, both have at least fifty listening questions of every level up to B2', () => {
  const rows = silent.filter((row) => row.skill === 'listening' && !isExpert(row))
  expect(rows).toHaveLength(4)
  expect(rows.filter(({ rated, practice }) => rated < 50 || practice < 50)).toEqual([])
})
