import type { Publish } from '#match/server/actOnMatch.ts'
import { recordPlayerSigns } from '#match/server/sweepMatches.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { ChannelRule } from '#platform/server/realtime/channelRule.ts'

/** `match:{id}`: admits the two players. A connection to it counts as being present. */
export function matchChannel(database: Database, publish: Publish): ChannelRule {
  return {
    name: 'match',
    mayJoin: ({ sub }, id) =>
      database.tx(SERVICE, async (tx) => {
        const rows = await tx.sql('select 1 as one from matches where id = $1 and $2 in (player1_id, player2_id)', [
          id,
          sub,
        ])
        return rows.length > 0
      }),
    heardFrom: (signs) => recordPlayerSigns(database, publish, signs),
  }
}
