import { describe, expect, test } from 'vitest'
import { impossibleReactions } from '#admin/fairness/impossibleReactions.ts'
import { type MatchFacts, type MatchSide, thrownHow } from '#admin/fairness/matchFacts.ts'
import { type Fall, isWonBack, sandbagging } from '#admin/fairness/sandbagging.ts'
import { meetTooOften, type PairCount, winTrading } from '#admin/fairness/winTrading.ts'

const ANN = { id: 'ann', name: 'Ann' }
const BEN = { id: 'ben', name: 'Ben' }

/** The winner of a match, and how the loser lost it. */
type Ending = { won: 'ann' | 'ben'; how: Partial<MatchSide> }

/** A match played to the end: three answers, each after eight seconds. */
const FOUGHT: Partial<MatchSide> = { answers: 3, openMs: 16_000 }
/** The winner answered at once each time, and the loser had no time to answer. */
const OUTRUN: Partial<MatchSide> = { answers: 0, openMs: 7_500 }
const RESIGNED: Partial<MatchSide> = { resigned: true, answers: 0, openMs: 0 }
const LEFT: Partial<MatchSide> = { left: true, answers: 0, openMs: 0 }
const RUSHED: Partial<MatchSide> = { answers: 3, rushed: 3, openMs: 9_000 }
const IDLE: Partial<MatchSide> = { answers: 0, openMs: 41_000 }

function side(player: string, score: 0 | 1, more: Partial<MatchSide> = {}): MatchSide {
  const plain = { resigned: false, left: false, answers: 3, rushed: 0, openMs: 0 }
  return { player, score, ...plain, ...more }
}

function match({ won, how }: Ending, index: number): MatchFacts {
  const sideOf = (player: string) => (player === won ? side(player, 1) : side(player, 0, how))
  return { id: `match-${index}`, sides: [sideOf('ann'), sideOf('ben')] }
}

describe('a loss looks thrown', () => {
  test.each([
    ['when the loser resigned without playing', RESIGNED, 'resigned'],
    ['when the loser went away without playing', LEFT, 'left'],
    ['when two wrong answers came too fast to think', RUSHED, 'rushed'],
    ['when nothing was answered although there was enough time', IDLE, 'idle'],
  ])('%s', (_why, how, thrown) => {
    expect(thrownHow(side('ann', 0, how))).toBe(thrown)
  })

  test.each([
    ['a loss after a real fight', FOUGHT],
    ['a loss to a faster player, who left no time to answer', OUTRUN],
    ['giving up after two wrong answers', { resigned: true, answers: 2 }],
    ['one rash answer', { answers: 3, rushed: 1 }],
  ])('but not in this case: %s', (_why, how) => {
    expect(thrownHow(side('ann', 0, how))).toBeNull()
  })

  test('but a victory never does, however the winner played', () => {
    expect(thrownHow(side('ann', 1, RUSHED))).toBeNull()
  })
})

describe('win-trading', () => {
  /** Each of the two plays `ownMatches`, on a site with `all` matches. */
  function judged(endings: readonly Ending[], ownMatches = 20, all = 400): ReturnType<typeof winTrading> {
    const matches = endings.map(match)
    const meetings = matches.map(({ id }) => id)
    return winTrading(
      { players: [ANN, BEN], played: [ownMatches, ownMatches], playedByAll: 2 * all, meetings },
      matches,
    )
  }
  const times = (count: number, ending: (index: number) => Ending) =>
    Array.from({ length: count }, (_, at) => ending(at))

  test('is found if one player repeatedly lets the other win', () => {
    const found = judged(times(8, () => ({ won: 'ann', how: RESIGNED })))
    expect(found).toMatchObject({
      players: [ANN, BEN],
      meetings: 8,
      thrown: 8,
      wins: [8, 0],
      pattern: 'one-sided',
      matches: [0, 1, 2, 3, 4, 5, 6, 7].map((index) => `match-${index}`),
    })
    expect(found?.expected).toBeCloseTo(0.5, 1)
  })

  test.each([
    ['by silence', IDLE],
    ['by blind wrong answers', RUSHED],
    ['by closing the page', LEFT],
  ])('is found if it is done %s', (_way, how) => {
    expect(judged(times(6, () => ({ won: 'ben', how })))?.pattern).toBe('one-sided')
  })

  test('is found if the wins go back and forth', () => {
    const found = judged(times(8, (at) => ({ won: at % 2 === 0 ? 'ann' : 'ben', how: RESIGNED })))
    expect(found).toMatchObject({ wins: [4, 4], pattern: 'alternating' })
  })

  test.each([
    ['friends who often play, and fight', (at: number): Ending => ({ won: at % 2 ? 'ann' : 'ben', how: FOUGHT })],
    ['a player who is always faster than the friend', (): Ending => ({ won: 'ann', how: OUTRUN })],
    [
      'a strong player whose friend gives up now and then',
      (at: number): Ending => ({ won: 'ann', how: at % 2 ? RESIGNED : FOUGHT }),
    ],
    [
      'two friends who each give up when it goes badly',
      (at: number): Ending => ({ won: [0, 1, 4, 5].includes(at) ? 'ann' : 'ben', how: RESIGNED }),
    ],
  ])('is not found for %s', (_who, ending) => {
    expect(judged(times(8, ending))).toBeNull()
  })

  test('is not found if two players meet often because there are hardly any others', () => {
    const thrown = times(8, (): Ending => ({ won: 'ann', how: RESIGNED }))
    expect(judged(thrown, 8, 8)).toBeNull()
    expect(judged(thrown, 16, 24)).toBeNull()
    expect(judged(thrown, 16, 200)).not.toBeNull()
  })

  test('is checked only for players who meet far more often than by chance', () => {
    const met = (meetings: number): PairCount => ({
      players: [ANN, BEN],
      played: [20, 20],
      playedByAll: 400,
      meetings: Array(meetings).fill('match'),
    })
    expect([5, 6, 20].map((meetings) => meetTooOften(met(meetings)))).toEqual([false, true, true])
    expect(meetTooOften({ ...met(20), playedByAll: 40 })).toBe(false)
  })
})

