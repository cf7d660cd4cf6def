import { expect, test } from 'vitest'
import { FunctionProblem } from '#platform/web/callFunction.ts'
import { ADDRESS_QUESTIONS_PER_DAY, practiceLimit, QUESTIONS_PER_DAY } from '#practice/practiceLimit.ts'
import { refusalWords } from '#practice/web/refusalWords.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const reached = (limit: number) => {
  const fields = { code: 'practice_limit_reached', message: 'No more.', ...practiceLimit(limit, NOON) }
  return refusalWords(new FunctionProblem(429, null, fields))
}
/** Midnight UTC on the reader's clock. */
const RESET = new Date('2026-11-21T00:00:00Z').toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

test('after the last practice question of the day, the player reads how many there were and when practice goes on', () => {
  expect(reached(QUESTIONS_PER_DAY)).toContain(`You have practiced 300 questions today. You can go on at ${RESET}`)
})

test('players behind one address read that they have used up the questions together', () => {
  expect(reached(ADDRESS_QUESTIONS_PER_DAY)).toContain('Everyone on your network together has practiced 3000 questions')
})

test('every other refusal is shown in the server’s words, and a failure has none', () => {
  const refused = { code: 'in_match', message: 'You are in a match.' }
  expect(refusalWords(new FunctionProblem(409, null, refused))).toBe('You are in a match.')
  expect(refusalWords(new FunctionProblem(503, null, { message: 'Down.' }))).toBeUndefined()
  expect(refusalWords(new TypeError('no connection'))).toBeUndefined()
})
