import { matchesLeftSentence } from '#arena/web/copy.ts'
import styles from '#arena/web/MatchesLeft.module.css'
import type { Plan } from '#plans/plans.ts'

/** More pips than this say nothing at a glance. */
const MOST_PIPS = 5

interface MatchesLeftProps {
  plan: Plan | undefined
  left: number | null | undefined
}

/** How many matches the day still has, in words and, where they are few, as pips. */
export function MatchesLeft({ plan, left }: MatchesLeftProps) {
  if (plan === undefined || left === undefined) return <p className={styles.left}>&nbsp;</p>
  const total = plan.matchesPerDay ?? 0
  return (
    <p className={styles.left}>
      <span>{matchesLeftSentence(plan, left)}</span>
      {left !== null && total <= MOST_PIPS && (
        <span className={styles.pips} aria-hidden="true">
          {Array.from({ length: total }, (_, index) => index).map((index) => (
            <span key={index} data-on={index < left || undefined} />
          ))}
        </span>
      )}
    </p>
  )
}
