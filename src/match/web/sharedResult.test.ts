import { expect, test } from 'vitest'
import type { MatchResult } from '#match/matchContract.ts'
import { sharedResult } from '#match/web/sharedResult.ts'
import { matchScenes } from '#tests/support/arena/matchScenes.ts'

const { result: scene } = matchScenes(0)
const won = scene.result as MatchResult
/** The same match from the other side. */
const joons = { ...scene, match: { ...scene.match, you: 2 as const } }

test('a result is shared with skill, score, rating and marks of the three questions', () => {
  expect(sharedResult(scene, won)).toEqual({
    skill: 'grammar',
    headline: 'Won 2–1',
    rating: 'Rating 1043 → 1067 (+24)',
    steps: ['you', 'opponent', 'you'],
  })
})

test('a player who lost shares their own side of it', () => {
  expect(sharedResult(joons, won)).toMatchObject({
    headline: 'Lost 1–2',
    rating: 'Rating 1021 → 997 (−24)',
    steps: ['opponent', 'you', 'opponent'],
  })
})

test('nobody’s name is in it', () => {
  for (const state of [scene, joons]) expect(JSON.stringify(sharedResult(state, won))).not.toMatch(/maya|joon/i)
})

test('an unrated draw that ended early says so', () => {
  const drawn: MatchResult = {
    ...won,
    reason: 'draw',
    winner_id: null,
    player1_score: 0,
    player2_score: 0,
    rated: false,
  }
  expect(sharedResult({ ...scene, points: [null] }, drawn)).toMatchObject({
    headline: 'A draw',
    rating: 'Unrated',
    steps: ['nobody', 'open', 'open'],
  })
})
