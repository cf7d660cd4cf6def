import type { Skill } from '#rating/skill.ts'
import { skillLetters } from '#rating/web/skillLetters.ts'

interface SkillIconProps {
  skill: Skill
  /** Side in px. */
  size?: number
}

/** The icon has the color of the text around it. */
export function SkillIcon({ skill, size = 34 }: SkillIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={5.4}
      aria-hidden="true"
    >
      <path d={skillLetters[skill]} />
    </svg>
  )
}
