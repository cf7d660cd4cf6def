import { Spinner } from '#design/web/Spinner.tsx'
import { matchCopy } from '#match/web/copy.ts'
import styles from '#match/web/MatchScreens.module.css'
import { WaitingHeading } from '#site/web/WaitingHeading.tsx'

export function MatchWaiting() {
  return (
    <main id="main" className={`page ${styles.waiting}`}>
      <WaitingHeading>{matchCopy.title}</WaitingHeading>
      <Spinner label={matchCopy.loading} />
    </main>
  )
}
