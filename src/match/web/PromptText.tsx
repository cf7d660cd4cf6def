import { GAP, promptOf } from '#match/prompt.ts'
import styles from '#match/web/PromptText.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

interface PromptTextProps {
  question: string
  /** The options. The gap is as wide as the longest one, so that nothing moves when it is filled. */
  options: readonly string[]
  /** The right option, once it is known. It fills the gap. */
  answer: string | undefined
  /** The heading level: h1 on a question's own page, lower in a list of questions. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** The question's text. The heading is the Korean text if it is on its own line, and otherwise the task. */
export function PromptText({ question, options, answer, heading: Heading = 'h1' }: PromptTextProps) {
  const { lead, korean } = promptOf(question)
  const [before = '', ...after] = (korean ?? lead).split(GAP)
  return (
    <div>
      {korean !== null && (
        <p className={styles.lead}>
          <MixedText text={lead} />
        </p>
      )}
      <Heading className={styles.question} lang={korean === null ? undefined : 'ko'}>
        <MixedText text={before} />
        {after.length > 0 && <Gap options={options} answer={answer} />}
        <MixedText text={after.join('…')} />
      </Heading>
    </div>
  )
}

/** A line that screen readers announce as "blank", until the answer fills it. */
function Gap({ options, answer }: Pick<PromptTextProps, 'options' | 'answer'>) {
  return (
    <span className={styles.gap} lang="ko">
      {options.map((option) => (
        <span key={option} className={styles.room} aria-hidden="true">
          {option}
        </span>
      ))}
      {answer === undefined ? (
        <span className="vh">빈칸</span>
      ) : (
        <span>
          <span className="changed">{answer}</span>
        </span>
      )}
    </span>
  )
}
