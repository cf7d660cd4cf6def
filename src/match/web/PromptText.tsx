import { GAP, promptOf } from '#match/prompt.ts'
import styles from '#match/web/PromptText.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

interface PromptTextProps {
  question: string
  /** What may stand in the gap: it is as wide as the longest from the start, so that nothing moves when it is filled. */
  options: readonly string[]
  /** The right option, once it is known: it then stands in the gap. */
  answer: string | undefined
  /** Of the page, or of one question among several. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** What is asked. Korean that stands for itself is the heading, and otherwise the sentence that asks. */
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

/** Read out as "blank", seen as a line, until the answer stands on it. */
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
