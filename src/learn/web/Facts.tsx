import type { LearningPage } from '#learn/learningPage.ts'
import styles from '#learn/web/Facts.module.css'

/** A course's number of lessons, level and skills, where its page gives them. */
export function Facts({ page }: { page: LearningPage }) {
  const facts = [
    ['Lessons', page.lessons],
    ['Level', page.levelName],
    ['Skills', page.skills],
  ].filter(([, value]) => value !== undefined)
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{name === 'Lessons' ? `${value} lessons` : value}</dd>
        </div>
      ))}
    </dl>
  )
}
