import type { EpochMs } from '#kit/time.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Opponent } from '#practice/opponent.ts'
import { readQuestions, type StoredQuestion } from '#practice/server/practiceStore.ts'
import type { Skill } from '#rating/skill.ts'

/** A practice duel as it is stored in the database. */
export interface StoredDuel {
  id: string
  skill: Skill
  /** The player's rating at the start. */
  rating: number
  opponent: Opponent
  /** The id is null in a guest duel. */
  player: { id: string | null; displayName: string | null; games: number }
  startedAt: EpochMs | null
  endedAt: EpochMs | null
  withdrawnAt: EpochMs | null
  /** Whether the feedback on a question stays until the player goes on. */
  isPaced: boolean
  /** When a phase that began by time alone was last shown; null if none was. */
  shownAt: EpochMs | null
  /** The duel's own time: the clock, but never earlier than anything that was stored or shown. */
  now: EpochMs
  questions: StoredQuestion[]
}

/** Call it only under the lock, so that `now` is not earlier than what another request is storing. */
export async function loadDuel(tx: Transaction, practiceId: string): Promise<StoredDuel> {
  const [row] = await tx.sql<Omit<StoredDuel, 'questions'>>(LOAD, [practiceId])
  if (!row) throw new Error('A locked practice has no row')
  return { ...row, questions: await readQuestions(tx, practiceId) }
}

export async function noteStart(tx: Transaction, { id, now }: StoredDuel): Promise<void> {
  await tx.sql('update practices set started_at = $2 where id = $1 and started_at is null', [id, new Date(now)])
}

export async function noteShown(tx: Transaction, { id, now }: StoredDuel): Promise<void> {
  await tx.sql('update practices set shown_at = $2 where id = $1', [id, new Date(now)])
}

export async function noteWithdrawal(tx: Transaction, { id, now }: StoredDuel): Promise<void> {
  await tx.sql('update practices set withdrawn_at = $2 where id = $1 and withdrawn_at is null', [id, new Date(now)])
}

/** An instant in whole milliseconds, as in matches. */
const MS = (instant: string) => `floor(extract(epoch from ${instant}) * 1000)::float8`

/**
 * The recorded player's name is the current one. Once the account is deleted, the recording is not allowed. With the account of a
 * challenger, the duel apart is deleted too.
 */
const OPPONENT = `
  case p.kind when 'partner' then json_build_object('kind', p.kind, 'strength', p.strength)
  when 'apart' then coalesce(
    (select json_build_object('kind', 'recording', 'name', app.public_name(owner), 'allowed', true, 'rating', o.rating,
       'games', (select count(*) from rating_changes c where c.user_id = o.user_id and c.skill_type = o.skill_type),
       'recordedAt', floor(extract(epoch from coalesce(o.ended_at, o.created_at)) * 1000)::int8)
     from app.apart_duels a join practices o on o.id = a.opening_id left join profiles owner on owner.id = o.user_id
     where a.answer_id = p.id),
    json_build_object('kind', 'recording', 'name', null, 'allowed', false, 'rating', p.rating, 'games', 0,
      'recordedAt', floor(extract(epoch from p.created_at) * 1000)::int8))
  else (
    select json_build_object('kind', p.kind, 'name', app.public_name(owner), 'allowed', coalesce(owner.recordable, false),
      'rating', side.rating, 'games', side.games, 'recordedAt', floor(extract(epoch from m.completed_at) * 1000)::int8)
    from app.practice_recordings r
    join matches m on m.id = r.match_id
    cross join lateral (values (0, m.player1_id, m.player1_rating, m.player1_games),
                               (1, m.player2_id, m.player2_rating, m.player2_games)) as side (player, id, rating, games)
    left join profiles owner on owner.id = side.id
    where r.practice_id = p.id and side.player = r.player) end`

const LOAD = `
  select p.id, p.skill_type as skill, p.rating, p.paced as "isPaced", ${OPPONENT} as opponent,
    json_build_object('id', p.user_id, 'displayName', profiles.display_name, 'games',
      (select count(*) from rating_changes c where c.user_id = p.user_id and c.skill_type = p.skill_type)) as player,
    ${MS('p.started_at')} as "startedAt", ${MS('p.ended_at')} as "endedAt", ${MS('p.withdrawn_at')} as "withdrawnAt",
    ${MS('p.shown_at')} as "shownAt",
    ${MS(`greatest(app_now(), p.started_at, p.ended_at, p.withdrawn_at, p.shown_at,
      (select greatest(max(q.answered_at), max(q.left_at)) from app.practice_questions q where q.practice_id = p.id))`)} as now
  from practices p left join profiles on profiles.id = p.user_id where p.id = $1`
