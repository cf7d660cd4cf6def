import { UNNAMED } from '#identity/displayName.ts'
import type { MatchState, ReviewedQuestion } from '#match/matchContract.ts'
import { ReviewItem } from '#match/web/ReviewItem.tsx'
import styles from '#match/web/ReviewList.module.css'
import { resultCopy } from '#match/web/resultCopy.ts'
import { playersOf, type Sides, sidesOf } from '#match/web/sides.ts'

/** Each question with both answers, the right one, and the reasons. */
export function ReviewList({ state, review }: { state: MatchState; review: readonly ReviewedQuestion[] }) {
  return (
    <section aria-labelledby="review" className={styles.review}>
      <h2 id="review">{resultCopy.questions}</h2>
      <ol>
        {review.map((question) => {
          const picks = sidesOf(state, question.picks)
          return (
            <li key={question.number}>
              <ReviewItem question={question} ownId={picks.you} whoChose={(id) => whoChose(id, state, picks)} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function whoChose(id: string, state: MatchState, picks: Sides<string | null>): string {
  const opponent = playersOf(state).opponent.display_name || UNNAMED
  return [picks.you === id && resultCopy.yourAnswer, picks.opponent === id && opponent].filter(Boolean).join(', ')
}
