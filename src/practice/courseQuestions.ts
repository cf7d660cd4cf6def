import type { Bank } from '#questions/bank.ts'
import type { Skill } from '#rating/skill.ts'

/** The courses of the learning hub whose exercises are questions of the bank: the points that they ask about. */
export const COURSE_POINTS = {
  'numbers-counters-mini': [
    ...['number-native-sino', 'counters', 'clock-time', 'dates'],
    ...[
      'words-numbers',
      'words-counters',
      'words-clock',
      'words-calendar',
      'words-counting-days',
      'words-counters-more',
    ],
    ...['hear-clock-times', 'hear-months-and-dates', 'hear-prices-below-ten-thousand', 'hear-prices-in-man'],
    ...['hear-room-and-bus-numbers', 'hear-telephone-numbers', 'hear-counting-things', 'hear-ages-and-people'],
    ...['hear-two-number-systems', 'hear-how-long'],
  ],
} as const satisfies Record<string, readonly string[]>

export type PracticeCourse = keyof typeof COURSE_POINTS

export const PRACTICE_COURSES = Object.keys(COURSE_POINTS) as PracticeCourse[]

/** The bank with the course's questions alone. A skill without any keeps all of its questions: listening, on a server without a voice. */
export function courseBank(bank: Bank, course: PracticeCourse): Bank {
  const points: readonly string[] = COURSE_POINTS[course]
  const ofSkill = (skill: Skill) => {
    const asked = bank.of(skill).filter(({ point }) => points.includes(point))
    return asked.length === 0 ? bank.of(skill) : asked
  }
  return { get: bank.get, of: ofSkill }
}
