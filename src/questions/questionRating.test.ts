import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  effectiveRating,
  expectedCorrect,
  type LearnedRating,
  PROVISIONAL_ANSWERS,
  relearnedRating,
} from '#questions/questionRating.ts'

const rating = fc.integer({ min: 400, max: 2400 })
const fresh = (value: number): LearnedRating => ({ rating: value, answers: 0 })

test('a beginner who guesses at a hard question is right a quarter of the time', () => {
  expect(expectedCorrect(400, 2400)).toBeCloseTo(0.25, 2)
  expect(expectedCorrect(1000, 1000)).toBe(0.625)
})

test('a right answer lowers the rating, a wrong one raises it, and the less expected one moves it further', () => {
  fc.assert(
    fc.property(rating, rating, (playerRating, question) => {
      const right = relearnedRating(fresh(question), { playerRating, correct: true })
      const wrong = relearnedRating(fresh(question), { playerRating, correct: false })
      expect(right.rating).toBeLessThanOrEqual(question)
      expect(wrong.rating).toBeGreaterThanOrEqual(question)
      const surprise = expectedCorrect(playerRating, question) > 0.5
      expect(Math.abs(wrong.rating - question) > Math.abs(right.rating - question)).toBe(surprise)
    }),
  )
})

test('the learned rating approaches the true rating, although some answers are guesses', () => {
  const truth = 1400
  let learned = fresh(1000)
  let chance = 0
  for (let answer = 0; answer < 4000; answer += 1) {
    const playerRating = 1000 + ((answer * 37) % 800)
    // Right as often as a player with this rating would be, but without random numbers.
    chance += expectedCorrect(playerRating, truth)
    const correct = chance >= 1
    if (correct) chance -= 1
    learned = relearnedRating(learned, { playerRating, correct })
  }
  expect(Math.abs(learned.rating - truth)).toBeLessThan(60)
})

test('the first answers hardly move the effective rating, and thirty answers replace the estimate', () => {
  expect(effectiveRating(1000, undefined)).toBe(1000)
  expect(effectiveRating(1000, { rating: 1300, answers: 3 })).toBe(1030)
  expect(effectiveRating(1000, { rating: 1300, answers: PROVISIONAL_ANSWERS })).toBe(1300)
  expect(effectiveRating(1000, { rating: 1300, answers: 500 })).toBe(1300)
})
