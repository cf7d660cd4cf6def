import type { AccessTokens } from '#platform/server/auth/accessToken.ts'
import type { AuthSecrets } from '#platform/server/auth/authSecrets.ts'
import type { LetterPost } from '#platform/server/auth/letterPost.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { CountRequest } from '#platform/server/http/rateLimit.ts'

/** The services that accounts need. */
export interface AuthDependencies {
  database: Database
  secrets: AuthSecrets
  tokens: AccessTokens
  letters: LetterPost
  countRequest: CountRequest
  /** Called after one of the user's sessions has ended, to close its sockets. */
  sessionsEnded(userId: string): void
  /** Whether a sign-up must be confirmed by an emailed link. If not, it signs the user in at once. */
  confirmsEmail: boolean
  /** What authenticator apps and passkeys call the site. */
  siteName: string
  /** The public origin, which passkeys are made for. */
  siteUrl(): string
}
