import { describe, expect, test } from 'vitest'
import type { Today } from '#arena/arenaContract.ts'
import { minutesToGoal, type NextThingFacts, nextThing } from '#arena/nextThing.ts'

const NOON = Date.parse('2026-11-23T12:00:00Z')
const EVENING = Date.parse('2026-11-23T21:30:00Z')

const TODAY: Today = {
  daily: 'finished',
  reviews_due: 0,
  minutes: 0,
  goal_minutes: null,
  streak: { days: 0, today: false, forgivable: 2 },
  lesson: null,
  first_levels: { vocab: null, grammar: null, listening: null },
  last_played: { vocab: '2026-11-20T00:00:00Z', grammar: '2026-11-21T00:00:00Z', listening: '2026-11-22T00:00:00Z' },
}

const LESSON = { course: 'survival-korean', number: 2, begun: false, done_today: false } as const

type Changes = Partial<Omit<NextThingFacts, 'today' | 'profile'>> & {
  today?: Partial<Today>
  profile?: Partial<NextThingFacts['profile']>
}

function thing({ today, profile, ...more }: Changes = {}) {
  return nextThing({
    today: { ...TODAY, ...today },
    profile: {
      reads_hangul: true,
      daily_goal_minutes: null,
      total_matches: 8,
      elo_vocab: 1_000,
      elo_grammar: 1_000,
      elo_listening: 1_000,
      ...profile,
    },
    matchesLeft: 3,
    now: NOON,
    localHour: 12,
    ...more,
  })
}

describe('what comes first', () => {
  test('a round that was begun is finished before anything else', () => {
    expect(thing({ today: { daily: 'begun', reviews_due: 9 }, profile: { total_matches: 0 } })).toEqual({
      kind: 'daily',
      isBegun: true,
      endsSoon: false,
    })
  })

  test('who cannot read Hangul begins with the letters, until the first match', () => {
    expect(thing({ profile: { reads_hangul: false, total_matches: 0 } })).toEqual({ kind: 'letters' })
    const today = { lesson: { ...LESSON, done_today: true }, reviews_due: 4 }
    expect(thing({ profile: { reads_hangul: false, total_matches: 0 }, today })).toMatchObject({
      kind: 'lesson',
      number: 2,
    })
    expect(thing({ profile: { reads_hangul: false } })).toEqual({ kind: 'match', skill: 'listening', isFirst: false })
  })

  test('a new player plays the first match; when no matches are left, the daily round', () => {
    const profile = { total_matches: 0 }
    expect(thing({ profile, today: { daily: 'unplayed' } })).toMatchObject({ kind: 'match', isFirst: true })
    expect(thing({ profile, today: { daily: 'unplayed' }, matchesLeft: 0 })).toMatchObject({ kind: 'daily' })
  })

  test('what is due goes before the daily round, unless the round ends soon', () => {
    const today = { daily: 'unplayed', reviews_due: 12 } as const
    expect(thing({ today })).toEqual({ kind: 'review', due: 12 })
    expect(thing({ today, now: EVENING })).toEqual({ kind: 'daily', isBegun: false, endsSoon: true })
    expect(thing({ today: { ...today, daily: 'finished' }, now: EVENING })).toEqual({ kind: 'review', due: 12 })
  })

  test('a lesson that has begun goes after what is due, and before the daily round', () => {
    const today = { daily: 'unplayed', lesson: { ...LESSON, begun: true } } as const
    expect(thing({ today })).toEqual({ kind: 'lesson', course: 'survival-korean', number: 2, begun: true })
    expect(thing({ today: { ...today, reviews_due: 1 } })).toMatchObject({ kind: 'review' })
    expect(thing({ today, now: EVENING })).toMatchObject({ kind: 'daily' })
  })

  test('the next lesson goes after the daily round, and waits for tomorrow if one was done today', () => {
    expect(thing({ today: { daily: 'unplayed', lesson: LESSON } })).toMatchObject({ kind: 'daily' })
    expect(thing({ today: { lesson: LESSON } })).toMatchObject({ kind: 'lesson', number: 2, begun: false })
    expect(thing({ today: { lesson: { ...LESSON, done_today: true } } })).toMatchObject({ kind: 'match' })
  })

  test('without anything due, the daily round goes before a match', () => {
    expect(thing({ today: { daily: 'unplayed' } })).toEqual({ kind: 'daily', isBegun: false, endsSoon: false })
  })
})

describe('the goal of the day', () => {
  const profile = { daily_goal_minutes: 10 } as const

  test('is reached by a match during the day, and by practice late in the evening or without matches left', () => {
    const today = { minutes: 3.9 }
    expect(thing({ profile, today })).toMatchObject({ kind: 'match' })
    for (const localHour of [22, 23, 0, 4]) {
      expect(thing({ profile, today, localHour })).toEqual({ kind: 'goal', skill: 'vocab', minutesLeft: 7 })
    }
    expect(thing({ profile, today, matchesLeft: 0 })).toMatchObject({ kind: 'goal' })
  })

  test('asks for nothing once it is reached, or if none was chosen', () => {
    expect(thing({ profile, today: { minutes: 10 }, localHour: 23 })).toMatchObject({ kind: 'match' })
    expect(thing({ today: { minutes: 0 }, localHour: 23 })).toMatchObject({ kind: 'match' })
    expect([minutesToGoal(0, null), minutesToGoal(4.99, 5), minutesToGoal(60, 15)]).toEqual([0, 1, 0])
  })
})

describe('the skill', () => {
  test('is the one that was not played for the longest time', () => {
    expect(thing()).toMatchObject({ skill: 'vocab' })
    expect(thing({ today: { last_played: { ...TODAY.last_played, listening: null } } })).toMatchObject({
      skill: 'listening',
    })
  })

  test('is the weakest of those that were never played', () => {
    const last_played = { vocab: null, grammar: null, listening: null }
    expect(thing({ today: { last_played }, profile: { elo_grammar: 950 } })).toMatchObject({ skill: 'grammar' })
  })

  test('is practiced without matches left, and played in a match if their number is unlimited', () => {
    expect(thing({ matchesLeft: 0 })).toEqual({ kind: 'practice', skill: 'vocab' })
    expect(thing({ matchesLeft: null })).toEqual({ kind: 'match', skill: 'vocab', isFirst: false })
  })
})
