import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import { promptOf } from '#match/prompt.ts'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'
import type { MissedQuestion, MissedResponse } from '#progress/progressContract.ts'
import styles from '#progress/web/MissedPanel.module.css'
import { missedCopy as copy } from '#progress/web/missedCopy.ts'
import { MixedText } from '#site/web/MixedText.tsx'

const SHOWN = 3

/** The newest missed questions in short, with a link to all of them. */
export function MissedPanel() {
  const { response, failed } = useFunctionResponse<MissedResponse>('missed-questions', { limit: SHOWN })
  useKoreanFonts(
    response?.questions.map(({ right, chosen, question }) => right + (chosen ?? '') + question).join() ?? '',
  )
  return (
    <Panel title={copy.panel}>
      {!response && !failed && (
        <div className={styles.entry}>
          <Skeleton label={copy.loading} />
        </div>
      )}
      {failed && <EmptyState>{copy.failed}</EmptyState>}
      {response?.total === 0 && <EmptyState>{copy.none}</EmptyState>}
      {response && response.total > 0 && (
        <>
          <ul>
            {response.questions.map((question) => (
              <Entry key={question.answered_at} question={question} />
            ))}
          </ul>
          <div className={styles.foot}>
            <LinkButton href="/app/missed" inApp wide>
              {copy.review(response.total)}
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
        <MixedText text={promptOf(missed.question).task} />
      </p>
    </li>
  )
}
