import type { Question } from '#questions/question.ts'
import type { Skill } from '#rating/skill.ts'

/** Every question that there is. */
export interface Bank {
  /** Undefined for a question that a newer release no longer has. */
  get(id: string): Question | undefined
  /** What matches in the skill are made of. */
  of(skill: Skill): readonly Question[]
}

/** Without speech, listening asks how words are pronounced; with it, only what can be heard. `get` finds them all. */
export function bankOf(questions: readonly Question[], { speech }: { speech: boolean }): Bank {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const asked = questions.filter(({ skill, type }) => skill !== 'listening' || (type === 'pronunciation') !== speech)
  const bySkill = Map.groupBy(asked, ({ skill }) => skill)
  return {
    get: (id) => byId.get(id),
    of: (skill) => bySkill.get(skill) ?? [],
  }
}
