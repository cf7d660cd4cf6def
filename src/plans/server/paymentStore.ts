import type { EpochMs } from '#kit/time.ts'
import { strongestEntitlement } from '#plans/entitlement.ts'
import type { PaymentEvent } from '#plans/paymentEvent.ts'
import type { ProviderSubscription } from '#plans/providerSubscription.ts'
import { rulesTime } from '#platform/server/database/clock.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** A subscription as the provider described it at one instant. The latest snapshot counts. For equal instants, the event id decides. */
export interface SubscriptionSnapshot {
  subscription: ProviderSubscription
  /** The database's time, to the microsecond; or the event's time in ISO 8601, to the second. */
  seenAt: string
  /** The event that caused the reading. */
  eventId: string
}

export async function wasHandled(tx: Transaction, eventId: string): Promise<boolean> {
  return (await tx.sql('select 1 as one from app.payment_events where id = $1', [eventId])).length > 0
}

/** Records the event. Returns false if it was already recorded. */
export async function noteEvent(tx: Transaction, { id, type }: PaymentEvent): Promise<boolean> {
  const noted = await tx.sql(
    'insert into app.payment_events (id, type) values ($1, $2) on conflict do nothing returning 1 as one',
    [id, type],
  )
  return noted.length > 0
}

/** The time by which snapshots are ordered: the database machine's time, which the tests' clock does not change. */
export async function observationTime(tx: Transaction): Promise<string> {
  const [row] = await tx.sql<{ now: string }>('select clock_timestamp()::text as now')
  if (!row) throw new Error('The database did not return the time')
  return row.now
}

/**
 * Stores the snapshot unless a newer one is stored, and updates the customer's plan. Locks the account first, so that snapshots are
 * applied one after the other; a deletion of the account takes the same lock first. Returns the user's id, or undefined if the
 * customer has no account (any more).
 */
export async function applySnapshot(tx: Transaction, snapshot: SubscriptionSnapshot): Promise<string | undefined> {
  const { id, customerId } = snapshot.subscription
  const [owner] = await tx.sql<{ id: string }>(
    `select id from auth.users where id = coalesce(
       (select user_id from app.payment_subscriptions where id = $1),
       (select user_id from app.payment_customers where customer_id = $2)) for no key update`,
    [id, customerId],
  )
  if (!owner) return undefined
  await saveSnapshot(tx, owner.id, snapshot)
  await writePlan(tx, owner.id)
  return owner.id
}

async function saveSnapshot(tx: Transaction, userId: string, { subscription, seenAt, eventId }: SubscriptionSnapshot) {
  const { id, tier, status, periodEnd, endsAt, dueSince } = subscription
  await tx.sql(
    `insert into app.payment_subscriptions as kept (id, user_id, tier, status, period_end, ends_at, due_since, seen_at, seen_for)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (id) do update set tier = excluded.tier, status = excluded.status, period_end = excluded.period_end,
       ends_at = excluded.ends_at, due_since = excluded.due_since, seen_at = excluded.seen_at, seen_for = excluded.seen_for
     where (kept.seen_at, kept.seen_for) < (excluded.seen_at, excluded.seen_for)`,
    [id, userId, tier, status, instant(periodEnd), instant(endsAt), instant(dueSince), seenAt, eventId],
  )
}

/** The only place that writes `subscriptions`. */
async function writePlan(tx: Transaction, userId: string): Promise<void> {
  const kept = await storedSubscriptions(tx, userId)
  const entitlement = strongestEntitlement(kept, await rulesTime(tx))
  if (!entitlement) {
    await tx.sql('delete from subscriptions where user_id = $1', [userId])
    return
  }
  const { tier, renewal, end, trustedUntil } = entitlement
  await tx.sql(
    `insert into subscriptions (user_id, subscription_tier, renewal, subscription_end, grace_end) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set subscription_tier = excluded.subscription_tier, renewal = excluded.renewal,
       subscription_end = excluded.subscription_end, grace_end = excluded.grace_end, updated_at = app_now()`,
    [userId, tier, renewal, instant(end), instant(trustedUntil)],
  )
}

type Kept = Pick<ProviderSubscription, 'id' | 'tier' | 'status' | 'periodEnd' | 'endsAt' | 'dueSince'>

async function storedSubscriptions(tx: Transaction, userId: string): Promise<Kept[]> {
  return tx.sql<Kept>(
    `select id, tier, status, ${epochMsSql('period_end')} as "periodEnd", ${epochMsSql('ends_at')} as "endsAt", ${epochMsSql('due_since')} as "dueSince"
     from app.payment_subscriptions where user_id = $1 order by id`,
    [userId],
  )
}

/** Deletes events too old to be sent again. The provider retries an event for three days, and an operator can have it resent for thirty. */
export async function sweepPaymentEvents(tx: Transaction): Promise<void> {
  await tx.sql("delete from app.payment_events where handled_at < app_now() - interval '60 days'")
}

const instant = (at: EpochMs | null) => (at === null ? null : new Date(at))
const epochMsSql = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`
