import { expect, test } from 'vitest'
import { type BoardPlayer, ranked } from '#leaderboard/board.ts'

const player = (name: string, rating: number): BoardPlayer => ({ name, rating, matches: 12 })
const places = (players: readonly BoardPlayer[]) => ranked(players).map(({ rank, name }) => `${rank} ${name}`)

test('a stronger player ranks above a weaker one', () => {
  expect(places([player('Ada', 1010), player('Joon', 1200), player('Maya', 1100)])).toEqual([
    '1 Joon',
    '2 Maya',
    '3 Ada',
  ])
})

test('equal ratings share a rank, and the next rank counts them all', () => {
  const equals = [player('Joon', 1200), player('Priya', 1100), player('Maya', 1100), player('Ada', 1010)]
  expect(places(equals)).toEqual(['1 Joon', '2 Maya', '2 Priya', '4 Ada'])
})

test('two players with the same name and rating both have a row', () => {
  expect(places([player('Player', 1000), player('Player', 1000), player('Ada', 900)])).toEqual([
    '1 Player',
    '1 Player',
    '3 Ada',
  ])
})

test('a board without players has no ranks', () => {
  expect(ranked([])).toEqual([])
})
