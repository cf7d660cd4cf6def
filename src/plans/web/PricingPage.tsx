import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageIntro } from '#design/web/PageIntro.tsx'
import type { Operator } from '#kit/operator.ts'
import { nextUtcMidnight } from '#kit/time.ts'
import { RETURNED_QUERY } from '#plans/paymentCheck.ts'
import type { PlanOffers } from '#plans/planOffer.ts'
import { PLANS, planOf } from '#plans/plans.ts'
import { pricingCopy, renewalSentence, resetSentence } from '#plans/web/copy.ts'
import { PaymentBanner } from '#plans/web/PaymentBanner.tsx'
import { PlanAction } from '#plans/web/PlanAction.tsx'
import { PlanCard } from '#plans/web/PlanCard.tsx'
import styles from '#plans/web/PricingPage.module.css'
import { usePaymentCheck } from '#plans/web/usePaymentCheck.ts'
import { usePaymentPage } from '#plans/web/usePaymentPage.ts'
import { useSubscription } from '#plans/web/useSubscription.ts'
import { useSession } from '#platform/web/session.ts'

interface PricingPageProps {
  offers: PlanOffers
  operator: Operator | undefined
}

export function PricingPage({ offers, operator }: PricingPageProps) {
  const [query] = useSearchParams()
  const { user } = useSession()
  const { subscription, check } = useSubscription(user?.id)
  const returned = query.get(RETURNED_QUERY.name) === RETURNED_QUERY.value
  const [payment, noteEvent] = usePaymentCheck(returned, subscription?.subscribed ?? false, check)
  const { press, open } = usePaymentPage((name) =>
    noteEvent(name === 'create-checkout' ? 'checkoutOpened' : 'portalOpened'),
  )
  const current = user && subscription && planOf(subscription)

  return (
    <main id="main" className={`page ${styles.page}`}>
      <PageIntro back={{ href: '/', label: pricingCopy.back }} title={pricingCopy.heading} lead={pricingCopy.lead} />
      <PaymentBanner check={payment} subscription={subscription} />
      <ul className={styles.cards}>
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            rows={offers[plan.id]}
            isCurrent={plan === current}
            note={plan === current ? subscription && renewalSentence(subscription) : undefined}
            failure={press?.planId === plan.id ? press.failure : undefined}
            action={
              <PlanAction
                plan={plan}
                subscription={subscription}
                busy={press?.planId === plan.id && press.failure === undefined}
                onOpen={open}
              />
            }
          />
        ))}
      </ul>
      <ResetNote />
      {operator && (
        <p className="muted small">
          Plans are sold by {operator.name}. Questions about a payment?{' '}
          <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </p>
      )}
    </main>
  )
}

/** The server does not know the reader's time zone, so the local time is added after hydration. */
function ResetNote() {
  const [midnight, setMidnight] = useState<Date>()
  useEffect(() => setMidnight(new Date(nextUtcMidnight(Date.now()))), [])
  return <p className="muted small">{resetSentence(midnight)}</p>
}
