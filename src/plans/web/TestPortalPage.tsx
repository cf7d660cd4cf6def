import { Form, useNavigation } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { PAID_PLANS, type Plan } from '#plans/plans.ts'
import { dayText } from '#plans/web/dayText.ts'
import styles from '#plans/web/TestPaymentCard.module.css'
import { TestPaymentFrame } from '#plans/web/TestPaymentFrame.tsx'
import { rateText, switchTo, testPaymentCopy } from '#plans/web/testPaymentCopy.ts'

interface TestPortalPageProps {
  /** Undefined if there is no subscription, or it has ended. */
  plan: Plan | undefined
  /** ISO 8601 */
  periodEnd: string
  isEnding: boolean
}

/** Stands in for the provider's portal: switch, cancel, resume. */
export function TestPortalPage({ plan, periodEnd, isEnding }: TestPortalPageProps) {
  const { state } = useNavigation()
  const busy = state !== 'idle'
  return (
    <TestPaymentFrame heading={testPaymentCopy.portal}>
      <Card as="section" className={styles.card}>
        {plan ? (
          <>
            <div className={styles.title}>
              <h2>{plan.name}</h2>
              <p className="num">{rateText(plan)}</p>
            </div>
            <output>
              {isEnding ? testPaymentCopy.ends : testPaymentCopy.renews} {dayText(periodEnd)}.
            </output>
            <Form method="post" className={styles.actions}>
              {PAID_PLANS.filter((other) => other !== plan).map((other) => (
                <Change key={other.id} value={other.id} busy={busy} label={switchTo(other)} />
              ))}
              <Change
                value={isEnding ? 'resume' : 'cancel'}
                busy={busy}
                label={isEnding ? testPaymentCopy.resume : testPaymentCopy.cancel}
              />
            </Form>
          </>
        ) : (
          <p>{testPaymentCopy.none}</p>
        )}
      </Card>
    </TestPaymentFrame>
  )
}

function Change({ value, busy, label }: { value: string; busy: boolean; label: string }) {
  return (
    <Button type="submit" name="change" value={value} wide busy={busy} busyLabel={testPaymentCopy.changing}>
      {label}
    </Button>
  )
}
