import { CHALLENGE_MS, type Challenge, MOST_OPEN } from '#challenge/challenge.ts'
import type { OwnChallenge } from '#challenge/challengeContract.ts'
import { DAY_MS, type EpochMs, SECOND_MS } from '#kit/time.ts'
import { isoTime } from '#match/playerView.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/** A challenge as it is stored in the database, with the time at which it was read. */
export interface StoredChallenge extends Challenge {
  skill: Skill
  challengerName: string | null
  /** The player who accepted it; null if nobody did, or if the account was deleted. */
  friendId: string | null
  matchId: string | null
  now: EpochMs
}

/** For this long after its end, the challenge's page still shows its status. */
const REMEMBERED_DAYS = 7
/** A sign of life is stored at most this often. */
const SEEN_AGAIN_MS = SECOND_MS

const OPEN = 'taken_at is null and withdrawn_at is null and expires_at > (select app_now())'
const instant = (column: string) => `floor(date_part('epoch', ${column}) * 1000)`
const OWN = `code, skill_type as skill, wants_rated as "wantsRated", ${instant('expires_at')} as "expiresAt"`

interface OwnRow {
  code: string
  skill: Skill
  wantsRated: boolean
  expiresAt: EpochMs
}

/** Undefined if the player already has the most open challenges allowed. */
export async function insertChallenge(
  tx: Transaction,
  userId: string,
  { code, skill, wantsRated }: Pick<OwnRow, 'code' | 'skill' | 'wantsRated'>,
): Promise<OwnChallenge | undefined> {
  // The lock serializes the player's calls; without it, each of two calls could find room for one more.
  await tx.sql(`select 1 as one from pg_advisory_xact_lock(hashtext('challenges'), hashtext($1))`, [userId])
  const [row] = await tx.sql<OwnRow>(
    `insert into app.challenges (code, challenger_id, skill_type, wants_rated, expires_at)
     select $1, $2::uuid, $3, $4, (select app_now()) + $5::float8 * interval '1 millisecond'
     where (select count(*) from app.challenges where challenger_id = $2::uuid and ${OPEN}) < $6
     returning ${OWN}`,
    [code, userId, skill, wantsRated, CHALLENGE_MS, MOST_OPEN],
  )
  return row && ownChallenge(row)
}

/** The player's open challenges, newest first. */
export async function openChallenges(tx: Transaction, userId: string): Promise<OwnChallenge[]> {
  const rows = await tx.sql<OwnRow>(
    `select ${OWN} from app.challenges where challenger_id = $1 and ${OPEN} order by created_at desc, code`,
    [userId],
  )
  return rows.map(ownChallenge)
}

export async function readChallenge(tx: Transaction, code: string): Promise<StoredChallenge | undefined> {
  const [row] = await tx.sql<StoredChallenge>(
    `select c.challenger_id as "challengerId", app.public_name(p) as "challengerName", c.skill_type as skill,
       c.wants_rated as "wantsRated", ${instant('c.expires_at')} as "expiresAt", ${instant('c.seen_at')} as "seenAt",
       c.withdrawn_at is not null as "isWithdrawn", c.taken_at is not null as "isTaken",
       c.friend_id as "friendId", c.match_id as "matchId", ${instant('(select app_now())')} as now
     from app.challenges c left join profiles p on p.id = c.challenger_id where c.code = $1`,
    [code],
  )
  return row
}

/** Returns false if the challenge is no longer open. A second call waits for the first one's transaction, then returns false. */
export async function noteTaken(
  tx: Transaction,
  code: string,
  taking: { friendId: string; wantsRated: boolean; matchId: string },
): Promise<boolean> {
  const rows = await tx.sql(
    `update app.challenges set taken_at = app_now(), friend_id = $2, friend_wants_rated = $3, match_id = $4
     where code = $1 and ${OPEN} returning 1 as one`,
    [code, taking.friendId, taking.wantsRated, taking.matchId],
  )
  return rows.length > 0
}

/** Withdraws the player's challenge if it is still open. */
export async function noteWithdrawn(tx: Transaction, userId: string, code: string): Promise<void> {
  await tx.sql(
    `update app.challenges set withdrawn_at = app_now() where code = $1 and challenger_id = $2 and ${OPEN}`,
    [code, userId],
  )
}

/** Records a sign of life of these challengers. Rows that another transaction has locked are skipped. */
export async function noteWaiting(tx: Pick<Transaction, 'sql'>, userIds: readonly string[]): Promise<void> {
  await tx.sql(
    `update app.challenges set seen_at = app_now() where code in (
       select code from app.challenges where challenger_id = any($1::uuid[]) and ${OPEN}
         and seen_at < (select app_now()) - $2::float8 * interval '1 millisecond'
       for update skip locked)`,
    [userIds, SEEN_AGAIN_MS],
  )
}

/** Deletes challenges and duels apart that ended long ago. Run it about every hour. */
export async function sweepChallenges(tx: Transaction): Promise<void> {
  for (const table of ['app.challenges', 'app.apart_duels']) {
    await tx.sql(`delete from ${table} where expires_at < app_now() - $1::float8 * interval '1 millisecond'`, [
      REMEMBERED_DAYS * DAY_MS,
    ])
  }
}

function ownChallenge({ code, skill, wantsRated, expiresAt }: OwnRow): OwnChallenge {
  return { code, skill_type: skill, rated: wantsRated, expires_at: isoTime(expiresAt) }
}
