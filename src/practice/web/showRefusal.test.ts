import { expect, test, vi } from 'vitest'
import { currentToast } from '#design/web/toastStore.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'
import { ADDRESS_QUESTIONS_PER_DAY, practiceLimit, QUESTIONS_PER_DAY } from '#practice/practiceLimit.ts'
import { showRefusal } from '#practice/web/showRefusal.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
/** Midnight UTC on the reader's clock. */
const RESET = new Date('2026-11-21T00:00:00Z').toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

function shown(error: unknown) {
  showRefusal(error, 'It failed.')
  return currentToast()
}
const reached = (limit: number) => {
  const fields = { code: 'practice_limit_reached', message: 'No more.', ...practiceLimit(limit, NOON) }
  return shown(new FunctionProblem(429, null, fields))
}

test('after the last practice question of the day, the player reads how many there were and when practice goes on', () => {
  const toast = reached(QUESTIONS_PER_DAY)
  expect(toast).toMatchObject({ kind: 'limit' })
  expect(toast?.text).toContain(`You have practiced 300 questions today. You can go on at ${RESET}`)
})

test('players behind one address read that they have used up the questions together', () => {
  expect(reached(ADDRESS_QUESTIONS_PER_DAY)?.text).toContain(
    'Everyone on your network together has practiced 3,000 questions',
  )
})

test('every other refusal is shown in the server’s words, and a failure in ours', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const refused = { code: 'in_match', message: 'You are in a match.' }
  expect(shown(new FunctionProblem(409, null, refused))).toMatchObject({ kind: 'error', text: 'You are in a match.' })
  expect(shown(new FunctionProblem(503, null, { message: 'Down.' }))).toMatchObject({
    kind: 'error',
    text: 'It failed.',
  })
  expect(shown(new TypeError('no connection'))).toMatchObject({ kind: 'error', text: 'It failed.' })
  expect(warn).toHaveBeenCalledTimes(2)
  warn.mockRestore()
})
