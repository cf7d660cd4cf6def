import { type Duels, openDuels } from '#app/duels.ts'
import { startSweeps } from '#app/sweeps.ts'
import type { Environment } from '#platform/environment.ts'
import { type AccessTokens, accessTokens } from '#platform/server/auth/accessToken.ts'
import { authenticator } from '#platform/server/auth/authenticator.ts'
import { type AuthSecrets, loadAuthSecrets } from '#platform/server/auth/authSecrets.ts'
import { type LetterPost, openLetterPost } from '#platform/server/auth/letterPost.ts'
import type { Database } from '#platform/server/database/database.ts'
import { clientAddresses } from '#platform/server/http/clientAddress.ts'
import { type CountRequest, rateLimiter } from '#platform/server/http/rateLimit.ts'
import type { Authenticate } from '#platform/server/http/requestContext.ts'
import type { Log } from '#platform/server/log.ts'
import { mailboxDelivery } from '#platform/server/mail/mailbox.ts'
import { smtpDelivery } from '#platform/server/mail/smtpDelivery.ts'
import { openRealtime, type Realtime } from '#platform/server/realtime/realtime.ts'
import { SITE_NAME } from '#site/siteName.ts'
import { openSpeech, type Speech } from '#speech/server/speech.ts'
import { loadBuiltInEngine } from '#translator/server/builtInEngine.ts'
import type { TranslateDependencies } from '#translator/server/translate.ts'

/** What the routes work with, made once at start. */
export interface Services {
  database: Database
  secrets: AuthSecrets
  tokens: AccessTokens
  authenticate: Authenticate
  countRequest: CountRequest
  letters: LetterPost
  translator: TranslateDependencies
  realtime: Realtime
  speech: Speech
  duels: Duels
  close(): Promise<void>
}

export async function openServices(
  environment: Environment,
  { database, log, siteUrl }: { database: Database; log: Log; siteUrl: () => string },
): Promise<Services> {
  const secrets = await loadAuthSecrets(database)
  const tokens = accessTokens(secrets, siteUrl)
  const { smtpUrl, mailFrom } = environment
  const deliver = smtpUrl ? smtpDelivery(smtpUrl, mailFrom) : mailboxDelivery(database)
  const sweeps = startSweeps(database, log)
  const realtime = openRealtime({
    database,
    tokens,
    log,
    siteUrl,
    addressOf: clientAddresses(environment.trustedProxies),
    limitsRates: environment.limitsRates,
  })
  const speech = await openSpeech({ database, dataDirectory: environment.dataDirectory, log })
  const duels = await openDuels({ database, speech, publish: realtime.publish, log })
  const letters = openLetterPost({ database, deliver, siteUrl, siteName: SITE_NAME, log })
  return {
    database,
    secrets,
    tokens,
    authenticate: authenticator(tokens),
    countRequest: rateLimiter(database, environment.limitsRates),
    letters,
    translator: {
      database,
      engine: await loadBuiltInEngine(),
      keyedHash: secrets.keyedHash,
    },
    realtime,
    speech,
    duels,
    async close() {
      sweeps.stop()
      duels.stop()
      await letters.close()
      await speech.close()
      await database.close()
    },
  }
}
