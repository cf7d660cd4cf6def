import { expect, test } from 'vitest'
import { isOvertaken, type MatchResponse } from '#match/isOvertaken.ts'

const KNOWN = answer(5, '12:00:10', 1_000, 1_200)

test('a response with fewer events is dropped, whenever it was requested', () => {
  expect(isOvertaken(answer(4, '12:00:11', 1_300, 1_400), KNOWN)).toBe(true)
})

test('a response to a simultaneous request is dropped if its server time is earlier', () => {
  expect(isOvertaken(answer(5, '12:00:09', 1_100, 1_300), KNOWN)).toBe(true)
  expect(isOvertaken(answer(5, '12:00:11', 1_100, 1_300), KNOWN)).toBe(false)
})

test('after the server’s clock has gone back, a later request’s response is used at once', () => {
  expect(isOvertaken(answer(5, '12:00:04', 1_200, 1_300), KNOWN)).toBe(false)
  expect(isOvertaken(answer(6, '12:00:04', 1_100, 1_300), KNOWN)).toBe(false)
})

function answer(seq: number, time: string, sentAt: number, receivedAt: number): MatchResponse {
  return { state: { seq, server_now: `2026-11-20T${time}.000Z` }, sentAt, receivedAt }
}
