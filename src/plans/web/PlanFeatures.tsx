import { Icon } from '#design/web/Icon.tsx'
import { offerRows } from '#plans/planOffer.ts'
import type { Plan } from '#plans/plans.ts'
import styles from '#plans/web/PlanFeatures.module.css'

/** What a plan holds, row by row, so that plans compare. */
export function PlanFeatures({ plan }: { plan: Plan }) {
  return (
    <ul className={styles.features}>
      {offerRows(plan).map((feature) => (
        <li key={feature}>
          <Icon name="check" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
