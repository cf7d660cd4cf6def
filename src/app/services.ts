import { startSweeps } from '#app/sweeps.ts'
import type { Environment } from '#platform/environment.ts'
import { type AccessTokens, accessTokens } from '#platform/server/auth/accessToken.ts'
import { authenticator } from '#platform/server/auth/authenticator.ts'
import { type AuthSecrets, loadAuthSecrets } from '#platform/server/auth/authSecrets.ts'
import { type LetterPost, openLetterPost } from '#platform/server/auth/letterPost.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type CountRequest, rateLimiter } from '#platform/server/http/rateLimit.ts'
import type { Authenticate } from '#platform/server/http/requestContext.ts'
import type { Log } from '#platform/server/log.ts'
import { mailboxDelivery } from '#platform/server/mail/mailbox.ts'
import { smtpDelivery } from '#platform/server/mail/smtpDelivery.ts'
import { SITE_NAME } from '#site/siteName.ts'
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
    async close() {
      sweeps.stop()
      await letters.close()
      await database.close()
    },
  }
}
