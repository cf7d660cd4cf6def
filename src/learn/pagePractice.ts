/** What a page explains that a skill's questions ask about. */
export interface PagePractice {
  skill: string
  /** The skill's name. */
  name: string
  points: { title: string; level: string }[]
}

export function practicePath(page: string, skill: string): string {
  return `/app/practice?page=${page}&skill=${skill}`
}
