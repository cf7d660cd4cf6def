import { OPTION_LETTERS } from '#design/optionKeys.ts'
import { Icon } from '#design/web/Icon.tsx'
import type { Explained, MatchState, ReviewedQuestion, ShownQuestion } from '#match/matchContract.ts'
import { questionCopy } from '#match/web/copy.ts'
import { PromptText } from '#match/web/PromptText.tsx'
import { Reasons } from '#match/web/Reasons.tsx'
import styles from '#match/web/ReviewList.module.css'
import { resultCopy } from '#match/web/resultCopy.ts'
import { playersOf, type Sides, sidesOf } from '#match/web/sides.ts'
import { MixedText } from '#site/web/MixedText.tsx'

/** The questions of a match with both answers, the right one and the reasons. */
export function ReviewList({ state, review }: { state: MatchState; review: readonly ReviewedQuestion[] }) {
  return (
    <section aria-labelledby="review" className={styles.review}>
      <h2 id="review">{resultCopy.questions(review.length)}</h2>
      <ol>
        {review.map((question) => {
          const picks = sidesOf(state, question.picks)
          return (
            <li key={question.number} id={questionAnchor(question.number)}>
              <ReviewItem question={question} ownId={picks.you} whoChose={(id) => whoChose(id, state, picks)} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The id of a question's place in the list. */
export function questionAnchor(number: number): string {
  return `question-${number}`
}

function whoChose(id: string, state: MatchState, picks: Sides<string | null>): string {
  const opponent = playersOf(state).opponent.display_name
  return [picks.you === id && resultCopy.yourAnswer, picks.opponent === id && opponent].filter(Boolean).join(', ')
}

interface ReviewItemProps {
  question: Pick<ShownQuestion, 'question' | 'options' | 'scene'> & Explained
  /** The option that the reader chose; null if none. */
  ownId: string | null
  /** The label beside the option with this id. */
  whoChose: (optionId: string) => string
}

/** A closed question with its answers and the reasons. */
export function ReviewItem({ question, ownId, whoChose }: ReviewItemProps) {
  return (
    <article className={styles.item}>
      <PromptText
        heading="h3"
        question={question.question}
        scene={question.scene}
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
            {id === question.correct_option_id && (
              <>
                <Icon name="check" />
                <span className="vh">{questionCopy.right}</span>
              </>
            )}
            <span className={styles.who}>{whoChose(id)}</span>
          </li>
        ))}
      </ul>
      {ownId === null && (
        <p className="muted">
          {resultCopy.yourAnswer}: {resultCopy.noAnswer}
        </p>
      )}
      <Reasons explained={question} chosenId={ownId ?? undefined} options={question.options} />
    </article>
  )
}