describe('impossible reactions', () => {
  const record = { player: ANN, answers: 60, medianMs: 3_800, fast: 7, fastRight: 7, matches: ['m'] }

  test('are right answers before a question can be read, from a player who otherwise takes time', () => {
    expect(impossibleReactions(record)).toEqual({
      kind: 'reactions',
      players: [ANN],
      answers: 60,
      medianMs: 3_800,
      fast: 7,
      fastRight: 7,
      matches: ['m'],
    })
  })

  test('are also those of a program, which never takes time', () => {
    expect(impossibleReactions({ ...record, medianMs: 210, fast: 60, fastRight: 58 })).not.toBeNull()
  })

  test.each([
    ['a fast player without one answer of that kind', { medianMs: 900, fast: 0, fastRight: 0 }],
    ['a fast player with a few lucky presses', { medianMs: 900, fast: 5, fastRight: 4 }],
    [
      'a very fast player whose quickest answers are hardly quicker than the others',
      { medianMs: 900, fast: 8, fastRight: 7 },
    ],
    ['a player who guesses blindly and is right one time in four', { medianMs: 350, fast: 40, fastRight: 10 }],
  ])('are not found for %s', (_who, changes) => {
    expect(impossibleReactions({ ...record, ...changes })).toBeNull()
  })
})

describe('sandbagging', () => {
  const lost = (count: number, how: Partial<MatchSide>): Ending[] => Array(count).fill({ won: 'ben', how })
  const won = (count: number): Ending[] => Array(count).fill({ won: 'ann', how: FOUGHT })

  /** Ann's matches one after another, her rating moved by each. */
  function fallOf(endings: readonly Ending[]): Fall {
    let before = 1400
    const results = endings.map(({ won: winner }, index) => {
      const hasWon = winner === 'ann'
      const result = { id: `match-${index}`, before, delta: hasWon ? 24 : -24, score: hasWon ? 1 : 0 } as const
      before += result.delta
      return result
    })
    return { player: ANN, skill: 'grammar', results }
  }
  const judged = (endings: readonly Ending[]) => sandbagging(fallOf(endings), endings.map(match))

  test('is found if a player throws matches to lower the rating, and then wins', () => {
    expect(judged([...lost(6, RESIGNED), ...lost(1, FOUGHT), ...won(7), ...lost(1, FOUGHT)])).toEqual({
      kind: 'sandbagging',
      players: [ANN],
      skill: 'grammar',
      losses: 8,
      thrown: 6,
      resigned: 6,
      drop: 144,
      matchesSince: 8,
      winsSince: 7,
      matches: [0, 1, 2, 3, 4, 5].map((index) => `match-${index}`),
    })
  })

  test.each([
    ['blind wrong answers', RUSHED],
    ['silence', IDLE],
  ])('is found if it is done by %s', (_way, how) => {
    expect(judged([...lost(6, how), ...won(6)])).toMatchObject({ thrown: 6, resigned: 0 })
  })

  test('is checked only if the player wins again after the fall', () => {
    expect(isWonBack(fallOf([...lost(6, RESIGNED), ...won(6)]))).toBe(true)
    expect(isWonBack(fallOf([...lost(6, RESIGNED), ...won(4)]))).toBe(false)
    expect(isWonBack(fallOf([...won(6), ...lost(6, RESIGNED)]))).toBe(false)
  })

  test.each([
    ['a bad week of real fights, and a good one after it', [...lost(8, FOUGHT), ...won(8)]],
    ['a beginner who is outrun, learns, and wins', [...lost(8, OUTRUN), ...won(8)]],
    ['a player whose connection kept breaking', [...lost(7, LEFT), ...won(7)]],
    ['a player who gave up now and then', [...lost(4, RESIGNED), ...won(8)]],
    ['a player who gave up and stopped playing', [...lost(8, RESIGNED), ...won(2)]],
    ['a player who gives up often, and keeps losing', [...lost(6, RESIGNED), ...won(5), ...lost(5, FOUGHT)]],
  ])('is not found for %s', (_who, endings) => {
    expect(judged(endings)).toBeNull()
  })
})
