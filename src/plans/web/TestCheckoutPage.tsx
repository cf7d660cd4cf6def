import { Form, useNavigation } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import type { OfferRow } from '#plans/planOffer.ts'
import type { Plan } from '#plans/plans.ts'
import { PlanFeatures } from '#plans/web/PlanFeatures.tsx'
import styles from '#plans/web/TestPaymentCard.module.css'
import { TestPaymentFrame } from '#plans/web/TestPaymentFrame.tsx'
import { checkoutHeading, payLabel, rateText, testPaymentCopy } from '#plans/web/testPaymentCopy.ts'

interface TestCheckoutPageProps {
  plan: Plan
  /** What the plan offers on this server. */
  rows: readonly OfferRow[]
  paid: boolean
}

/** Stands in for the provider's checkout, and asks for no card. */
export function TestCheckoutPage({ plan, rows, paid }: TestCheckoutPageProps) {
  const { state } = useNavigation()
  return (
    <TestPaymentFrame heading={checkoutHeading(plan)}>
      <Card as="section" className={styles.card}>
        <div className={styles.title}>
          <h2>{plan.name}</h2>
          <p className="num">{rateText(plan)}</p>
        </div>
        <PlanFeatures rows={rows} />
        {paid ? (
          <p>{testPaymentCopy.paid}</p>
        ) : (
          <Form method="post" className={styles.actions}>
            <Button type="submit" variant="primary" wide busy={state !== 'idle'} busyLabel={testPaymentCopy.paying}>
              {payLabel(plan)}
            </Button>
          </Form>
        )}
      </Card>
    </TestPaymentFrame>
  )
}
