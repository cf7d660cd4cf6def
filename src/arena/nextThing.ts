import type { Today } from '#arena/arenaContract.ts'
import type { DailyGoal, Profile } from '#identity/profile.ts'
import { type EpochMs, HOUR_MS, nextUtcMidnight } from '#kit/time.ts'
import type { LessonPlace } from '#lessons/lessonContract.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/** What the arena's home page asks a player to do. */
export type NextThing =
  | { kind: 'letters' }
  | { kind: 'daily'; isBegun: boolean; endsSoon: boolean }
  | { kind: 'review'; due: number }
  | ({ kind: 'lesson'; begun: boolean } & LessonPlace)
  | { kind: 'match'; skill: Skill; isFirst: boolean }
  | { kind: 'practice'; skill: Skill }
  | { kind: 'goal'; skill: Skill; minutesLeft: number }

/** What the rule knows of the player besides today's facts. */
export interface NextThingFacts {
  today: Today
  profile: Pick<
    Profile,
    'reads_hangul' | 'daily_goal_minutes' | 'total_matches' | 'elo_vocab' | 'elo_grammar' | 'elo_listening'
  >
  /** Matches left today; null if unlimited. */
  matchesLeft: number | null
  now: EpochMs
  /** Of the player's own clock: 0 to 23. */
  localHour: number
}

/** For so long before it ends, the daily round goes before what can wait until tomorrow. */
const ENDS_SOON_MS = 4 * HOUR_MS
/** At night and late in the evening, somebody may want to be done before an opponent is found. */
const LATE = { from: 22, until: 5 }

/**
 * The one thing to do next. First a daily round that was begun, then the letters and the first match, without which the rest makes
 * little sense. Then what is due today: the daily round if it ends soon, review, a lesson that has begun, the daily round, and the next
 * lesson if none was done today. Then a match, whose minutes count toward the goal, too. Late in the evening or without matches left,
 * minutes up to the goal; without matches left, practice. Who cannot read Hangul goes on from lesson to lesson until the first match.
 */
export function nextThing(facts: NextThingFacts): NextThing {
  const { today, profile, matchesLeft, localHour } = facts
  const isPlayable = matchesLeft === null || matchesLeft > 0
  const skill = skillInTurn(facts)
  const daily = dailyRound(facts)
  if (daily.isBegun) return daily
  if (profile.total_matches === 0) {
    if (profile.reads_hangul === false) return lessonInTurn(today) ?? { kind: 'letters' }
    if (isPlayable) return { kind: 'match', skill, isFirst: true }
  }
  const due = dueToday(today, daily)
  if (due) return due
  const minutesLeft = minutesToGoal(today.minutes, profile.daily_goal_minutes)
  if (minutesLeft > 0 && (isLate(localHour) || !isPlayable)) return { kind: 'goal', skill, minutesLeft }
  return isPlayable ? { kind: 'match', skill, isFirst: false } : { kind: 'practice', skill }
}

function dailyRound({ today, now }: NextThingFacts): NextThing & { kind: 'daily' } {
  return { kind: 'daily', isBegun: today.daily === 'begun', endsSoon: nextUtcMidnight(now) - now <= ENDS_SOON_MS }
}

function dueToday(today: Today, daily: NextThing & { kind: 'daily' }): NextThing | undefined {
  const lesson = lessonInTurn(today)
  const isUnplayed = today.daily === 'unplayed'
  if (isUnplayed && daily.endsSoon) return daily
  if (today.reviews_due > 0) return { kind: 'review', due: today.reviews_due }
  if (lesson?.begun) return lesson
  if (isUnplayed) return daily
  return today.lesson?.done_today ? undefined : lesson
}

function lessonInTurn({ lesson }: Today): (NextThing & { kind: 'lesson' }) | undefined {
  return lesson ? { kind: 'lesson', course: lesson.course, number: lesson.number, begun: lesson.begun } : undefined
}

/** Whole minutes; 0 without a goal. */
export function minutesToGoal(minutes: number, goal: DailyGoal | null): number {
  return goal === null ? 0 : Math.max(0, goal - Math.floor(minutes))
}

function isLate(hour: number): boolean {
  return hour >= LATE.from || hour < LATE.until
}

/** The skill that was not played for the longest time; of several, the weakest. Who cannot read Hangul listens. */
function skillInTurn({ today, profile }: NextThingFacts): Skill {
  if (profile.reads_hangul === false) return 'listening'
  const ratings: Record<Skill, number> = {
    vocab: profile.elo_vocab,
    grammar: profile.elo_grammar,
    listening: profile.elo_listening,
  }
  const playedAt = (skill: Skill) => Date.parse(today.last_played[skill] ?? '') || 0
  const [first = 'vocab'] = SKILLS.toSorted(
    (one, other) => playedAt(one) - playedAt(other) || ratings[one] - ratings[other],
  )
  return first
}
