import { type EpochMs, SECOND_MS } from '#kit/time.ts'
import { currentQuestion, type MatchCourse } from '#match/course.ts'
import type { EventBody, PlayerIndex } from '#match/matchEvent.ts'
import type { StoredMatch } from '#match/server/matchStore.ts'
import type { Database } from '#platform/server/database/database.ts'

/**
 * Appends an event that was decided for the current phase, in one statement. It is appended only if it is the next event of the same
 * log and the phase has not ended by then; otherwise returns undefined, and the caller has to decide again. The time is read under
 * the match's lock, after everything that was written or shown before.
 */
export async function appendInOneStatement(
  database: Database,
  match: StoredMatch,
  course: MatchCourse,
  { player, body }: { player: PlayerIndex; body: EventBody },
): Promise<StoredMatch | undefined> {
  if (course.until === null) return undefined
  const last = match.events.at(-1)
  const seq = (last?.seq ?? 0) + 1
  const answer = body.kind === 'answer' ? body : undefined
  const [appended] = await database.autocommit<{ at: EpochMs }>(APPEND, [
    ...[
      match.id,
      match.status,
      seq,
      instant(last?.at ?? match.createdAt),
      instant(course.since),
      instant(course.until),
    ],
    ...[player, body.kind, 'questionNo' in body ? body.questionNo : null],
    ...[answer?.optionId, answer?.correct, answer && instantOrNull(currentQuestion(course)?.opensAt)],
  ])
  if (!appended) return undefined
  const { at } = appended
  return { ...match, now: at, events: [...match.events, { seq, at, player, ...body }] }
}

/**
 * The unique key of the log decides if two events are appended at once; the one before must exist, so the log has no gap. `timed` is
 * evaluated after `locked`, so its time is read under the lock.
 */
const APPEND = `
  with locked as materialized (
    select id, shown_at from matches where id = $1 and status = $2 for no key update),
  timed as materialized (
    select id, greatest(date_trunc('milliseconds', app_now()), shown_at, $4::timestamptz) as at from locked)
  insert into app.match_events (match_id, seq, player, kind, question_no, option_id, correct, after_ms, at)
  select id, $3::int, $7::smallint, $8::text, $9::smallint, $10::text, $11::boolean,
    extract(epoch from at - $12::timestamptz) * ${SECOND_MS}, at
  from timed
  where at >= $5::timestamptz and at < $6::timestamptz
    and ($3::int = 1 or exists (select from app.match_events where match_id = $1 and seq = $3::int - 1))
  on conflict do nothing
  returning floor(extract(epoch from at) * ${SECOND_MS})::float8 as at`

function instant(at: EpochMs): Date {
  return new Date(at)
}

function instantOrNull(at: EpochMs | undefined): Date | null {
  return at === undefined ? null : instant(at)
}
