import type { ChannelRule } from '#platform/server/realtime/channelRule.ts'

/** `player:{id}`: messages to one player, such as that an opponent has been found. */
export const PLAYER_CHANNEL: ChannelRule = {
  name: 'player',
  mayJoin: async ({ sub }, id) => sub === id,
}
