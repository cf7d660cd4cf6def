import type { z } from 'zod'
import { FORMER_PLAYER, UNNAMED } from '#identity/displayName.ts'
import type { EpochMs } from '#kit/time.ts'
import { isoTime } from '#match/playerView.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type MatchRecord, outcomeOf } from '#progress/pastMatch.ts'
import type { HistoryResponse, historyRequest, PastMatch } from '#progress/progressContract.ts'
import { newestOwnMatches } from '#progress/server/newestOwnMatches.ts'
import type { Skill } from '#rating/skill.ts'

interface Row extends Pick<MatchRecord, 'status' | 'winner' | 'gaveUp' | 'opponentIsThere'> {
  id: string
  skill: Skill
  name: string | null
  own: number
  opponent: number
  delta: number | null
  at: EpochMs
}

/** A page of the player's finished matches, newest first; empty if `before` is not one of the player's matches. */
export async function readHistory(
  tx: Transaction,
  userId: string,
  { limit, before }: z.output<typeof historyRequest>,
): Promise<HistoryResponse> {
  const rows = await tx.sql<Row>(HISTORY, [userId, limit + 1, before ?? null])
  return { matches: rows.slice(0, limit).map(pastMatch), more: rows.length > limit }
}

function pastMatch(row: Row): PastMatch {
  const { id, skill, name, own, opponent, delta, at, opponentIsThere } = row
  return {
    id,
    skill_type: skill,
    outcome: outcomeOf({ ...row, points: { you: own, opponent } }),
    opponent: opponentIsThere ? name || UNNAMED : FORMER_PLAYER,
    score: [own, opponent],
    delta,
    at: isoTime(at),
  }
}

const BEFORE = `and ($3::uuid is null or (created_at, id) < (
  select created_at, id from matches where id = $3 and $1 in (player1_id, player2_id)))`

const HISTORY = `
  with own as (${newestOwnMatches(['completed', 'void'], BEFORE)})
  select m.id, m.skill_type as skill, m.status, app.public_name(profiles) as name, c.delta,
    case own.place when 0 then m.player1_score else m.player2_score end as own,
    case own.place when 0 then m.player2_score else m.player1_score end as opponent,
    case when m.winner_id = $1 then 'you' when m.winner_id is not null then 'opponent' end as winner,
    case own.place when 0 then m.player2_id else m.player1_id end is not null as "opponentIsThere",
    exists (select from app.match_events e where e.match_id = m.id
      and ((e.kind = 'resign' and e.player = own.place) or (e.kind = 'claim' and e.player <> own.place))) as "gaveUp",
    floor(extract(epoch from m.completed_at) * 1000)::float8 as at
  from own join matches m on m.id = own.id
  left join profiles on profiles.id = case own.place when 0 then m.player2_id else m.player1_id end
  left join rating_changes c on c.match_id = m.id and c.user_id = $1
  order by own.created_at desc, own.id desc limit $2`
