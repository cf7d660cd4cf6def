import { Link } from 'react-router'
import { boardCopy } from '#leaderboard/web/copy.ts'
import styles from '#leaderboard/web/SkillTabs.module.css'
import { SKILL_NAMES, SKILLS, type Skill } from '#rating/skill.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'

/** Links instead of tabs: each board has its own URL, and works without a script. */
export function SkillTabs({ current }: { current: Skill }) {
  return (
    <nav aria-label={boardCopy.skills}>
      <ul className={styles.tabs}>
        {SKILLS.map((skill) => (
          <li key={skill}>
            <Link
              to={`?skill=${skill}`}
              preventScrollReset
              className={styles.tab}
              aria-current={skill === current ? 'true' : undefined}
            >
              <SkillTile skill={skill} small />
              {SKILL_NAMES[skill]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
