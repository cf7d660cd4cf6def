import type { Payer } from '#plans/server/paymentProvider.ts'
import { accountById, userNotFound } from '#platform/server/auth/account.ts'
import type { Transaction } from '#platform/server/database/database.ts'

export interface CustomerRecord {
  /** Null until the provider has created the customer. */
  customerId: string | null
  idempotencyKey: string
  payer: Payer
}

/** The user's customer id, or the idempotency key for creating a customer. Throws `user_not_found` if the account is gone. */
export async function openCustomerRecord(tx: Transaction, userId: string): Promise<CustomerRecord> {
  const account = await accountById(tx, userId)
  if (!account) throw userNotFound()
  await tx.sql('insert into app.payment_customers (user_id) values ($1) on conflict do nothing', [userId])
  const [row] = await tx.sql<Pick<CustomerRecord, 'customerId' | 'idempotencyKey'>>(
    'select customer_id as "customerId", request_key as "idempotencyKey" from app.payment_customers where user_id = $1',
    [userId],
  )
  if (!row) throw userNotFound()
  return { ...row, payer: { userId, email: account.email } }
}

export async function saveCustomer(tx: Transaction, userId: string, customerId: string): Promise<void> {
  await tx.sql('update app.payment_customers set customer_id = $2 where user_id = $1', [userId, customerId])
}

export async function customerIdOf(tx: Transaction, userId: string): Promise<string | undefined> {
  const [row] = await tx.sql<{ id: string }>(
    'select customer_id as id from app.payment_customers where user_id = $1 and customer_id is not null',
    [userId],
  )
  return row?.id
}

/** Deletes the customer, so that the next checkout creates a new one with a new key. */
export async function forgetCustomer(tx: Transaction, customerId: string): Promise<void> {
  await tx.sql('delete from app.payment_customers where customer_id = $1', [customerId])
}
