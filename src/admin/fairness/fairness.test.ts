import { describe, expect, test } from 'vitest'
import { impossibleReactions } from '#admin/fairness/impossibleReactions.ts'
import { type MatchFacts, type MatchSide, thrownHow } from '#admin/fairness/matchFacts.ts'
import { type Fall, isWonBack, sandbagging } from '#admin/fairness/sandbagging.ts'
import { meetTooOften, type PairCount, winTrading } from '#admin/fairness/winTrading.ts'

const ANN = { id: 'ann', name: 'Ann' }
const BEN = { id: 'ben', name: 'Ben' }

/** Who won a match and how the other one lost it. */
type Ending = { won: 'ann' | 'ben'; how: Partial<MatchSide> }

/** Played to the end: three answers, the questions open for eight seconds each. */
const FOUGHT: Partial<MatchSide> = { answers: 3, openMs: 16_000 }
/** The winner knew each answer at once, and the other one had no time to give any. */
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
    ['when two wrong answers came faster than thought', RUSHED, 'rushed'],
    ['when nothing was answered though there was time enough', IDLE, 'idle'],
  ])('%s', (_why, how, thrown) => {
    expect(thrownHow(side('ann', 0, how))).toBe(thrown)
  })

  test.each([
    ['a loss that was fought for', FOUGHT],
    ['a loss to somebody faster, who left no time to answer', OUTRUN],
    ['one who gave up after two wrong answers', { resigned: true, answers: 2 }],
    ['one rash answer', { answers: 3, rushed: 1 }],
  ])('but not: %s', (_why, how) => {
    expect(thrownHow(side('ann', 0, how))).toBeNull()
  })

  test('and no victory does, however the winner played', () => {
    expect(thrownHow(side('ann', 1, RUSHED))).toBeNull()
  })
})

describe('win-trading', () => {
  /** Both play so many matches in all, on a site where `all` are played. */
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

  test('is seen where one lets the other win, again and again', () => {
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
  ])('is seen where it is done %s', (_way, how) => {
    expect(judged(times(6, () => ({ won: 'ben', how })))?.pattern).toBe('one-sided')
  })

  test('is seen where the wins go back and forth', () => {
    const found = judged(times(8, (at) => ({ won: at % 2 === 0 ? 'ann' : 'ben', how: RESIGNED })))
    expect(found).toMatchObject({ wins: [4, 4], pattern: 'alternating' })
  })

  test.each([
    [
      'friends who play again and again, and fight',
      (at: number): Ending => ({ won: at % 2 ? 'ann' : 'ben', how: FOUGHT }),
    ],
    ['a player who is always faster than the friend', (): Ending => ({ won: 'ann', how: OUTRUN })],
    [
      'a strong player whose friend gives up now and then',
      (at: number): Ending => ({ won: 'ann', how: at % 2 ? RESIGNED : FOUGHT }),
    ],
    [
      'friends who give up when it goes badly, whoever it is',
      (at: number): Ending => ({ won: [0, 1, 4, 5].includes(at) ? 'ann' : 'ben', how: RESIGNED }),
    ],
  ])('is not: %s', (_who, ending) => {
    expect(judged(times(8, ending))).toBeNull()
  })

  test('is not where two meet often because hardly anybody else is there', () => {
    const thrown = times(8, (): Ending => ({ won: 'ann', how: RESIGNED }))
    expect(judged(thrown, 8, 8)).toBeNull()
    expect(judged(thrown, 16, 24)).toBeNull()
    expect(judged(thrown, 16, 200)).not.toBeNull()
  })

  test('is looked for only between two who meet far more often than chance brings them together', () => {
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

  test('are right answers before a question can be read, from somebody who takes time otherwise', () => {
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

  test('are also those of a machine, which never takes time', () => {
    expect(impossibleReactions({ ...record, medianMs: 210, fast: 60, fastRight: 58 })).not.toBeNull()
  })

  test.each([
    ['a fast player without one answer of that kind', { medianMs: 900, fast: 0, fastRight: 0 }],
    ['a fast player with a few lucky presses', { medianMs: 900, fast: 5, fastRight: 4 }],
    [
      'a very fast player whose quickest answers are hardly quicker than the others',
      { medianMs: 900, fast: 8, fastRight: 7 },
    ],
    ['somebody who presses blindly and is right once in four times', { medianMs: 350, fast: 40, fastRight: 10 }],
  ])('are not those of %s', (_who, changes) => {
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

  test('is a rating that was thrown down and is then won with', () => {
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
  ])('can be done by %s', (_way, how) => {
    expect(judged([...lost(6, how), ...won(6)])).toMatchObject({ thrown: 6, resigned: 0 })
  })

  test('is looked for only where a rating is won with again', () => {
    expect(isWonBack(fallOf([...lost(6, RESIGNED), ...won(6)]))).toBe(true)
    expect(isWonBack(fallOf([...lost(6, RESIGNED), ...won(4)]))).toBe(false)
    expect(isWonBack(fallOf([...won(6), ...lost(6, RESIGNED)]))).toBe(false)
  })

  test.each([
    ['a bad week that was fought through, and a good one after it', [...lost(8, FOUGHT), ...won(8)]],
    ['a beginner who is outrun, learns, and wins', [...lost(8, OUTRUN), ...won(8)]],
    ['somebody whose connection broke again and again', [...lost(7, LEFT), ...won(7)]],
    ['somebody who gave up now and then', [...lost(4, RESIGNED), ...won(8)]],
    ['somebody who gave up and stopped playing', [...lost(8, RESIGNED), ...won(2)]],
    ['somebody who gives up often, and goes on losing', [...lost(6, RESIGNED), ...won(5), ...lost(5, FOUGHT)]],
  ])('is not: %s', (_who, endings) => {
    expect(judged(endings)).toBeNull()
  })
})
