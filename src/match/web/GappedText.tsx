import { BLANK } from '#match/prompt.ts'
import styles from '#match/web/GappedText.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

export interface GapProps {
  /** The options. The gap is as wide as the longest one, so that nothing moves when it is filled. */
  options: readonly string[]
  /** The right option, once it is known. It fills the gap. */
  answer: string | undefined
}

/** A text that may have a gap. */
export function GappedText({ text, options, answer }: { text: string } & GapProps) {
  const [before = '', ...after] = text.split(BLANK)
  return (
    <>
      <MixedText text={before} />
      {after.length > 0 && <Gap options={options} answer={answer} />}
      <MixedText text={after.join('…')} />
    </>
  )
}

/** A line that screen readers announce as "blank", until the answer fills it. */
function Gap({ options, answer }: GapProps) {
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
