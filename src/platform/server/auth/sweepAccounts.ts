import { type Database, SERVICE } from '#platform/server/database/database.ts'

/**
 * Removes letters older than a day (with their links and pending passwords), changes of address that were not confirmed, factors that
 * were never used, account events older than a year, and sessions unused for 60 days. Run it periodically.
 */
export async function sweepAccounts(database: Database): Promise<void> {
  await database.tx(SERVICE, async (tx) => {
    await tx.sql(`delete from auth.letters where created_at < app_now() - interval '1 day'`)
    await tx.sql(`delete from auth.email_changes where asked_at < app_now() - interval '1 day'`)
    await tx.sql(`delete from auth.factors where status = 'unverified' and created_at < app_now() - interval '1 hour'`)
    await tx.sql(`delete from auth.factor_challenges where created_at < app_now() - interval '1 hour'`)
    await tx.sql(`delete from auth.passkey_challenges where created_at < app_now() - interval '1 hour'`)
    await tx.sql(`delete from auth.used_codes where step < extract(epoch from app_now() - interval '1 hour') / 30`)
    await tx.sql(`delete from account_events where at < app_now() - interval '1 year'`)
    await tx.sql(`delete from auth.sessions where refreshed_at < app_now() - interval '60 days'`)
  })
}
