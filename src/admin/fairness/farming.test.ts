import { describe, expect, test } from 'vitest'
import { earlyResignations } from '#admin/fairness/earlyResignations.ts'
import { feedingRing } from '#admin/fairness/feedingRing.ts'
import { oneOpponentAccounts } from '#admin/fairness/oneOpponentAccounts.ts'
import type { Meeting, OpponentTally, WinRecord } from '#admin/fairness/winRecord.ts'

const ANN = { id: 'ann', name: 'Ann' }

interface Against {
  matches?: number
  wins?: number
  early?: number
  /** The opponent's rated matches against others. */
  elsewhere?: number
}

function opponent(id: string, { matches = 1, wins = matches, early = 0, elsewhere = 0 }: Against): OpponentTally {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `${id}-${index}`)
  return { id, matches, wins, allWins: wins, won: ids(wins), wonEarly: ids(early), played: matches + elsewhere }
}

const opponents = (count: number, against: Against, prefix = 'x') =>
  Array.from({ length: count }, (_, index) => opponent(`${prefix}${index}`, against))

const record = (...groups: readonly OpponentTally[][]): WinRecord => ({ player: ANN, opponents: groups.flat() })

describe('one-opponent accounts', () => {
  test('are found if most of a player’s wins came from accounts that play nobody else', () => {
    expect(oneOpponentAccounts(record(opponents(10, { matches: 1 })))).toEqual({
      kind: 'one-opponent',
      players: [ANN],
      accounts: 10,
      wins: 10,
      meetings: 10,
      allWins: 10,
      matches: Array.from({ length: 10 }, (_, index) => `x${index}-0`),
    })
  })

  test('are found among other wins, and if the accounts play somebody else now and then', () => {
    const found = oneOpponentAccounts(
      record(opponents(5, { matches: 3, elsewhere: 1 }), opponents(15, { matches: 1, elsewhere: 20 }, 'y')),
    )
    expect(found).toMatchObject({ accounts: 5, wins: 15, allWins: 30 })
  })

  test.each([
    ['two friends who play nobody else', record(opponents(1, { matches: 60, wins: 40 }))],
    ['a strong player who meets newcomers, some of whom win', record(opponents(7, {}), opponents(2, { wins: 0 }, 'y'))],
    ['a player whose opponents go on to play others', record(opponents(20, { matches: 1, elsewhere: 4 }))],
    [
      'a regular who beats newcomers who never come back, and many others',
      record(opponents(6, {}), opponents(10, { elsewhere: 30 }, 'y')),
    ],
    ['a player with four such opponents', record(opponents(4, {}))],
  ])('are not found for %s', (_who, judged) => {
    expect(oneOpponentAccounts(judged)).toBeNull()
  })
})

describe('early resignations', () => {
  test('are found if they are most of a player’s wins', () => {
    expect(earlyResignations(record(opponents(5, { early: 1 }), opponents(4, {}, 'y')))).toMatchObject({
      kind: 'early-resignations',
      players: [ANN],
      early: 5,
      allWins: 9,
      matches: ['x0-0', 'x1-0', 'x2-0', 'x3-0', 'x4-0'],
    })
  })

  test.each([
    ['a strong player whose opponents sometimes give up', record(opponents(8, { early: 1 }), opponents(20, {}, 'y'))],
    ['a player with a run of four', record(opponents(4, { early: 1 }))],
  ])('are not found for %s', (_who, judged) => {
    expect(earlyResignations(judged)).toBeNull()
  })
})

describe('a feeding ring', () => {
  const feeders = opponents(4, { matches: 3, elsewhere: 3 })
  /** Each two of the four met once. */
  const among: Meeting[] = feeders.flatMap(({ id }, index) =>
    feeders.slice(index + 1).map((other): Meeting => ({ players: [id, other.id], matches: 1 })),
  )

  test('is found if a group plays among itself, and one player wins', () => {
    expect(feedingRing(record(feeders), among)).toMatchObject({
      kind: 'feeding-ring',
      players: [ANN],
      feeders: 4,
      wins: 12,
      meetings: 12,
      among: 6,
      allWins: 12,
    })
  })

  test('does not include a regular who also lost to the player', () => {
    const regular = opponent('y', { matches: 2, elsewhere: 40 })
    expect(feedingRing(record(feeders, [regular]), among)).toMatchObject({ feeders: 4, wins: 12, allWins: 14 })
  })

  test.each([
    ['a community of six in which the best wins three matches of four', record(opponents(5, { matches: 8, wins: 6 }))],
    ['players who mostly play outside the group', record(opponents(4, { matches: 3, elsewhere: 12 }))],
    ['a player whose wins mostly come from others', record(feeders, opponents(10, { elsewhere: 30 }, 'y'))],
    ['two friends', record(opponents(1, { matches: 20, elsewhere: 1 }))],
  ])('is not found for %s', (_who, judged) => {
    expect(feedingRing(judged, among)).toBeNull()
  })

  test('is not found if its members never meet each other', () => {
    expect(feedingRing(record(feeders), [])).toBeNull()
  })
})
