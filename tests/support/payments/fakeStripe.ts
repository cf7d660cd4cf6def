import { type Context, Hono } from 'hono'
import Stripe from 'stripe'
import { addCatalog, newCatalog, type StripeCatalog } from '#tests/support/payments/fakeStripeCatalog.ts'
import { list, missing, refusal, type StripeEnv } from '#tests/support/payments/stripeAnswers.ts'
import { StripeBooks } from '#tests/support/payments/stripeBooks.ts'
import { serveApp } from '#tests/support/server/serveApp.ts'

export const STRIPE_KEY = 'sk_test_fake'
export const WEBHOOK_SECRET = 'whsec_fake'

/** A request: its method and path, and its fields as they were sent. */
export interface StripeCall {
  call: string
  fields: Record<string, string>
  idempotencyKey: string | undefined
}

/** A fake Stripe for the real package: refuses what the real Stripe would refuse, and records its calls. */
export interface FakeStripe {
  url: string
  books: StripeBooks
  catalog: StripeCatalog
  calls: StripeCall[]
  /** If false, every call gets 500. */
  works: boolean
  /** If true, no subscription is found. */
  forgets: boolean
  callsOf(call: string): StripeCall[]
  close(): Promise<void>
}

type Call = Context<StripeEnv>

export async function startFakeStripe(): Promise<FakeStripe> {
  const calls: StripeCall[] = []
  const fake: FakeStripe = {
    url: '',
    books: new StripeBooks(),
    catalog: newCatalog(),
    calls,
    works: true,
    forgets: false,
    callsOf: (call) => calls.filter((made) => made.call === call),
    close: () => served.close(),
  }
  const routes = routesOf(fake)
  const served = await serveApp(routes)
  fake.url = served.url
  return fake
}

function routesOf(fake: FakeStripe): Hono<StripeEnv> {
  const routes = new Hono<StripeEnv>()
  const once = onlyOnce()
  routes.use(async (call, next) => (await recordCall(call, fake)) ?? next())
  addCustomers(routes, fake, once)
  addCheckouts(routes, fake)
  addSubscriptions(routes, fake, once)
  addCatalog(routes, fake)
  routes.all('*', (call) => refusal(call, 404, `Unrecognized request URL ${call.req.path}`))
  return routes
}

/** Records the call. Refuses it unless it has the API key and the version of the package. */
async function recordCall(call: Call, fake: FakeStripe): Promise<Response | undefined> {
  const { method, path } = call.req
  const text = method === 'GET' ? new URL(call.req.url).search : await call.req.text()
  const fields = Object.fromEntries(new URLSearchParams(text))
  call.set('fields', fields)
  fake.calls.push({ call: `${method} ${path}`, fields, idempotencyKey: call.req.header('idempotency-key') })
  if (!fake.works) return refusal(call, 500, 'Something went wrong on Stripe’s end')
  if (call.req.header('authorization') !== `Bearer ${STRIPE_KEY}`) return refusal(call, 401, 'Invalid API Key')
  if (call.req.header('stripe-version') !== Stripe.API_VERSION) return refusal(call, 400, 'Unknown version')
  return undefined
}

type Once = (call: Call, make: () => object) => Response

/** Repeats the first response for a known idempotency key, without any effect. */
function onlyOnce(): Once {
  const answers = new Map<string, object>()
  return (call, make) => {
    const key = call.req.header('idempotency-key')
    if (!key) return refusal(call, 400, 'An idempotency key is wanted here')
    const answer = answers.get(key) ?? make()
    answers.set(key, answer)
    return call.json(answer)
  }
}

function addCustomers(routes: Hono<StripeEnv>, { books }: FakeStripe, once: Once): void {
  routes.post('/v1/customers', (call) =>
    once(call, () => {
      const customer = { id: books.newId('cus'), email: call.get('fields').email ?? '', deleted: false }
      books.customers.set(customer.id, customer)
      return customer
    }),
  )
  routes.delete('/v1/customers/:id', (call) => {
    const id = call.req.param('id')
    if (!books.isLiving(id)) return missing(call, 'id')
    books.deleteCustomer(id)
    return call.json({ id, deleted: true })
  })
  routes.post('/v1/billing_portal/sessions', (call) => {
    const { customer } = call.get('fields')
    if (!books.isLiving(customer)) return missing(call, 'customer')
    return call.json({ id: books.newId('bps'), url: `https://billing.stripe.test/${customer}` })
  })
}

function addCheckouts(routes: Hono<StripeEnv>, { books }: FakeStripe): void {
  routes.get('/v1/checkout/sessions', (call) => {
    const { customer, status } = call.get('fields')
    if (!books.isLiving(customer)) return missing(call, 'customer')
    return call.json(
      list([...books.checkouts.values()].filter((it) => it.customer === customer && it.status === status)),
    )
  })
  routes.post('/v1/checkout/sessions', (call) => {
    const { customer = '', 'line_items[0][price]': price = '', mode } = call.get('fields')
    if (!books.isLiving(customer)) return missing(call, 'customer')
    if (mode !== 'subscription' || price === '') return refusal(call, 400, 'Not a subscription to a price')
    const id = books.newId('cs')
    books.checkouts.set(id, { id, customer, price, status: 'open' })
    return call.json({ id, url: `https://checkout.stripe.test/${id}` })
  })
  routes.post('/v1/checkout/sessions/:id/expire', (call) => {
    const session = books.checkouts.get(call.req.param('id'))
    if (session?.status !== 'open') return refusal(call, 400, 'Only open sessions can be expired')
    session.status = 'expired'
    return call.json(session)
  })
}

function addSubscriptions(routes: Hono<StripeEnv>, fake: FakeStripe, once: Once): void {
  const { books } = fake
  routes.get('/v1/subscriptions', (call) => {
    const { customer } = call.get('fields')
    if (!books.isLiving(customer)) return missing(call, 'customer')
    const all = [...books.subscriptions.values()]
    return call.json(list(all.filter((it) => it.customer === customer && it.status !== 'canceled')))
  })
  routes.get('/v1/subscriptions/:id', (call) => {
    const subscription = books.subscriptions.get(call.req.param('id'))
    if (!subscription || fake.forgets) return missing(call, 'id')
    const id = subscription.latest_invoice
    const isUnfolded = call.get('fields')['expand[0]'] === 'latest_invoice'
    const invoice = isUnfolded ? { id, created: books.invoices.get(id)?.created } : id
    return call.json({ ...subscription, latest_invoice: invoice })
  })
  routes.delete('/v1/subscriptions/:id', (call) => {
    const subscription = books.subscriptions.get(call.req.param('id'))
    if (!subscription) return missing(call, 'id')
    return once(call, () => {
      books.end(subscription)
      return subscription
    })
  })
  routes.get('/v1/invoice_payments', (call) => {
    const { 'payment[payment_intent]': payment, 'expand[0]': expand } = call.get('fields')
    if (expand !== 'data.invoice') return refusal(call, 400, 'The invoice is wanted unfolded')
    const found = [...books.invoices].filter(([, invoice]) => invoice.payment === payment)
    return call.json(
      list(found.map(([id, { subscription }]) => ({ id: 'inpay_1', invoice: paidInvoice(id, subscription) }))),
    )
  })
}

function paidInvoice(id: string, subscription: string): object {
  return { id, object: 'invoice', parent: { subscription_details: { subscription } } }
}

/** The event's body, and the signature header that Stripe sends with it. @param timestamp in seconds since 1970 */
export function signed(event: object, { secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1_000) } = {}) {
  const payload = JSON.stringify(event)
  return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) }
}
