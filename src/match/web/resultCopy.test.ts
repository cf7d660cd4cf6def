import { expect, test } from 'vitest'
import type { MatchResult } from '#match/matchContract.ts'
import { ratingSentence, resultWords } from '#match/web/resultCopy.ts'
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

test('a win names the winner, with the winner’s points first', () => {
  expect(resultWords(scene, won).title).toBe('Maya takes it 2–1')
  const joons = { ...scene, match: { ...scene.match, you: 2 as const } }
  expect(resultWords(joons, won).title).toBe('Maya takes it 2–1')
})

test('a match that was lost to a player whose account was deleted is not shown as a draw', () => {
  const lost: MatchResult = { ...won, winner_id: null, player1_score: 0, player2_score: 2 }
  expect(resultWords(scene, lost).title).toBe('Joon takes it 2–0')
})

test('an unrated match says why no rating changed, and a match that counted less says why', () => {
  const unrated: MatchResult = { ...won, rated: false, unrated_because: 'unanswered' }
  expect(ratingSentence(unrated)).toBe(
    'The match was given up before both of you had answered a question, so no rating changed.',
  )
  expect(ratingSentence({ ...won, lowered_because: 'same_opponent' })).toBe(
    'This counted less, because you two already had a rated match within the last 24 hours.',
  )
  expect(ratingSentence(won)).toBe('')
})
