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

test.each([
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
})
