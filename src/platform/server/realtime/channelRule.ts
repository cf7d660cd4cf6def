import type { AccessClaims } from '#platform/server/auth/accessToken.ts'

/** A kind of private channel: the topics `{name}:{id}`, the id a UUID. */
export interface ChannelRule {
  name: string
  /** Asked at each join and again for each new token. */
  mayJoin(claims: AccessClaims, id: string): Promise<boolean>
  /**
   * The users who were heard from (a pong, a heartbeat, any other frame) since the last call; at most once a second. Everybody who has joined
   * such a channel is asked for a sign of life every two seconds.
   */
  heardFrom?(signs: readonly SignOfLife[]): Promise<void>
}

export interface SignOfLife {
  userId: string
  /** The channel's. */
  id: string
}
