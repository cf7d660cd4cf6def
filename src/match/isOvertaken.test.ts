import { expect, test } from 'vitest'
import { isOvertaken, type MatchAnswer } from '#match/isOvertaken.ts'

const KNOWN = answer(5, '12:00:10', 1_000, 1_200)

test('an answer that knows of fewer events is dropped, whenever it was asked for', () => {
  expect(isOvertaken(answer(4, '12:00:11', 1_300, 1_400), KNOWN)).toBe(true)
})

test('an answer that was on its way at the same time is dropped if it is from before', () => {
  expect(isOvertaken(answer(5, '12:00:09', 1_100, 1_300), KNOWN)).toBe(true)
  expect(isOvertaken(answer(5, '12:00:11', 1_100, 1_300), KNOWN)).toBe(false)
})

test('when the clock of the server has gone back, what was asked for afterwards counts at once', () => {
  expect(isOvertaken(answer(5, '12:00:04', 1_200, 1_300), KNOWN)).toBe(false)
  expect(isOvertaken(answer(6, '12:00:04', 1_100, 1_300), KNOWN)).toBe(false)
})

function answer(seq: number, time: string, sentAt: number, receivedAt: number): MatchAnswer {
  return { state: { seq, server_now: `2026-11-20T${time}.000Z` }, sentAt, receivedAt }
}
