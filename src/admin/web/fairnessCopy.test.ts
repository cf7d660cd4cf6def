import { expect, test } from 'vitest'
import type { Suspicion } from '#admin/fairness/suspicion.ts'
import { reasonOf, THRESHOLD_WORDS } from '#admin/web/fairnessCopy.ts'

const ANN = { id: 'ann', name: 'Ann' }
const BEN = { id: 'ben', name: 'Ben' }

const TRADERS: Suspicion = {
  kind: 'win-trading',
  players: [ANN, BEN],
  meetings: 8,
  expected: 0.5128,
  thrown: 7,
  wins: [8, 0],
  pattern: 'one-sided',
  matches: [],
}
const MACHINE: Suspicion = {
  kind: 'reactions',
  players: [ANN],
  answers: 60,
  medianMs: 3_812,
  fast: 7,
  fastRight: 6,
  matches: [],
}
const SANDBAGGER: Suspicion = {
  kind: 'sandbagging',
  players: [ANN],
  skill: 'grammar',
  losses: 8,
  thrown: 6,
  resigned: 5,
  drop: 144,
  matchesSince: 8,
  winsSince: 7,
  matches: [],
}

test.each<[Suspicion, string]>([
  [
    {
      kind: 'one-opponent',
      players: [ANN],
      accounts: 10,
      wins: 10,
      meetings: 11,
      allWins: 12,
      matches: [],
    },
    '10 of 12 rated wins came from 10 accounts that play hardly anyone else. They lost 10 of 11 matches.',
  ],
  [
    { kind: 'early-resignations', players: [ANN], early: 9, allWins: 12, matches: [] },
    'In 9 of 12 wins the opponent gave up before the last question opened.',
  ],
  [
    {
      kind: 'feeding-ring',
      players: [ANN],
      feeders: 4,
      wins: 12,
      meetings: 12,
      among: 6,
      allWins: 13,
      matches: [],
    },
    '12 of 13 rated wins came from a group of 4 others, who lost 12 of 12 matches to this player and played 6 among themselves.',
  ],
  [
    TRADERS,
    '8 matches with each other, where chance predicts 0.5. 7 of them look thrown. Wins 8–0, nearly all to one side.',
  ],
  [MACHINE, '6 right answers of 7 within 0.4 s. Half of all 60 answers took 3.8 s or less.'],
  [
    SANDBAGGER,
    '6 of 8 losses in grammar look thrown, 5 of them resigned, and cost 144 points. Since the lowest rating 7 of 8 matches were won.',
  ],
])('an admin reads why a player is on the list', (suspicion, words) => {
  expect(reasonOf(suspicion)).toBe(words)
})

test('the described thresholds have the rules’ numbers', () => {
  expect(THRESHOLD_WORDS['win-trading']).toContain('at least 6 times and 4 times as often')
  expect(THRESHOLD_WORDS.reactions).toContain('within 0.4 s')
  expect(THRESHOLD_WORDS.sandbagging).toContain('100 points')
  expect(THRESHOLD_WORDS['one-opponent']).toContain('At least 5 accounts')
  expect(THRESHOLD_WORDS['early-resignations']).toContain('In at least 5 of a player’s wins')
  expect(THRESHOLD_WORDS['feeding-ring']).toContain('At least 3 opponents')
})
