import { awaitsPayment, type PaymentCheck } from '#plans/paymentCheck.ts'
import { planOf, type Subscription } from '#plans/plans.ts'
import { bannerCopy, paidSentence } from '#plans/web/copy.ts'
import styles from '#plans/web/PaymentBanner.module.css'

interface PaymentBannerProps {
  check: PaymentCheck
  subscription: Subscription | undefined
}

/** The state of a payment that was started on this page. Always rendered as a live region, so that every change is read out. */
export function PaymentBanner({ check, subscription }: PaymentBannerProps) {
  const isPaid = subscription?.subscribed ?? false
  const text = isPaid ? undefined : textOf(check.state)
  return (
    <output className={styles.region}>
      {awaitsPayment(check) && isPaid && (
        <span className={styles.banner} data-paid="">
          <strong>{paidSentence(planOf(subscription ?? { subscribed: true, subscription_tier: null }))}</strong>
        </span>
      )}
      {text && (
        <span className={styles.banner}>
          <strong>{text[0]}</strong>
          <span>{text[1]}</span>
        </span>
      )}
    </output>
  )
}

function textOf(state: PaymentCheck['state']): readonly [string, string] | undefined {
  return state === 'checking' || state === 'unseen' ? bannerCopy[state] : undefined
}
