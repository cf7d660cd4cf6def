import type { Habit } from '#lessons/lessonContract.ts'
import { FORGIVEN_DAYS } from '#lessons/streak.ts'

/** Separate from the player's copy, because the Arena's home page shows it, too. */
export const courseNames = {
  'hangul-zero-hero': 'Hangul: Zero to Hero',
  'survival-korean': 'Survival Korean',
} as const

/** `7 of 10 minutes today · 4 days in a row`; empty if there is nothing to say. */
export function habitSentence({ minutes: spent, goal_minutes: goal, streak }: Habit): string {
  const minutes = Math.floor(spent)
  const reached = goal !== null && minutes >= goal
  const today =
    goal === null ? (minutes > 0 ? `${minutesText(minutes)} today` : '') : `${minutes} of ${minutesText(goal)} today`
  const row = streak.days > 1 ? `${streak.days} days in a row` : ''
  return [reached ? `${today}: goal reached` : today, row].filter((part) => part !== '').join(' · ')
}

/** How many days may be missed. */
export function forgivenessSentence({ streak }: Habit): string {
  const left = streak.forgivable === 1 ? '1 is' : `${streak.forgivable} are`
  return `${FORGIVEN_DAYS} missed days a month do not end it; ${left} left this month.`
}

function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
