import type { AccessClaims } from '#platform/server/auth/accessToken.ts'

/** A kind of private channel, with topics `{name}:{id}`. The id is a UUID. */
export interface ChannelRule {
  name: string
  /** Checked at each join and for each new token. */
  mayJoin(claims: AccessClaims, id: string): Promise<boolean>
  /**
   * Called at most once a second with the users who were heard from (a pong, a heartbeat, any other frame) since the last call. Every
   * socket in such a channel is pinged every two seconds.
   */
  heardFrom?(signs: readonly SignOfLife[]): Promise<void>
  /** Called before a broadcast of another node is delivered to sockets in such a channel, to send something of this node's own first. */
  beforeForeign?(id: string, event: string): Promise<void>
}

export interface SignOfLife {
  userId: string
  /** The channel's id. */
  id: string
}
