import Stripe from 'stripe'
import { PAID_PLANS, type PaidPlan } from '#plans/plans.ts'
import { MADE_BY, priceInCents, priceLookupKey } from '#plans/stripeCatalog.ts'
import { SITE_NAME } from '#site/siteName.ts'

/** The events that the webhook handles. */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
] as const
const CURRENCY = 'usd'

export interface StripeSetup {
  /** Ids of the prices, by plan. */
  prices: Record<string, string>
  /** Undefined if no URL was given. Stripe reveals the secret only once, when it creates the webhook. */
  webhook: { url: string; secret: string | undefined } | undefined
}

/**
 * Creates whatever the plans are missing at Stripe: products, prices, a portal that offers both plans, and the webhook. Run it
 * again after a price has changed in the table. Existing subscribers keep paying the old price.
 */
export async function setUpStripe(stripe: Stripe, webhookUrl: string | undefined): Promise<StripeSetup> {
  const sold: { product: string; price: string; plan: PaidPlan }[] = []
  for (const plan of PAID_PLANS) {
    const product = await productOf(stripe, plan)
    sold.push({ plan, product, price: await priceOf(stripe, plan, product) })
  }
  await setUpPortal(
    stripe,
    sold.map(({ product, price }) => ({ product, prices: [price] })),
  )
  return {
    prices: Object.fromEntries(sold.map(({ plan, price }) => [plan.id, price])),
    webhook: webhookUrl === undefined ? undefined : await webhookAt(stripe, webhookUrl),
  }
}

async function productOf(stripe: Stripe, { id, name, description }: PaidPlan): Promise<string> {
  const known = await stripe.products.list({ ids: [`hanpan_${id}`], limit: 1 })
  const [product] = known.data
  if (product) return product.id
  const words = { name: `${SITE_NAME} ${name}`, description }
  return (await stripe.products.create({ id: `hanpan_${id}`, ...words, metadata: { ...MADE_BY, plan: id } })).id
}

/** Creates a new price if the amount in the table has changed, and moves the lookup key to it. */
async function priceOf(stripe: Stripe, plan: PaidPlan, product: string): Promise<string> {
  const lookupKey = priceLookupKey(plan)
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const [price] = data
  if (price?.unit_amount === priceInCents(plan) && price.currency === CURRENCY) return price.id
  const made = await stripe.prices.create({
    product,
    currency: CURRENCY,
    unit_amount: priceInCents(plan),
    recurring: { interval: 'month' },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    metadata: { ...MADE_BY, plan: plan.id },
  })
  return made.id
}

async function setUpPortal(stripe: Stripe, products: { product: string; prices: string[] }[]): Promise<void> {
  const features = {
    customer_update: { enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products,
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const ours = data.find(({ metadata }) => metadata?.made_by === MADE_BY.made_by)
  if (ours) await stripe.billingPortal.configurations.update(ours.id, { features })
  else await stripe.billingPortal.configurations.create({ features, metadata: MADE_BY })
}

async function webhookAt(stripe: Stripe, url: string): Promise<{ url: string; secret: string | undefined }> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const known = data.find((endpoint) => endpoint.url === url)
  if (known) {
    await stripe.webhookEndpoints.update(known.id, { enabled_events: [...EVENTS] })
    return { url, secret: undefined }
  }
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...EVENTS],
    api_version: Stripe.API_VERSION,
    metadata: MADE_BY,
  })
  return { url, secret: made.secret }
}
