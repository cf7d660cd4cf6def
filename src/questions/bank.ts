import { spreadHash } from '#kit/spreadHash.ts'
import type { Question } from '#questions/question.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/** All questions of the current release. */
export interface Bank {
  /** Undefined for a question that the current release no longer contains. */
  get(id: string): Question | undefined
  /** The questions that matches in the skill use, easiest first. */
  of(skill: Skill): readonly Question[]
}

/**
 * Without speech, listening matches use only pronunciation questions; with speech, they use only questions with a clip.
 * `get` finds questions of both kinds.
 */
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

/** Questions of equal difficulty are ordered by a hash of their ids, so that similar questions are not neighbors. */
function easiestFirst(questions: readonly Question[]): Question[] {
  return questions
    .map((question) => ({ question, place: question.difficulty + spreadHash(question.id) / 2 ** 32 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ question }) => question)
}
