import { Card } from '#design/web/Card.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { InstallButton } from '#offline/web/InstallButton.tsx'
import type { ReviewSession } from '#review/reviewContract.ts'
import { doneCopy, reviewCopy, waitText } from '#review/web/copy.ts'
import styles from '#review/web/ReviewPage.module.css'

/** No card is left: what was done today, and what comes next. */
export function DonePanel({ session }: { session: ReviewSession }) {
  const { cards, answered_today, withheld = 0, next_due_at, server_now } = session
  const translate = (
    <LinkButton href="/translate" inApp variant="primary">
      {doneCopy.translate}
    </LinkButton>
  )
  if (cards === 0) return <EmptyState action={translate}>{doneCopy.empty}</EmptyState>
  return (
    <Card as="section" aria-labelledby="done" className={styles.done}>
      <h2 id="done">{doneCopy.title}</h2>
      {answered_today > 0 && <p>{doneCopy.answered(answered_today)}</p>}
      <p>
        {next_due_at === null
          ? doneCopy.restful
          : doneCopy.next(waitText(Date.parse(next_due_at) - Date.parse(server_now)))}
      </p>
      {withheld > 0 && <p>{doneCopy.withheld(withheld)}</p>}
      <p className={styles.actions}>
        <LinkButton href="/app/arena" inApp variant="primary">
          {reviewCopy.back}
        </LinkButton>
        <InstallButton />
      </p>
    </Card>
  )
}
