import { expect, test } from 'vitest'
import { calendarCopy, dayText, monthText, scoreText, tallyCopy, waitText } from '#daily/web/copy.ts'
import { HOUR_MS, MINUTE_MS } from '#kit/time.ts'

test('a wait is in hours, and in the last hour in minutes, never shorter than it is', () => {
  expect([5 * HOUR_MS, 4.2 * HOUR_MS, HOUR_MS, 24.2 * MINUTE_MS, 1, 0].map(waitText)).toEqual([
    '5 h',
    '5 h',
    '60 min',
    '25 min',
    '1 min',
    '1 min',
  ])
})

test('days and months are named in UTC, wherever the reader is', () => {
  expect(dayText('2026-11-23')).toBe('November 23, 2026')
  expect(monthText('2026-12')).toBe('December 2026')
})

test('the score counts right answers only', () => {
  expect(scoreText([{ outcome: 'right', ms: 1 }, { outcome: 'late', ms: 1 }, null])).toBe('1 of 3 right')
})

test('a day of the calendar is read out with its result and its grade', () => {
  const day = { grade: 'a2-b1', right: 2, finished: true } as const
  expect(calendarCopy.day('2026-11-23', day)).toEqual({ before: 'November ', after: ': 2 of 3 right, A2–B1' })
  expect(calendarCopy.day('2026-11-23', { ...day, finished: false }).after).toBe(': not finished, A2–B1')
})

test('the own time is compared with the others of the same score', () => {
  expect(tallyCopy.slower({ others: 0, slower: 0 })).toBe('Nobody else has the same score.')
  expect(tallyCopy.slower({ others: 1, slower: 1 })).toBe('The one other player with the same score took longer.')
  expect(tallyCopy.slower({ others: 1, slower: 0 })).toBe(
    'The one other player with the same score was as fast or faster.',
  )
  expect(tallyCopy.slower({ others: 12, slower: 8 })).toBe(
    'Of the 12 other players with the same score, 8 took longer.',
  )
  expect(tallyCopy.slower({ others: 2, slower: 0 })).toBe(
    'Of the 2 other players with the same score, none took longer.',
  )
})
