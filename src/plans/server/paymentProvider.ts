import type { PaidPlanId } from '#plans/plans.ts'
import type { ProviderSubscription } from '#plans/providerSubscription.ts'

export interface Payer {
  userId: string
  email: string
}

/** Who takes the money: Stripe, or the test payments that stand in for it. */
export interface PaymentProvider {
  /** @param idempotencyKey the same for every try of one person: the provider then makes one customer */
  createCustomer(payer: Payer, idempotencyKey: string): Promise<string>
  /** The address of a page where the customer subscribes. Pages opened earlier and not paid on are closed. */
  openCheckout(customerId: string, planId: PaidPlanId): Promise<string>
  /** The address of a page where the customer switches, cancels and resumes. */
  openPortal(customerId: string): Promise<string>
  /** Whether the customer has one that can still be changed, paid or unpaid: a second one would be a mistake. */
  hasOpenSubscription(customerId: string): Promise<boolean>
  /** As the provider has it now; undefined when it does not know the id. */
  findSubscription(id: string): Promise<ProviderSubscription | undefined>
  /** What an object says that came with an event; undefined when it is no subscription. */
  readSubscription(object: unknown): ProviderSubscription | undefined
  /** Which subscription's invoice a payment paid; undefined when it paid none. */
  findPaidInvoice(paymentId: string): Promise<PaidInvoice | undefined>
  /** Ends at once; one that has ended stays as it is. */
  endSubscription(id: string): Promise<void>
  /** Ends all that the customer has and forgets who it is. */
  deleteCustomer(customerId: string): Promise<void>
}

export interface PaidInvoice {
  invoiceId: string
  subscriptionId: string
}
