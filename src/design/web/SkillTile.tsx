import { SkillIcon } from '#design/web/SkillIcon.tsx'
import styles from '#design/web/SkillTile.module.css'
import type { SkillName } from '#design/web/skillLetters.ts'

/** The skill's letter on a tile of its colour: 56 px, or 36 px in a list. */
export function SkillTile({ skill, small = false }: { skill: SkillName; small?: boolean }) {
  return (
    <span className={styles.tile} data-skill={skill} data-small={small || undefined}>
      <SkillIcon skill={skill} size={small ? 22 : 34} />
    </span>
  )
}
