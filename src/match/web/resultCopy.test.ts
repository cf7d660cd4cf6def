import { expect, test } from 'vitest'
import type { MatchResult } from '#match/matchContract.ts'
import { momentSentence, ratingSentence, resultWords } from '#match/web/resultCopy.ts'
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

test('a result is told from the player’s own side', () => {
  expect(resultWords(scene, won)).toEqual({ title: 'You win 2–1', lead: '' })
  const joons = { ...scene, match: { ...scene.match, you: 2 as const } }
  expect(resultWords(joons, won)).toEqual({ title: 'Maya takes it 2–1', lead: '1 of your 2 answers was right.' })
})

test('a win without more points is told without them, with its reason', () => {
  const resigned: MatchResult = { ...won, reason: 'resigned', player1_score: 0, player2_score: 0 }
  expect(resultWords(scene, resigned)).toEqual({ title: 'You win', lead: 'Joon resigned.' })
  const joons = { ...scene, match: { ...scene.match, you: 2 as const } }
  expect(resultWords(joons, resigned)).toEqual({ title: 'Maya takes it', lead: 'You resigned.' })
})

test('the moment of a match is told from the player’s own side', () => {
  expect(momentSentence(scene, won)).toBe('The fastest right answer was yours: 3.2 s in question 1.')
  const [first, ...rest] = won.review
  const close = { ...won, review: [...(first ? [{ ...first, margin_ms: 43 }] : []), ...rest] }
  const joons = { ...scene, match: { ...scene.match, you: 2 as const } }
  expect(momentSentence(joons, close)).toBe('Photo finish in question 1: Maya was first by 43 ms.')
})

test('a match that was lost to a player whose account was deleted is not shown as a draw', () => {
  const lost: MatchResult = { ...won, winner_id: null, player1_score: 0, player2_score: 2 }
  expect(resultWords(scene, lost).title).toBe('Joon takes it 2–0')
})

test('an unrated match says why no rating changed, a match that counted less says why, and so does a new rating that moves far', () => {
  const unrated: MatchResult = { ...won, rated: false, unrated_because: 'unanswered' }
  expect(ratingSentence(unrated, true)).toBe(
    'The match was given up before both of you had answered a question, so no rating changed.',
  )
  expect(ratingSentence({ ...won, lowered_because: 'same_opponent' }, true)).toBe(
    'This counted less, because you two already had a rated match within the last 24 hours.',
  )
  expect(ratingSentence(won, false)).toBe('')
  expect(ratingSentence(won, true)).toMatch(/^Your rating is still new/)
})
