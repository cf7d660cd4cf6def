import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { SECOND_MS } from '#kit/time.ts'
import type { Assurance, AssuranceLevel } from '#platform/server/auth/assurance.ts'
import type { AuthSecrets } from '#platform/server/auth/authSecrets.ts'
import { ACCESS_TOKEN_SECONDS, SIGNING_ALGORITHM } from '#platform/server/auth/signingKeys.ts'
import type { Claims } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

const AUDIENCE = 'authenticated'
/** A cached token with its claims takes about 1.5 kB. */
const MOST_REMEMBERED = 10_000

/** Signs and verifies access tokens: ES256 only, with this installation's keys, for this site. */
export interface AccessTokens {
  sign(bearer: Bearer): Promise<{ token: string; expiresAt: number }>
  /** Throws a `Problem` 401 `bad_jwt` unless the token is ours and valid now. */
  verify(token: string): Promise<AccessClaims>
}

/** The user that a token is issued to. */
export interface Bearer {
  userId: string
  email: string
  sessionId: string
  isAdmin: boolean
  assurance: Assurance
  /** Whether the account has a second step that the session has not passed. */
  isSecondStepDue: boolean
}

/** The claims of a verified token. They become the transaction's claims. */
export interface AccessClaims extends Claims {
  role: 'authenticated'
  sub: string
  session_id: string
  email: string
  aal: AssuranceLevel
  /** The password was right, but the code is still missing: only `auth/v1` accepts the token. */
  second_step_due?: true | undefined
  /** Seconds since 1970. */
  exp: number
}

const payloadSchema = z.object({
  role: z.literal('authenticated'),
  sub: z.uuid(),
  session_id: z.uuid(),
  email: z.string(),
  aal: z.enum(['aal1', 'aal2']),
  second_step_due: z.literal(true).optional(),
  exp: z.number(),
})

export function accessTokens({ signingKeys }: Pick<AuthSecrets, 'signingKeys'>, siteUrl: () => string): AccessTokens {
  const issuer = () => `${siteUrl()}/auth/v1`
  // A page sends the same token with every call, and checking a signature takes a tenth of a call's time.
  const verified = new LRUCache<string, { claims: AccessClaims; kid: string }>({ max: MOST_REMEMBERED })
  return {
    async sign(bearer) {
      const issuedAt = Math.floor(Date.now() / SECOND_MS)
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS
      const { kid, privateKey } = signingKeys.newest()
      const token = await new SignJWT(claimsOf(bearer))
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(issuer())
        .setAudience(AUDIENCE)
        .setSubject(bearer.userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey)
      return { token, expiresAt }
    },
    async verify(token) {
      const known = verified.get(token)
      if (known && known.claims.exp > Math.floor(Date.now() / SECOND_MS) && signingKeys.find(known.kid))
        return known.claims
      try {
        const { payload, protectedHeader } = await jwtVerify(
          token,
          async ({ kid = '' }) => {
            const key = await signingKeys.findAnywhere(kid)
            if (!key) throw new Error('The token names a key that is not ours')
            return key.publicKey
          },
          { algorithms: [SIGNING_ALGORITHM], issuer: issuer(), audience: AUDIENCE },
        )
        const claims = payloadSchema.parse(payload)
        verified.set(token, { claims, kid: protectedHeader.kid ?? '' })
        return claims
      } catch (cause) {
        throw new Problem(401, 'bad_jwt', 'Invalid JWT', { cause })
      }
    },
  }
}

function claimsOf({ email, sessionId, isAdmin, assurance, isSecondStepDue }: Bearer): Record<string, unknown> {
  return {
    role: 'authenticated',
    email,
    phone: '',
    session_id: sessionId,
    app_metadata: appMetadata(isAdmin),
    user_metadata: {},
    ...assurance,
    ...(isSecondStepDue ? { second_step_due: true } : {}),
    is_anonymous: false,
  }
}

/** The browser uses `role` only to decide what to show: the database checks its own table of admins. */
export function appMetadata(isAdmin: boolean): Record<string, unknown> {
  return { provider: 'email', providers: ['email'], ...(isAdmin ? { role: 'admin' } : {}) }
}
