import type { Skill } from '#rating/skill.ts'
import { SkillIcon } from '#rating/web/SkillIcon.tsx'
import styles from '#rating/web/SkillTile.module.css'

/** The skill's letter on a tile of its color: 56 px, or 36 px in a list. */
export function SkillTile({ skill, small = false }: { skill: Skill; small?: boolean }) {
  return (
    <span className={styles.tile} data-skill={skill} data-small={small || undefined}>
      <SkillIcon skill={skill} size={small ? 22 : 34} />
    </span>
  )
}
