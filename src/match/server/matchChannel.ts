import type { Publish } from '#match/server/actOnMatch.ts'
import { recordPlayerSigns } from '#match/server/sweepMatches.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { ChannelRule } from '#platform/server/realtime/channelRule.ts'

/** `match:{id}`: for its two players; being connected to it is being there. */
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
