import { Button } from '#design/web/Button.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { type Plan, planOf, type Subscription } from '#plans/plans.ts'
import { pricingCopy, subscribeLabel, switchLabel } from '#plans/web/copy.ts'
import type { PaymentFunction } from '#plans/web/usePaymentPage.ts'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'

interface PlanActionProps {
  plan: Plan
  subscription: Subscription | undefined
  busy: boolean
  onOpen: (name: PaymentFunction, plan: Plan) => void
}

/** A subscriber's button opens the provider's portal, to change or cancel. For everyone else it opens a checkout. */
export function PlanAction({ plan, subscription, busy, onOpen }: PlanActionProps) {
  if (plan.price === 0) {
    return (
      <LinkButton href={CREATE_ACCOUNT} wide className="signed-out">
        {pricingCopy.start}
      </LinkButton>
    )
  }
  const isCurrent = subscription?.subscribed && planOf(subscription) === plan
  const opens: PaymentFunction = subscription?.subscribed ? 'customer-portal' : 'create-checkout'
  const label = subscription?.subscribed ? switchLabel(plan) : subscribeLabel(plan)
  return (
    <Button
      variant={subscription?.subscribed && !isCurrent ? 'outline' : 'primary'}
      wide
      busy={busy}
      busyLabel={pricingCopy.opening}
      onClick={() => onOpen(opens, plan)}
    >
      {isCurrent ? pricingCopy.manage : label}
    </Button>
  )
}
