import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { PageHead } from '#design/web/PageHead.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { useComingBack } from '#identity/web/useComingBack.ts'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'
import type { ReviewInsight } from '#review/insight/insightContract.ts'
import { insightMeta, reviewMeta } from '#review/reviewPages.ts'
import { ForecastPanel } from '#review/web/ForecastPanel.tsx'
import { insightCopy } from '#review/web/insightCopy.ts'
import { MistakesPanel } from '#review/web/MistakesPanel.tsx'
import { RetentionPanel } from '#review/web/RetentionPanel.tsx'
import styles from '#review/web/ReviewPage.module.css'
import { SchedulePanel } from '#review/web/SchedulePanel.tsx'
import { YearPanel } from '#review/web/YearPanel.tsx'

/** What a learner's reviews and matches show. */
export function InsightPage() {
  useComingBack()
  const user = useSignedInUser()
  return (
    <main id="main" className={`page ${styles.page}`}>
      <PageHead title={insightMeta.title}>
        <LinkButton href={reviewMeta.path} inApp variant="quiet">
          {insightCopy.back}
        </LinkButton>
      </PageHead>
      {user ? <OwnInsight key={user.id} /> : <Spinner label={insightCopy.loading} />}
    </main>
  )
}

function OwnInsight() {
  const { response, failed, retry } = useFunctionResponse<ReviewInsight>('review-insight')
  if (!response && failed)
    return <EmptyState action={<Button onClick={retry}>{insightCopy.retry}</Button>}>{insightCopy.failed}</EmptyState>
  if (!response) return <Spinner label={insightCopy.loading} />
  const { days, mistakes } = response
  if (days.length === 0 && mistakes.length === 0) {
    const toReview = (
      <LinkButton href={reviewMeta.path} inApp variant="primary">
        {insightCopy.review}
      </LinkButton>
    )
    return <EmptyState action={toReview}>{insightCopy.empty}</EmptyState>
  }
  return (
    <>
      <MistakesPanel mistakes={mistakes} />
      <ForecastPanel insight={response} />
      <RetentionPanel insight={response} />
      <YearPanel insight={response} />
      <SchedulePanel schedule={response.schedule} />
    </>
  )
}
