import { checkoutRequest } from '#plans/paymentContract.ts'
import { paymentCopy } from '#plans/paymentCopy.ts'
import { openPaymentPage, type PaymentPageParts } from '#plans/server/openPaymentPage.ts'
import { readSubscription } from '#plans/server/subscriptionStore.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'

/** Called when a page opens, on focus and, after a checkout, every ten seconds. */
const CHECK_LIMIT = { name: 'check-subscription', count: 120, periodSeconds: 60 }
/** Each call creates a page at the payment provider. */
const PAGE_LIMIT = { name: 'payment-page', count: 20, periodSeconds: 60 }

export function planFunctions(parts: PaymentPageParts): WireFunction[] {
  return [
    defineFunction({
      name: 'check-subscription',
      access: 'user',
      input: NO_INPUT,
      rateLimit: CHECK_LIMIT,
      run: ({ claims }) => parts.database.tx(SERVICE, (tx) => readSubscription(tx, claims.sub ?? '')),
    }),
    defineFunction({
      name: 'create-checkout',
      access: 'user',
      signedOut: paymentCopy['create-checkout'].signedOut,
      input: checkoutRequest,
      rateLimit: PAGE_LIMIT,
      run: ({ claims, input }) => openPaymentPage('create-checkout', claims.sub ?? '', parts, input.plan),
    }),
    defineFunction({
      name: 'customer-portal',
      access: 'user',
      signedOut: paymentCopy['customer-portal'].signedOut,
      input: NO_INPUT,
      rateLimit: PAGE_LIMIT,
      run: ({ claims }) => openPaymentPage('customer-portal', claims.sub ?? '', parts),
    }),
  ]
}
