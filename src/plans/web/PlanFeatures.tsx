import { Icon } from '#design/web/Icon.tsx'
import type { OfferRow } from '#plans/planOffer.ts'
import styles from '#plans/web/PlanFeatures.module.css'

/** What a plan offers, row by row. */
export function PlanFeatures({ rows }: { rows: readonly OfferRow[] }) {
  return (
    <ul className={styles.features}>
      {rows.map(({ feature, remark, isMissing }) => (
        <li key={feature} data-missing={isMissing}>
          <Icon name={isMissing ? 'clear' : 'check'} />
          <span>
            {feature}
            {remark && <span className={styles.remark}> ({remark})</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
