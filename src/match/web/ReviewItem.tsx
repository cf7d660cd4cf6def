import { Icon } from '#design/web/Icon.tsx'
import { OPTION_LETTERS } from '#match/answerKey.ts'
import type { Explained, OpenQuestion } from '#match/matchContract.ts'
import { PromptText } from '#match/web/PromptText.tsx'
import { Reasons } from '#match/web/Reasons.tsx'
import styles from '#match/web/ReviewItem.module.css'
import { resultCopy } from '#match/web/resultCopy.ts'
import { MixedText } from '#site/web/MixedText.tsx'

interface ReviewItemProps {
  question: Pick<OpenQuestion, 'question' | 'options'> & Explained
  /** What the reader chose; null: nothing. */
  ownId: string | null
  /** Names beside an option, by its id. */
  whoChose: (optionId: string) => string
}

/** A question that has closed, with its answers and the reasons. */
export function ReviewItem({ question, ownId, whoChose }: ReviewItemProps) {
  return (
    <article className={styles.item}>
      <PromptText
        heading="h3"
        question={question.question}
        options={question.options.map(({ text }) => text)}
        answer={question.options.find(({ id }) => id === question.correct_option_id)?.text}
      />
      <ul>
        {question.options.map(({ id, text }, index) => (
          <li key={id} data-right={id === question.correct_option_id || undefined}>
            <span className={styles.letter}>{OPTION_LETTERS[index]}</span>
            <span className={styles.option}>
              <MixedText text={text} />
            </span>
            {id === question.correct_option_id && <Icon name="check" />}
            <span className={styles.who}>{whoChose(id)}</span>
          </li>
        ))}
      </ul>
      {ownId === null && (
        <p className="muted">
          {resultCopy.yourAnswer}: {resultCopy.noAnswer}
        </p>
      )}
      <Reasons explained={question} chosenId={ownId ?? undefined} />
    </article>
  )
}
