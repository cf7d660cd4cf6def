import { type PagePlace, pagePath } from '#learn/curriculum.ts'
import { hasContent } from '#learn/openPage.ts'
import { type PagePractice, practicePath } from '#learn/pagePractice.ts'
import missedScript from '#learn/web/missed.js?url&no-inline'
import styles from '#learn/web/PracticeSection.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

interface PracticeSectionProps {
  page: PagePlace & { body: string; lessons?: number | undefined }
  practice: readonly PagePractice[]
}

/**
 * Leads from a page to questions about its points. For a signed-in reader, `missed.js` names those that the reader missed twice; the
 * page itself is the same for everyone.
 */
export function PracticeSection({ page, practice }: PracticeSectionProps) {
  if (practice.length === 0) return null
  const path = pagePath(page)
  return (
    <section className={styles.practice} aria-labelledby="practice-points">
      <h2 id="practice-points">
        {hasContent(page) ? 'Practice what this page explains' : 'Practice its points already'}
      </h2>
      <p>Questions from our question bank, without a clock and never rated. You need a free account.</p>
      <ul data-missed={path} className={styles.missed} aria-label="What you missed" hidden />
      <ul>
        {practice.map(({ skill, name, points }) => (
          <li key={skill}>
            <a href={practicePath(path, skill)}>{name}</a>
            <details>
              <summary>{points.length === 1 ? '1 point' : `${points.length} points`}</summary>
              <ul>
                {points.map(({ title, level }) => (
                  <li key={title}>
                    <MixedText text={title} /> <span className={styles.level}>{level}</span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <script type="module" async src={missedScript} />
    </section>
  )
}
