import type { Publish } from '#match/server/openMatches.ts'
import { recordPlayerSigns } from '#match/server/sweepMatches.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { ChannelRule } from '#platform/server/realtime/channelRule.ts'

export const MATCH_CHANNEL = 'match'

/** `match:{id}`: admits the two players. A connection to it counts as being present. */
export function matchChannel(database: Database, publish: Publish): ChannelRule {
  return {
    name: MATCH_CHANNEL,
    async mayJoin({ sub }, id) {
      const own = 'select 1 as one from matches where id = $1 and $2 in (player1_id, player2_id)'
      return (await database.autocommit(own, [id, sub])).length > 0
    },
    heardFrom: (signs) => recordPlayerSigns(database, publish, signs),
  }
}
