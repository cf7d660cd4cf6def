import { LEVELS, type Level } from '#korean/level.ts'
import styles from '#learn/web/LevelStrip.module.css'

/** The six levels from beginner to mastery, with this page's level marked. */
export function LevelStrip({ level }: { level: Level }) {
  return (
    <div className={styles.strip}>
      <p>Level {level}</p>
      <ol aria-label="Levels">
        {LEVELS.map((name) => (
          <li key={name} aria-current={name === level ? 'true' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  )
}
