import type { PagePractice } from '#learn/pagePractice.ts'
import type { PagePoints } from '#practice/pagePoints.ts'
import { SKILL_NAMES, SKILLS } from '#rating/skill.ts'

/** What a page of the learning hub offers to practice, by skill. */
export function pagePractice(points: PagePoints, path: string): PagePractice[] {
  const taught = Map.groupBy(points.get(path) ?? [], ({ kind }) => kind)
  return SKILLS.flatMap((skill) => {
    const ofSkill = taught.get(skill) ?? []
    const shown = ofSkill.map(({ title, level }) => ({ title, level }))
    return shown.length === 0 ? [] : [{ skill, name: SKILL_NAMES[skill], points: shown }]
  })
}
