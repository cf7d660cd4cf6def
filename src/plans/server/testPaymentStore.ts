import { randomUUID } from 'node:crypto'
import { SECOND_MS } from '#kit/time.ts'
import type { PaidPlanId } from '#plans/plans.ts'
import type { TestSubscription } from '#plans/testSubscription.ts'
import { rulesTime } from '#platform/server/database/clock.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** The stored objects of the test payments, by kind. */
interface TestObjects {
  checkout: { planId: PaidPlanId; paid: boolean }
  portal: Record<string, never>
  subscription: TestSubscription
}
type Kind = keyof TestObjects

export interface StoredObject<K extends Kind> {
  id: string
  customerId: string
  object: TestObjects[K]
}

const PREFIX: Record<Kind, string> = { checkout: 'cs', portal: 'bps', subscription: 'sub' }
/** Ids are unguessable, like the provider's. Anyone who has the URL of a page may use the page. */
export function newTestId(kind: Kind): string {
  return `${PREFIX[kind]}_test_${randomUUID().replaceAll('-', '')}`
}

export async function saveObject<K extends Kind>(tx: Transaction, kind: K, stored: StoredObject<K>): Promise<void> {
  await tx.sql(
    `insert into app.test_payment_objects (id, kind, customer_id, object) values ($1, $2, $3, $4::jsonb)
     on conflict (id) do update set object = excluded.object`,
    [stored.id, kind, stored.customerId, JSON.stringify(stored.object)],
  )
}

const SELECT = 'select id, customer_id as "customerId", object from app.test_payment_objects'

/** Locks the object until the transaction ends, so that the second of two presses sees the effect of the first. */
export async function findObject<K extends Kind>(
  tx: Transaction,
  kind: K,
  id: string,
): Promise<StoredObject<K> | undefined> {
  const [row] = await tx.sql<StoredObject<K>>(`${SELECT} where id = $1 and kind = $2 for no key update`, [id, kind])
  return row
}

/** The customer's newest subscription. */
export async function latestSubscription(
  tx: Transaction,
  customerId: string,
): Promise<StoredObject<'subscription'> | undefined> {
  const [row] = await tx.sql<StoredObject<'subscription'>>(
    `${SELECT} where customer_id = $1 and kind = 'subscription' order by created_at desc, id limit 1 for no key update`,
    [customerId],
  )
  return row
}

export async function runningSubscriptions(tx: Transaction): Promise<StoredObject<'subscription'>[]> {
  return tx.sql(
    `${SELECT} where kind = 'subscription' and object ->> 'status' = 'active' for no key update skip locked`,
  )
}

/** Deletes the customer's unpaid checkouts. */
export async function closeCheckouts(tx: Transaction, customerId: string): Promise<void> {
  await tx.sql(
    `delete from app.test_payment_objects where customer_id = $1 and kind = 'checkout' and object ->> 'paid' = 'false'`,
    [customerId],
  )
}

/** Queues an event, which is delivered after the commit and retried until it is accepted. */
export async function queueEvent(tx: Transaction, type: string, object: object): Promise<void> {
  const created = Math.floor((await rulesTime(tx)) / SECOND_MS)
  const event = { id: `evt_test_${randomUUID()}`, object: 'event', type, created, data: { object } }
  await tx.sql('insert into app.test_payment_events (body) values ($1)', [JSON.stringify(event)])
}

export function queuedEvents(tx: Transaction): Promise<{ seq: number; body: string }[]> {
  return tx.sql('select seq::int as seq, body from app.test_payment_events order by seq limit 100')
}

export async function forgetEvent(tx: Transaction, seq: number): Promise<void> {
  await tx.sql('delete from app.test_payment_events where seq = $1', [seq])
}
