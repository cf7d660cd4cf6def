import styles from '#match/web/GappedText.module.css'
import { GAP } from '#questions/gap.ts'
import { MixedText } from '#site/web/MixedText.tsx'

export interface GapProps {
  /** The options. The gap is as wide as the longest one, so that nothing moves when it is filled. */
  options: readonly string[]
  /** The right option, once it is known. It fills the gap. */
  answer: string | undefined
}

/** A text that may have a gap. The gap and what touches it are one word, so that no line begins with its particle. */
export function GappedText({ text, options, answer }: { text: string } & GapProps) {
  const [before = '', ...rest] = text.split(GAP)
  if (rest.length === 0) return <MixedText text={text} />
  const after = rest.join('…')
  const start = before.search(/\S*$/)
  const end = after.search(/\s|$/)
  return (
    <>
      <MixedText text={before.slice(0, start)} />
      <span className={styles.word}>
        <MixedText text={before.slice(start)} />
        <Gap options={options} answer={answer} />
        <MixedText text={after.slice(0, end)} />
      </span>
      <MixedText text={after.slice(end)} />
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
