import type { Bank } from '#questions/bank.ts'
import type { Point } from '#questions/point.ts'
import type { Skill } from '#rating/skill.ts'

/** The points that can be practiced on pages of the learning hub, by the path of the page. */
export type PagePoints = ReadonlyMap<string, readonly Point[]>

/** The path of a page that may have points. */
export const PAGE_PATH = /^\/[a-z]+\/[a-z0-9-]+$/

/** Points of a page besides those that name it as their guide. */
const FURTHER_POINTS: Record<string, readonly string[]> = {
  '/courses/numbers-counters-mini': [
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
}

/** Groups the points that the bank has questions about. `points` name their page even if it is still a placeholder. */
export function pagePoints(points: readonly Point[], bank: Pick<Bank, 'of'>): PagePoints {
  const asked = new Set((['vocab', 'grammar', 'listening'] as const).flatMap((skill) => pointsOf(bank, skill)))
  const practiced = points.filter(({ point }) => asked.has(point))
  const pages = new Set([...practiced.map(({ guide }) => guide), ...Object.keys(FURTHER_POINTS)])
  pages.delete('')
  const ofPage = (page: string) =>
    practiced.filter(({ point, guide }) => guide === page || FURTHER_POINTS[page]?.includes(point))
  return new Map([...pages].map((page) => [page, ofPage(page)]))
}

function pointsOf(bank: Pick<Bank, 'of'>, skill: Skill): string[] {
  return bank.of(skill).map(({ point }) => point)
}

/** The bank with the questions about these points alone. A skill without any keeps all of its questions. */
export function pageBank(bank: Bank, points: readonly Point[]): Bank {
  const names = new Set(points.map(({ point }) => point))
  const ofSkill = (skill: Skill) => {
    const asked = bank.of(skill).filter(({ point }) => names.has(point))
    return asked.length === 0 ? bank.of(skill) : asked
  }
  return { get: bank.get, of: ofSkill }
}
