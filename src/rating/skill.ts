/** What a player is rated in, one Elo rating each. */
export const SKILLS = ['vocab', 'grammar', 'listening'] as const
export type Skill = (typeof SKILLS)[number]

export const SKILL_NAMES: Record<Skill, string> = {
  vocab: 'Vocabulary',
  grammar: 'Grammar',
  listening: 'Listening',
}
