import type { QuizQuestion } from '#learn/markdown/node.ts'
import styles from '#learn/web/Quiz.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

/** Questions to answer in one's head. A press shows the answer, also without scripts. */
export function Quiz({ questions }: { questions: readonly QuizQuestion[] }) {
  return (
    <ol className={styles.quiz}>
      {questions.map(({ question, options, right, reason }) => (
        <li key={question}>
          <p className={styles.question}>
            <MixedText text={question} />
          </p>
          <ul className={styles.options}>
            {options.map((option) => (
              <li key={option}>
                <MixedText text={option} />
              </li>
            ))}
          </ul>
          <details className={styles.answer}>
            <summary>Show the answer</summary>
            <p>
              <b>
                <MixedText text={right} />
              </b>
            </p>
            <p>
              <MixedText text={reason} />
            </p>
          </details>
        </li>
      ))}
    </ol>
  )
}
