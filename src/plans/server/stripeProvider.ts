import type Stripe from 'stripe'
import { hasEnded } from '#plans/entitlement.ts'
import type { PaidPlanId } from '#plans/plans.ts'
import { type PriceIds, type ProviderSubscription, readProviderSubscription } from '#plans/providerSubscription.ts'
import type { PaidInvoice, PaymentProvider } from '#plans/server/paymentProvider.ts'
import { isMissing } from '#plans/server/stripeClient.ts'
import { MADE_BY, priceLookupKey } from '#plans/stripeCatalog.ts'

export interface StripeProviderParts {
  stripe: Stripe
  /** The configured prices. Missing ones are found by their lookup key. */
  prices: PriceIds
  /** The origin to which Stripe's pages return. */
  siteUrl: () => string
}

export function stripeProvider(parts: StripeProviderParts): PaymentProvider {
  const { stripe, prices, siteUrl } = parts
  const back = () => `${siteUrl()}/pricing`
  const readSubscription = (object: unknown) => readProviderSubscription(object, prices)
  return {
    readSubscription,
    async createCustomer({ userId, email }, idempotencyKey) {
      const customer = await stripe.customers.create(
        { email, metadata: { user_id: userId } },
        { idempotencyKey: `customer-${idempotencyKey}` },
      )
      return customer.id
    },
    async openCheckout(customerId, planId) {
      await closeOpenCheckouts(stripe, customerId)
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        line_items: [{ price: await priceId(parts, planId), quantity: 1 }],
        success_url: `${back()}?checkout=success`,
        cancel_url: back(),
      })
      if (!session.url) throw new Error('Stripe has opened a checkout without a URL')
      return session.url
    },
    async openPortal(customerId) {
      const configuration = await portalConfiguration(stripe)
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: back(),
        ...(configuration !== undefined && { configuration }),
      })
      return session.url
    },
    async hasOpenSubscription(customer) {
      const { data } = await stripe.subscriptions.list({ customer, limit: 100 })
      return data.some(({ status }) => !hasEnded(status))
    },
    findSubscription: (id) => findSubscription(stripe, id, readSubscription),
    findPaidInvoice: (paymentId) => findPaidInvoice(stripe, paymentId),
    async endSubscription(id) {
      await unlessMissing(() => stripe.subscriptions.cancel(id, {}, { idempotencyKey: `end-${id}` }))
    },
    async deleteCustomer(customerId) {
      await unlessMissing(() => stripe.customers.del(customerId))
    },
  }
}

/** Closes open checkouts, so that the user cannot pay twice in two tabs. */
async function closeOpenCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  await Promise.all(data.map(({ id }) => stripe.checkout.sessions.expire(id)))
}

async function priceId({ stripe, prices }: StripeProviderParts, planId: PaidPlanId): Promise<string> {
  const configured = prices[planId]
  if (configured) return configured
  const { data } = await stripe.prices.list({ lookup_keys: [priceLookupKey({ id: planId })], active: true, limit: 1 })
  const [price] = data
  if (!price)
    throw new Error(`Stripe has no price for ${planId}: run npm run stripe:setup, or name one in the environment`)
  return price.id
}

/** The portal that `stripe:setup` created, which offers both plans; undefined for the account's default portal. */
async function portalConfiguration(stripe: Stripe): Promise<string | undefined> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  return data.find(({ metadata }) => metadata?.made_by === MADE_BY.made_by)?.id
}

async function findPaidInvoice(stripe: Stripe, paymentId: string): Promise<PaidInvoice | undefined> {
  const payment = { type: 'payment_intent', payment_intent: paymentId } as const
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] })
  const invoice = data[0]?.invoice
  if (!invoice || typeof invoice === 'string' || 'deleted' in invoice) return undefined
  const subscription = invoice.parent?.subscription_details?.subscription
  if (!subscription) return undefined
  return { invoiceId: invoice.id, subscriptionId: typeof subscription === 'string' ? subscription : subscription.id }
}

async function findSubscription(
  stripe: Stripe,
  id: string,
  read: PaymentProvider['readSubscription'],
): Promise<ProviderSubscription | undefined> {
  const object = await unlessMissing(() => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }))
  const subscription = object && read(object)
  if (object && !subscription) throw new Error(`Stripe returned the subscription ${id} in an unknown format`)
  return subscription
}

async function unlessMissing<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
