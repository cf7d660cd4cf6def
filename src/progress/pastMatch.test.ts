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
  ['the winner in the record won', { winner: 'you' }, 'won'],
  ['the opponent of the winner lost', { winner: 'opponent' }, 'lost'],
  ['a match without a winner is a draw', {}, 'draw'],
  ['a match that was called off has no result', { status: 'void', points: { you: 0, opponent: 0 } }, 'void'],
  [
    'a match against a former player with more points is lost',
    { opponentIsThere: false, points: { you: 1, opponent: 2 } },
    'lost',
  ],
  ['a match against a former player that was given up is lost', { opponentIsThere: false, gaveUp: true }, 'lost'],
  ['a draw against a former player stays a draw', { opponentIsThere: false }, 'draw'],
] as [string, Partial<MatchRecord>, string][])('%s', (_rule, changes, outcome) => {
  expect(outcomeOf(record(changes))).toBe(outcome)
})
