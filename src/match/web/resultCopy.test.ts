import { expect, test } from 'vitest'
import type { MatchResult } from '#match/matchContract.ts'
import { resultWords } from '#match/web/resultCopy.ts'
import { matchScenes } from '#tests/support/arena/matchScenes.ts'

const { result: scene } = matchScenes(0)
const won = scene.result as MatchResult

test('a draw says why nobody won, whatever the score', () => {
  const drawn: MatchResult = { ...won, reason: 'draw', winner_id: null, player1_score: 1, player2_score: 0 }
  expect(resultWords(scene, drawn)).toEqual({
    title: 'A draw: nobody reached 2 points',
    lead: 'The score was 1–0, and a win takes 2 points.',
  })
})

test('a win names its winner and the score from the side of the winner', () => {
  expect(resultWords(scene, won).title).toBe('Maya takes it 2–1')
  const joons = { ...scene, match: { ...scene.match, you: 2 as const } }
  expect(resultWords(joons, won).title).toBe('Maya takes it 2–1')
})

test('a match that was lost to a player whose account is gone is no draw', () => {
  const lost: MatchResult = { ...won, winner_id: null, player1_score: 0, player2_score: 2 }
  expect(resultWords(scene, lost).title).toBe('Joon takes it 2–0')
})
