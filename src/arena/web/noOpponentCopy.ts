import { SEARCH_MS } from '#arena/pairing.ts'
import { SECOND_MS } from '#kit/time.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

export const noOpponentCopy = {
  title: (skill: Skill) => `Nobody to play ${SKILL_NAMES[skill].toLowerCase()} with right now`,
  lead: `The search stopped after ${SEARCH_MS / SECOND_MS} seconds. You can search again, practice against a program or a recorded player, or send a friend a link.`,
  retry: 'Search again',
  practice: 'Practice',
  friend: 'Challenge a friend',
  dismiss: 'Dismiss',
}
