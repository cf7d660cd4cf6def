import { expect, test } from 'vitest'
import { PLACEMENT_QUESTIONS, placedRating, placementSkill, placementStart } from '#practice/placement.ts'
import { expectedCorrect } from '#questions/questionRating.ts'

/** The level found for a player who answers five questions, each as hard as the level so far. */
function found(start: number, isRight: (difficulty: number, number: number) => boolean): number {
  const answers = []
  for (let number = 1; number <= PLACEMENT_QUESTIONS; number += 1) {
    const difficulty = placedRating(start, answers)
    answers.push({ difficulty, correct: isRight(difficulty, number) })
  }
  return placedRating(start, answers)
}

test('without an answer, the level is where the questions begin', () => {
  expect(placedRating(1_000, [])).toBeCloseTo(1_000, -1)
  expect(placementStart(null)).toBe(1_000)
  expect(placementStart(860)).toBe(860)
})

test('a right answer makes the next question harder, a wrong one easier', () => {
  const right = placedRating(1_000, [{ difficulty: 1_000, correct: true }])
  const wrong = placedRating(1_000, [{ difficulty: 1_000, correct: false }])
  expect(right).toBeGreaterThan(1_050)
  expect(wrong).toBeLessThan(900)
  // Four options: a right answer may be a guess, a wrong one is hardly an accident.
  expect(1_000 - wrong).toBeGreaterThan(right - 1_000)
})

test('five right answers lead a beginner’s start to an intermediate level, five wrong ones to the first', () => {
  expect(found(1_000, () => true)).toBeGreaterThan(1_300)
  expect(found(1_000, () => false)).toBeLessThan(720)
})

test('players are placed in the order of what they know, wherever the questions begin', () => {
  for (const start of [750, 1_000, 1_400]) {
    const levels = [700, 1_000, 1_300, 1_600].map((knows) => found(start, (difficulty) => difficulty <= knows))
    expect(levels).toEqual(levels.toSorted((one, other) => one - other))
    expect(new Set(levels).size).toBeGreaterThan(2)
  }
})

test('over many players, the level is nearer to the truth than the start is', () => {
  let chance = 0.5
  const next = () => {
    chance = (chance * 16_807 + 0.137) % 1
    return chance
  }
  const truths = Array.from({ length: 400 }, (_, index) => 600 + 2.5 * index)
  const off = (level: number, truth: number) => Math.abs(level - truth)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const placed = mean(
    truths.map((truth) =>
      off(
        found(1_000, (difficulty) => next() < expectedCorrect(truth, difficulty)),
        truth,
      ),
    ),
  )
  expect(placed).toBeLessThan(0.85 * mean(truths.map((truth) => off(1_000, truth))))
})

test('the questions ask about words and grammar in turn, and never need sound', () => {
  expect([1, 2, 3, 4, 5].map(placementSkill)).toEqual(['vocab', 'grammar', 'vocab', 'grammar', 'vocab'])
})
