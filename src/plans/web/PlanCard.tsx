import type { ReactNode } from 'react'
import { Badge } from '#design/web/Badge.tsx'
import { Card } from '#design/web/Card.tsx'
import { type OfferRow, priceText } from '#plans/planOffer.ts'
import type { Plan } from '#plans/plans.ts'
import { pricingCopy } from '#plans/web/copy.ts'
import styles from '#plans/web/PlanCard.module.css'
import { PlanFeatures } from '#plans/web/PlanFeatures.tsx'

interface PlanCardProps {
  plan: Plan
  /** What the plan offers on this server. */
  rows: readonly OfferRow[]
  /** Whether the user is on this plan. */
  isCurrent: boolean
  /** The card's only button. Without one, its row stays empty. */
  action: ReactNode
  /** How the user's subscription to this plan continues. */
  note: string | undefined
  /** The error if the button's page could not be opened. */
  failure: string | undefined
}

/** Rows have the same height in all cards, so that prices, buttons and features line up. */
export function PlanCard({ plan, rows, isCurrent, action, note, failure }: PlanCardProps) {
  return (
    <Card as="li" className={styles.card} data-current={isCurrent || undefined}>
      <div className={styles.title}>
        <h2>{plan.name}</h2>
        {isCurrent && <Badge strong={plan.price > 0}>{pricingCopy.current}</Badge>}
      </div>
      <p className={styles.price}>
        <strong className="num">{priceText(plan.price)}</strong>
        {plan.period}
      </p>
      <p className={styles.description}>{plan.description}</p>
      <div className={styles.action}>
        {action}
        {note && <p className="muted small">{note}</p>}
        {failure && <p className={styles.failure}>{failure}</p>}
      </div>
      <PlanFeatures rows={rows} />
    </Card>
  )
}
