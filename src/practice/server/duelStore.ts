import type { EpochMs } from '#kit/time.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { readQuestions, type StoredQuestion } from '#practice/server/practiceStore.ts'
import type { Skill } from '#rating/skill.ts'

/** A practice duel as the database keeps it. */
export interface StoredDuel {
  id: string
  skill: Skill
  /** At the start. */
  rating: number
  strength: number
  player: { id: string; displayName: string; games: number }
  startedAt: EpochMs | null
  endedAt: EpochMs | null
  /** Up to when a phase that the clock alone began was shown; null: none was. */
  shownAt: EpochMs | null
  /** The duel's own time: the clock when it was read, but never before what anybody was told. */
  now: EpochMs
  questions: StoredQuestion[]
}

/** Only under the lock: its time must not be older than what somebody else is just noting. */
export async function loadDuel(tx: Transaction, practiceId: string): Promise<StoredDuel> {
  const [row] = await tx.sql<Omit<StoredDuel, 'questions'>>(LOAD, [practiceId])
  if (!row) throw new Error('A player who practises has no profile')
  return { ...row, questions: await readQuestions(tx, practiceId) }
}

export async function noteStart(tx: Transaction, { id, now }: StoredDuel): Promise<void> {
  await tx.sql('update practices set started_at = $2 where id = $1 and started_at is null', [id, new Date(now)])
}

export async function noteShown(tx: Transaction, { id, now }: StoredDuel): Promise<void> {
  await tx.sql('update practices set shown_at = $2 where id = $1', [id, new Date(now)])
}

/** Instants come out in whole milliseconds, as those of matches. */
const MS = (instant: string) => `floor(extract(epoch from ${instant}) * 1000)::float8`
const LOAD = `
  select p.id, p.skill_type as skill, p.rating, p.strength,
    json_build_object('id', p.user_id, 'displayName', profiles.display_name, 'games',
      (select count(*) from rating_changes c where c.user_id = p.user_id and c.skill_type = p.skill_type)) as player,
    ${MS('p.started_at')} as "startedAt", ${MS('p.ended_at')} as "endedAt", ${MS('p.shown_at')} as "shownAt",
    ${MS(`greatest(app_now(), p.started_at, p.ended_at, p.shown_at,
      (select max(q.answered_at) from app.practice_questions q where q.practice_id = p.id))`)} as now
  from practices p join profiles on profiles.id = p.user_id where p.id = $1`
