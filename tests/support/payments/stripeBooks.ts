import { randomBytes } from 'node:crypto'

const DAY = 86_400

export interface BookedSubscription {
  id: string
  object: 'subscription'
  customer: string
  status: string
  cancel_at_period_end: boolean
  cancel_at: number | null
  ended_at: number | null
  latest_invoice: string
  items: { data: BookedItem[] }
}

interface BookedItem {
  price: { id: string; metadata: Record<string, string> }
  current_period_start: number
  current_period_end: number
}

export interface StripeEvent {
  id: string
  type: string
  created: number
  data: { object: object }
}

/** The state of a fake Stripe, and the changes to it. Times are in seconds since 1970. */
export class StripeBooks {
  readonly customers = new Map<string, { id: string; email: string; deleted: boolean }>()
  readonly checkouts = new Map<string, { id: string; customer: string; price: string; status: string }>()
  readonly subscriptions = new Map<string, BookedSubscription>()
  readonly invoices = new Map<string, { subscription: string; created: number; payment: string }>()
  now = Date.UTC(2026, 10, 20, 12) / 1_000
  readonly #account = randomBytes(4).toString('hex')
  #ids = 0

  newId(prefix: string): string {
    this.#ids += 1
    return `${prefix}_${this.#account}${this.#ids}`
  }

  /** A customer pays in an open checkout. */
  pay(checkoutId: string): BookedSubscription {
    const checkout = this.checkouts.get(checkoutId)
    if (checkout?.status !== 'open') throw new Error(`${checkoutId} is not open`)
    checkout.status = 'complete'
    return this.subscribe(checkout.customer, checkout.price)
  }

  subscribe(customer: string, price: string, status = 'active'): BookedSubscription {
    const id = this.newId('sub')
    const subscription: BookedSubscription = {
      id,
      object: 'subscription',
      customer,
      status,
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      latest_invoice: this.#invoice(id),
      items: {
        data: [
          {
            price: { id: price, metadata: {} },
            current_period_start: this.now,
            current_period_end: this.now + 30 * DAY,
          },
        ],
      },
    }
    this.subscriptions.set(id, subscription)
    return subscription
  }

  switchTo(subscription: BookedSubscription, price: string): void {
    for (const item of subscription.items.data) item.price = { id: price, metadata: {} }
  }

  /** Begins the next period with a new invoice, paid or not (`past_due`). */
  renew(subscription: BookedSubscription, status = 'active'): void {
    for (const item of subscription.items.data) {
      this.now = Math.max(this.now, item.current_period_end)
      item.current_period_start = item.current_period_end
      item.current_period_end += 30 * DAY
    }
    subscription.latest_invoice = this.#invoice(subscription.id)
    subscription.status = status
  }

  end(subscription: BookedSubscription): void {
    subscription.status = 'canceled'
    subscription.ended_at = this.now
  }

  deleteCustomer(id: string): void {
    const customer = this.customers.get(id)
    if (customer) customer.deleted = true
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customer === id) this.end(subscription)
    }
  }

  isLiving(customer: string | undefined): boolean {
    return this.customers.get(customer ?? '')?.deleted === false
  }

  /** The payment of the newest invoice. */
  paymentOf({ latest_invoice }: BookedSubscription): string {
    return this.invoices.get(latest_invoice)?.payment ?? ''
  }

  /** An event with the current state of the object. */
  event(type: string, object: object): StripeEvent {
    return { id: this.newId('evt'), type, created: this.now, data: { object: structuredClone(object) } }
  }

  subscriptionEvent(kind: 'created' | 'updated' | 'deleted', subscription: BookedSubscription): StripeEvent {
    return this.event(`customer.subscription.${kind}`, subscription)
  }

  invoiceEvent(kind: 'paid' | 'payment_failed', subscription: BookedSubscription): StripeEvent {
    const parent = { subscription_details: { subscription: subscription.id } }
    return this.event(`invoice.${kind}`, { id: subscription.latest_invoice, parent })
  }

  #invoice(subscription: string): string {
    const id = this.newId('in')
    this.invoices.set(id, { subscription, created: this.now, payment: this.newId('pi') })
    return id
  }
}
