import { QUESTIONS_PER_DAY } from '#practice/practiceLimit.ts'
import type { Skill } from '#rating/skill.ts'
import type { PageMeta } from '#site/pageMetadata.ts'

const PRACTICE_PATH = '/app/practice'

export const practiceMeta: PageMeta = {
  title: 'Practice',
  description: `Play a program or a recorded match, or answer without a clock. Unrated, up to ${QUESTIONS_PER_DAY} questions a day.`,
  path: PRACTICE_PATH,
}

/** The page with the ways to practice a skill. */
export function practiceHome(skill: Skill): string {
  return `${PRACTICE_PATH}?skill=${skill}`
}

export function untimedPath(practiceId: string): string {
  return `${PRACTICE_PATH}/untimed/${practiceId}`
}

/** The router's state that takes a new player from the placement back to the last step of the onboarding. */
export function placedState(): { placed: boolean } {
  return { placed: true }
}

export function isPlacedState(state: unknown): boolean {
  return (Object(state) as { placed?: unknown }).placed === true
}

/** The section of the arena's home page with the links for friends. */
export const FRIENDS_PATH = '/app/arena#friends'

export function duelPath(practiceId: string): string {
  return `${PRACTICE_PATH}/${practiceId}`
}
