import { beforeAll, expect, test } from 'vitest'
import { drawnRound, REPEAT_DAYS } from '#daily/drawnRound.ts'
import { GRADES, type Grade } from '#daily/grade.ts'
import { dateAfter, startOfDate, type UtcDate } from '#daily/utcDate.ts'
import { DAY_MS } from '#kit/time.ts'
import type { Bank } from '#questions/bank.ts'
import { questionUse } from '#questions/questionUse.ts'
import { loadBank } from '#questions/server/loadBank.ts'

const FIRST: UtcDate = '2026-11-23'
const DAYS = 400

let bank: Bank
beforeAll(async () => {
  bank = await loadBank({ speech: true })
})

/** The ids of each day's questions, as the server draws them over a year. */
function roundsOf(grade: Grade): string[][] {
  const drawn: string[][] = []
  for (let day = 0; day < DAYS; day += 1) {
    const lastAsked = new Map(
      drawn
        .slice(1 - REPEAT_DAYS)
        .flatMap((ids, index, { length }) =>
          ids.map((id): [string, UtcDate] => [id, dateAfter(FIRST, day - length + index)]),
        ),
    )
    const draw = { grade, now: startOfDate(dateAfter(FIRST, day)), seed: `${grade} ${day}`, lastAsked }
    drawn.push(drawnRound(bank, draw).map(({ id }) => id))
  }
  return drawn
}

test.each(GRADES)('with our bank, no question of %s returns within sixty days, for more than a year', (grade) => {
  const drawn = roundsOf(grade)
  drawn.forEach((ids, day) => {
    const later = new Set(drawn.slice(day + 1, day + REPEAT_DAYS).flat())
    expect(ids.filter((id) => later.has(id))).toEqual([])
  })
})

test('with our bank, no question of a round is asked in rated matches on its day, nor within the week after it', () => {
  for (const grade of GRADES) {
    roundsOf(grade).forEach((ids, day) => {
      const start = startOfDate(dateAfter(FIRST, day))
      for (const id of ids) {
        const question = bank.get(id)
        if (!question) throw new Error(`The bank has no question ${id}`)
        for (let after = 0; after <= 7; after += 1)
          expect(questionUse(question, start + after * DAY_MS)).not.toBe('rated')
      }
    })
  }
})
