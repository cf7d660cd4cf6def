import type { Seeker } from '#arena/pairing.ts'
import type { MadePair } from '#arena/server/pairPlayers.ts'
import { SECOND_MS } from '#kit/time.ts'
import { UNSEEN_MS } from '#match/matchTimes.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { durations, gauge } from '#platform/server/meters/meter.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

const queue = gauge({
  name: 'hanpan_queue_players',
  help: 'Players who search for an opponent, on all nodes together, as counted a few seconds ago',
  labels: { skill: SKILLS },
})
const pairings = durations({
  name: 'hanpan_pairing_seconds',
  help: 'How long a player waited for an opponent',
  labels: { skill: SKILLS },
  bucketSeconds: [1, 2, 5, 8, 15, 30, 60, 120],
})

/** Call it after the commit. @param seekers among whom the pair was found */
export function notePairing(skill: Skill, { players }: MadePair, seekers: readonly Seeker[]): void {
  for (const { userId, waitedMs } of seekers) if (players.includes(userId)) pairings.note({ skill }, waitedMs)
}

/** Counts the players in the queue for their meter. Run it every few seconds. */
export async function meterQueue(database: Database): Promise<void> {
  const rows = await database.tx(SERVICE, (tx) =>
    tx.sql<{ skill: Skill; players: number }>(
      `select skill_type as skill, count(*) as players from match_queue
       where match_id is null and seen_at > (select app_now()) - $1::float8 * interval '1 second' group by skill_type`,
      [UNSEEN_MS / SECOND_MS],
    ),
  )
  const counted = new Map(rows.map(({ skill, players }) => [skill, players]))
  for (const skill of SKILLS) queue.set({ skill }, counted.get(skill) ?? 0)
}
