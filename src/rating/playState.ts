import { SKILLS, type Skill } from '#rating/skill.ts'

/** The router's state that makes the Arena search for an opponent at once. A link from another site cannot bring it. */
export function playState(skill: Skill): { play: Skill } {
  return { play: skill }
}

/** The skill to search in, from the router's state; undefined for none. */
export function skillToPlay(state: unknown): Skill | undefined {
  const { play } = Object(state) as { play?: unknown }
  return SKILLS.find((skill) => skill === play)
}
