import { Icon } from '#design/web/Icon.tsx'
import type { AccountFailure } from '#identity/accountFailure.ts'
import { failureCopy, remedyCopy } from '#identity/web/copy.ts'
import styles from '#identity/web/FailureNotice.module.css'

/** What went wrong, and what to do next. Use it inside an alert. */
export function FailureNotice({ failure }: { failure: AccountFailure }) {
  const remedy = remedyCopy[failure.refusal]
  return (
    <div className={styles.failure}>
      <Icon name="alert" />
      <p className={styles.sentence}>{failureCopy[failure.refusal](failure)}</p>
      {remedy && <p className={styles.remedy}>{remedy}</p>}
    </div>
  )
}
