import type { PaidPlanId } from '#plans/plans.ts'
import type { ProviderSubscription } from '#plans/providerSubscription.ts'

export interface Payer {
  userId: string
  email: string
}

/** The payment provider: Stripe, or the test payments that stand in for it. */
export interface PaymentProvider {
  /** @param idempotencyKey the same for all of a user's tries, so that the provider creates one customer */
  createCustomer(payer: Payer, idempotencyKey: string): Promise<string>
  /** Returns the URL of a page where the customer subscribes. Closes the customer's earlier unpaid pages. */
  openCheckout(customerId: string, planId: PaidPlanId): Promise<string>
  /** Returns the URL of a page where the customer can switch, cancel and resume. */
  openPortal(customerId: string): Promise<string>
  /** Whether the customer has a subscription that has not ended, paid or unpaid. Then a second one would be a mistake. */
  hasOpenSubscription(customerId: string): Promise<boolean>
  /** The subscription as the provider has it now; undefined if the id is unknown. */
  findSubscription(id: string): Promise<ProviderSubscription | undefined>
  /** Reads an event's object; undefined if it is not a subscription. */
  readSubscription(object: unknown): ProviderSubscription | undefined
  /** The invoice that a payment paid, and its subscription; undefined if there is none. */
  findPaidInvoice(paymentId: string): Promise<PaidInvoice | undefined>
  /** Ends the subscription at once. If it has already ended, nothing happens. */
  endSubscription(id: string): Promise<void>
  /** Ends all of the customer's subscriptions and deletes the customer. */
  deleteCustomer(customerId: string): Promise<void>
}

export interface PaidInvoice {
  invoiceId: string
  subscriptionId: string
}
