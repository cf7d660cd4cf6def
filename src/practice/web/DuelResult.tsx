import { Button } from '#design/web/Button.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { ResultHead } from '#match/web/ResultHead.tsx'
import styles from '#match/web/ResultScreen.module.css'
import { ReviewList } from '#match/web/ReviewList.tsx'
import { useShortcuts } from '#match/web/useShortcuts.ts'
import type { DuelState } from '#practice/practiceContract.ts'
import { practiceHome } from '#practice/practicePages.ts'
import { duelResultCopy, practiceCopy } from '#practice/web/copy.ts'
import { useBegin } from '#practice/web/useBegin.ts'

/** How a practice duel ended, its questions with the reasons, and what to do next. */
export function DuelResult({ state }: { state: DuelState }) {
  const { result, partner, match } = state
  const begin = useBegin()
  const again = () => begin.duel(match.skill_type, partner.strength)

  useShortcuts({ onEnter: again })

  if (!result) return null
  return (
    <main id="main" className={styles.screen}>
      <div className="saekdong" aria-hidden="true" />
      <div className={`page ${styles.page}`}>
        <ResultHead state={state} result={result}>
          <p className="muted">{duelResultCopy.unrated}</p>
        </ResultHead>
        <div className={styles.actions}>
          <Button variant="primary" size="large" busy={begin.busy} busyLabel={practiceCopy.beginning} onClick={again}>
            {duelResultCopy.again}
          </Button>
          <LinkButton href={practiceHome(match.skill_type)} inApp>
            {duelResultCopy.other}
          </LinkButton>
          <LinkButton href="/app/arena" inApp variant="quiet">
            {practiceCopy.back}
          </LinkButton>
        </div>
        <ReviewList state={state} review={result.review} />
      </div>
    </main>
  )
}
