import { expect, test } from 'vitest'
import { type MatchRecord, outcomeOf } from '#progress/pastMatch.ts'

const record = (changes: Partial<MatchRecord>): MatchRecord => ({
  status: 'completed',
  winner: null,
  points: { you: 1, opponent: 1 },
  gaveUp: false,
  opponentIsThere: true,
  ...changes,
})

test.each([
  ['the player whom the record names has won', { winner: 'you' }, 'won'],
  ['and the other player has lost', { winner: 'opponent' }, 'lost'],
  ['nobody with two points is a draw', {}, 'draw'],
  ['a match that was called off is no result', { status: 'void', points: { you: 0, opponent: 0 } }, 'void'],
  ['points lose against a former player', { opponentIsThere: false, points: { you: 1, opponent: 2 } }, 'lost'],
  ['so does giving up', { opponentIsThere: false, gaveUp: true }, 'lost'],
  ['a draw with a former player stays one', { opponentIsThere: false }, 'draw'],
] as [string, Partial<MatchRecord>, string][])('%s', (_rule, changes, outcome) => {
  expect(outcomeOf(record(changes))).toBe(outcome)
})
