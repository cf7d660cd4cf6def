import { spreadHash } from '#kit/spreadHash.ts'
import type { Question } from '#questions/question.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/** Every question that there is. */
export interface Bank {
  /** Undefined for a question that a newer release no longer has. */
  get(id: string): Question | undefined
  /** What matches in the skill are made of, the easiest first. */
  of(skill: Skill): readonly Question[]
}

/** Without speech, listening asks how words are pronounced; with it, only what can be heard. `get` finds them all. */
export function bankOf(questions: readonly Question[], { speech }: { speech: boolean }): Bank {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const asked = questions.filter(({ skill, type }) => skill !== 'listening' || (type === 'pronunciation') !== speech)
  const bySkill = Map.groupBy(asked, ({ skill }) => skill)
  const sorted = new Map(SKILLS.map((skill) => [skill, easiestFirst(bySkill.get(skill) ?? [])]))
  return {
    get: (id) => byId.get(id),
    of: (skill) => sorted.get(skill) ?? [],
  }
}

/** Equally hard ones in an order of their own, not in that of the files: neighbors are not alike. */
function easiestFirst(questions: readonly Question[]): Question[] {
  return questions
    .map((question) => ({ question, place: question.difficulty + spreadHash(question.id) / 2 ** 32 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ question }) => question)
}
