import { Link } from 'react-router'
import type { DailyResult, DailyState, ReviewedDailyQuestion } from '#daily/dailyContract.ts'
import { GRADE_NAMES } from '#daily/grade.ts'
import { dailyCopy, resultCopy, scoreText, waitText } from '#daily/web/copy.ts'
import { MarkGrid } from '#daily/web/Marks.tsx'
import styles from '#daily/web/ResultPanels.module.css'
import { ShareBox } from '#daily/web/ShareBox.tsx'
import { TallyPanel } from '#daily/web/TallyPanel.tsx'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import type { EpochMs } from '#kit/time.ts'
import review from '#match/web/ReviewList.module.css'
import { ReviewItem } from '#match/web/ReviewList.tsx'
import { resultCopy as matchResultCopy } from '#match/web/resultCopy.ts'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'
import { REVIEW_PATH } from '#site/reviewPath.ts'

interface ResultPanelsProps {
  state: DailyState
  serverNow: () => EpochMs
}

/** A round that is over for the player: the marks to share, how everyone did, and each question with its reasons. */
export function ResultPanels({ state, serverNow }: ResultPanelsProps) {
  const { date, today, grade, marks, phase, next_round_at } = state
  const { response: result, failed, retry } = useFunctionResponse<DailyResult>('daily-result', { date })
  if (!grade) return null
  return (
    <>
      <Panel title={scoreText(marks)} aside={GRADE_NAMES[grade]}>
        <div className={styles.body}>
          <MarkGrid marks={marks} />
          {phase === 'unfinished' && <p>{resultCopy.unfinished}</p>}
          {phase === 'finished' && <ShareBox date={date} grade={grade} marks={marks.filter((mark) => mark !== null)} />}
          <Kept marks={marks} />
          {date === today && (
            <p className="muted">{dailyCopy.next(waitText(Date.parse(next_round_at) - serverNow()), next_round_at)}</p>
          )}
        </div>
      </Panel>
      {failed && (
        <EmptyState action={<Button onClick={retry}>{dailyCopy.retry}</Button>}>{resultCopy.failed}</EmptyState>
      )}
      {!result && !failed && <Skeleton label={resultCopy.loading} />}
      {result?.tally && <TallyPanel tally={result.tally} marks={marks} grade={grade} isToday={date === today} />}
      {result && result.review.length > 0 && <Review questions={result.review} />}
    </>
  )
}

/** Says that the wrong answers come back in the review. */
function Kept({ marks }: Pick<DailyState, 'marks'>) {
  const wrong = marks.filter((mark) => mark?.outcome === 'wrong').length
  if (wrong === 0) return null
  return (
    <p>
      {resultCopy.kept(wrong)} <Link to={REVIEW_PATH}>{resultCopy.toReview}</Link>
    </p>
  )
}

function Review({ questions }: { questions: readonly ReviewedDailyQuestion[] }) {
  useKoreanFonts(questions.map((question) => JSON.stringify(question)).join())
  return (
    <section aria-labelledby="review" className={review.review}>
      <h2 id="review">{resultCopy.review}</h2>
      <ol>
        {questions.map((question) => (
          <li key={question.number}>
            <ReviewItem
              question={question}
              ownId={question.picked}
              whoChose={(id) => (id === question.picked ? matchResultCopy.yourAnswer : '')}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
