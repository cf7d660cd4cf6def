import { skillToPlay } from '#rating/playState.ts'
import type { Skill } from '#rating/skill.ts'

/** Written by the command palette (`palette.js`). A link from another site cannot write it. */
const PLAY_KEY = 'hanpan-play'

/** The skill that the player has asked to play in the command palette. It is told once. */
export function takeStoredPlay(): Skill | undefined {
  try {
    const play = sessionStorage.getItem(PLAY_KEY)
    sessionStorage.removeItem(PLAY_KEY)
    return skillToPlay({ play })
  } catch {
    return undefined
  }
}
