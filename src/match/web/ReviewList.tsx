import { Icon } from '#design/web/Icon.tsx'
import { UNNAMED } from '#identity/displayName.ts'
import { OPTION_LETTERS } from '#match/answerKey.ts'
import type { MatchState, ReviewedQuestion } from '#match/matchContract.ts'
import { questionCopy } from '#match/web/copy.ts'
import { PromptText } from '#match/web/PromptText.tsx'
import styles from '#match/web/ReviewList.module.css'
import { resultCopy } from '#match/web/resultCopy.ts'
import { playersOf, sidesOf } from '#match/web/sides.ts'
import { MixedText } from '#site/web/MixedText.tsx'

/** Each question with both answers, the right one, and the reasons. */
export function ReviewList({ state, review }: { state: MatchState; review: readonly ReviewedQuestion[] }) {
  return (
    <section aria-labelledby="review" className={styles.review}>
      <h2 id="review">{resultCopy.questions}</h2>
      <ol>
        {review.map((question) => (
          <li key={question.number}>
            <ReviewItem state={state} question={question} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function ReviewItem({ state, question }: { state: MatchState; question: ReviewedQuestion }) {
  const picks = sidesOf(state, question.picks)
  const reason = question.reasons.find(({ option_id }) => option_id === picks.you)?.reason
  return (
    <article className={styles.item}>
      <PromptText
        heading="h3"
        question={question.question}
        options={question.options.map(({ text }) => text)}
        answer={question.options.find(({ id }) => id === question.correct_option_id)?.text}
      />
      {question.transcript && (
        <p>
          {questionCopy.heard}: <span lang="ko">{question.transcript}</span>
        </p>
      )}
      <ul>
        {question.options.map(({ id, text }, index) => (
          <li key={id} data-right={id === question.correct_option_id || undefined}>
            <span className={styles.letter}>{OPTION_LETTERS[index]}</span>
            <span className={styles.option}>
              <MixedText text={text} />
            </span>
            {id === question.correct_option_id && <Icon name="check" />}
            <span className={styles.who}>{whoChose(id, state, picks)}</span>
          </li>
        ))}
      </ul>
      {picks.you === null && (
        <p className="muted">
          {resultCopy.yourAnswer}: {resultCopy.noAnswer}
        </p>
      )}
      {reason && (
        <p>
          <MixedText text={reason} />
        </p>
      )}
      <p>
        <MixedText text={question.explanation} />
      </p>
    </article>
  )
}

function whoChose(id: string, state: MatchState, picks: { you: string | null; opponent: string | null }): string {
  const opponent = playersOf(state).opponent.display_name || UNNAMED
  return [picks.you === id && resultCopy.yourAnswer, picks.opponent === id && opponent].filter(Boolean).join(', ')
}
