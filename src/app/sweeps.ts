import { sweepChallenges } from '#challenge/server/challengeStore.ts'
import { HOUR_MS } from '#kit/time.ts'
import { sweepPaymentEvents } from '#plans/server/paymentStore.ts'
import { rotateOldSigningKey } from '#platform/server/auth/signingKeys.ts'
import { sweepAccounts } from '#platform/server/auth/sweepAccounts.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { sweepRateLimits } from '#platform/server/http/rateLimit.ts'
import type { Log } from '#platform/server/log.ts'
import { sweepGuestDuels } from '#practice/server/guestDuel.ts'
import { sweepChargedTexts } from '#translator/server/quota.ts'
import { sweepSharedTranslations } from '#translator/server/sharedTranslations.ts'

/** Every hour, deletes expired rows, which only limits the size of the tables, and replaces an old signing key. */
export function startSweeps(database: Database, log: Log): { stop(): void } {
  const sweep = async () => {
    try {
      await sweepAccounts(database)
      await rotateOldSigningKey(database)
      await sweepRateLimits(database)
      await database.tx(SERVICE, sweepChargedTexts)
      await database.tx(SERVICE, sweepSharedTranslations)
      await database.tx(SERVICE, sweepPaymentEvents)
      await database.tx(SERVICE, sweepChallenges)
      await database.tx(SERVICE, sweepGuestDuels)
    } catch (error) {
      log.warn({ cause: (error as Error).message }, 'sweep failed; the next one will do its work')
    }
  }
  const timer = setInterval(sweep, HOUR_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
