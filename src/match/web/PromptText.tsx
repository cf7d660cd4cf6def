import { GAP, promptOf } from '#match/prompt.ts'
import styles from '#match/web/PromptText.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

interface PromptTextProps {
  question: string
  /** The right option, once it is known: it then stands in the gap. */
  answer: string | undefined
}

/** What is asked. Korean that stands for itself is the heading, and otherwise the sentence that asks. */
export function PromptText({ question, answer }: PromptTextProps) {
  const { lead, korean } = promptOf(question)
  if (korean === null) {
    return (
      <h1 className={styles.question}>
        <MixedText text={lead} />
      </h1>
    )
  }
  const [before = '', ...after] = korean.split(GAP)
  return (
    <div>
      <p className={styles.lead}>
        <MixedText text={lead} />
      </p>
      <h1 className={styles.question} lang="ko">
        {before}
        {after.length > 0 &&
          (answer ? <span className="changed">{answer}</span> : <span className={styles.gap}>빈칸</span>)}
        {after.join('…')}
      </h1>
    </div>
  )
}
