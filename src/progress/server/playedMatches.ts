import type { EpochMs } from '#kit/time.ts'
import type { MatchCourse } from '#match/course.ts'
import type { PlayerIndex, QuestionNo } from '#match/matchEvent.ts'
import { replay } from '#match/replay.ts'
import { type EventRow, eventOf } from '#match/server/matchStore.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { newestOwnMatches } from '#progress/server/newestOwnMatches.ts'

export interface PlayedMatch {
  match: { id: string; seed: Uint8Array; questionIds: string[] }
  course: MatchCourse
  /** The user's place. */
  player: PlayerIndex
}

interface Row {
  id: string
  place: PlayerIndex
  seed: Uint8Array
  questionIds: string[]
  createdAt: EpochMs
  endedAt: EpochMs
  listeningQuestions: QuestionNo[]
  events: EventRow[]
}

/** The user's newest completed matches, newest first. */
export async function readPlayedMatches(tx: Transaction, userId: string, most: number): Promise<PlayedMatch[]> {
  const rows = await tx.sql<Row>(PLAYED, [userId, most])
  return rows.map(({ id, place, seed, questionIds, createdAt, endedAt, listeningQuestions, events }) => ({
    match: { id, seed, questionIds },
    course: replay({ createdAt, listeningQuestions }, events.map(eventOf), endedAt),
    player: place,
  }))
}

const PLAYED = `
  with own as (select * from (${newestOwnMatches(['completed'])}) as either order by created_at desc, id desc limit $2)
  select own.id, own.place, s.seed, s.question_ids as "questionIds", to_json(s.heard) as "listeningQuestions",
    floor(extract(epoch from own.created_at) * 1000)::float8 as "createdAt",
    floor(extract(epoch from greatest(m.completed_at, max(e.at))) * 1000)::float8 as "endedAt",
    json_agg(json_build_object('seq', e.seq, 'at', floor(extract(epoch from e.at) * 1000)::int8, 'player', e.player,
      'kind', e.kind, 'questionNo', e.question_no, 'optionId', e.option_id, 'correct', e.correct) order by e.seq) as events
  from own
  join matches m on m.id = own.id
  join app.match_secrets s on s.match_id = own.id
  join app.match_events e on e.match_id = own.id
  group by own.id, own.place, own.created_at, m.completed_at, s.seed, s.question_ids, s.heard
  order by own.created_at desc, own.id desc`
