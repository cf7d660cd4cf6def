import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import { promptOf } from '#match/prompt.ts'
import { useFunctionAnswer } from '#platform/web/useFunctionAnswer.ts'
import type { MissedAnswer, MissedQuestion } from '#progress/progressContract.ts'
import styles from '#progress/web/MissedPanel.module.css'
import { missedCopy as copy } from '#progress/web/missedCopy.ts'
import { MixedText } from '#site/web/MixedText.tsx'

const SHOWN = 3

/** The newest missed questions in short, with a link to all of them. */
export function MissedPanel() {
  const { answer, failed } = useFunctionAnswer<MissedAnswer>('missed-questions', { limit: SHOWN })
  useKoreanFonts(answer?.questions.map(({ right, chosen, question }) => right + (chosen ?? '') + question).join() ?? '')
  return (
    <Panel title={copy.panel}>
      {!answer && !failed && (
        <div className={styles.entry}>
          <Skeleton label={copy.loading} />
        </div>
      )}
      {failed && <EmptyState>{copy.failed}</EmptyState>}
      {answer?.total === 0 && <EmptyState>{copy.none}</EmptyState>}
      {answer && answer.total > 0 && (
        <>
          <ul>
            {answer.questions.map((question) => (
              <Entry key={question.answered_at} question={question} />
            ))}
          </ul>
          <div className={styles.foot}>
            <LinkButton href="/app/missed" inApp wide>
              {copy.review(answer.total)}
            </LinkButton>
          </div>
        </>
      )}
    </Panel>
  )
}

function Entry({ question: missed }: { question: MissedQuestion }) {
  return (
    <li className={styles.entry}>
      <p>
        <b>
          <MixedText text={missed.right} />
        </b>
        , <MixedText text={copy.notThis(missed)} />
      </p>
      <p className={styles.asked}>
        <MixedText text={promptOf(missed.question).lead} />
      </p>
    </li>
  )
}
