import { granted, refused, type Verdict } from '#kit/verdict.ts'
import type { AccessClaims, AccessTokens } from '#platform/server/auth/accessToken.ts'
import type { SessionLookup } from '#platform/server/auth/sessionLookup.ts'
import type { GuardFlood } from '#platform/server/http/floodGuard.ts'
import type { ChannelRule } from '#platform/server/realtime/channelRule.ts'
import { parseTopic, subTopic } from '#platform/server/realtime/topic.ts'

/** A permission to be in a channel until the token expires. */
export interface Admission {
  rule: ChannelRule
  id: string
  claims: AccessClaims
}

/**
 * Whether the bearer of a token may be in the channel. A refusal uses the messages of Supabase's server, which its clients and
 * their developers know.
 * @param addressGroup the client's, which limits how often it may ask, like the user
 * @throws Problem 429 if it asks too often; another error if the database cannot be queried
 */
export type Admit = (
  topic: string,
  token: string | undefined,
  addressGroup: string,
) => Promise<Verdict<Admission, string>>

export function admittance(
  { sessions, tokens, guardFlood }: { sessions: SessionLookup; tokens: AccessTokens; guardFlood: GuardFlood },
  rules: () => readonly ChannelRule[],
): Admit {
  return async (topic, token, addressGroup) => {
    const unauthorized = refused(
      `Unauthorized: You do not have permissions to read from this Channel topic: ${subTopic(topic)}`,
    )
    const { name, id = '' } = parseTopic(topic) ?? {}
    const rule = rules().find((known) => known.name === name)
    if (!rule || token === undefined) return unauthorized
    const claims = await tokens.verify(token).catch(() => undefined)
    if (!claims) return refused('InvalidJWTToken: The token is not valid or has expired')
    guardFlood(claims, addressGroup)
    if (claims.second_step_due) return unauthorized
    if (!(await sessions.isLive(claims.session_id)) || !(await rule.mayJoin(claims, id))) return unauthorized
    return granted({ rule, id, claims })
  }
}
