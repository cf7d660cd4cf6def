import { randomBytes } from 'node:crypto'
import type { EpochMs } from '#kit/time.ts'
import type { Pair } from '#match/matchContract.ts'
import type { Stakes } from '#match/stakes.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { drawQuestions, type QuestionSources } from '#questions/server/drawQuestions.ts'
import type { Skill } from '#rating/skill.ts'

const SEED_BYTES = 32

export interface Pairing {
  /** Two different players with their ratings in the skill. */
  players: Pair<{ id: string; rating: number }>
  skill: Skill
  stakes: Stakes
}

/** Creates a match of the two players and chooses its questions. The caller puts both seats into it in the same transaction. */
export async function createMatch(
  tx: Transaction,
  { players, skill, stakes }: Pairing,
  sources: QuestionSources,
): Promise<string> {
  const [one, two] = players
  const { now, games, levels } = await readPast(tx, [one.id, two.id], skill)
  const ratings = [one.rating, two.rating] as const
  const use = stakes.counts ? 'rated' : 'practice'
  const drawn = [levels[0] ?? one.rating, levels[1] ?? two.rating] as const
  const questions = await drawQuestions(tx, { userIds: [one.id, two.id], ratings: drawn, skill, use, now }, sources)
  const [made] = await tx.sql<{ match_id: string }>(
    `with made as (
       insert into matches (player1_id, player2_id, skill_type, player1_rating, player2_rating,
                            player1_games, player2_games, created_at, between_friends, counts, rated)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning id)
     insert into app.match_secrets (match_id, seed, question_ids, question_priors, heard)
     select id, $11, $12, $13, $14 from made returning match_id`,
    [
      ...[one.id, two.id, skill, ...ratings, ...games, new Date(now), stakes.betweenFriends, stakes.counts],
      ...[randomBytes(SEED_BYTES), questions.map(({ id }) => id), questions.map(({ difficulty }) => difficulty)],
      questions.flatMap(({ audio }, index) => (audio === undefined ? [] : [index + 1])),
    ],
  )
  if (!made) throw new Error('The match was not inserted')
  return made.match_id
}

/** The current time in whole milliseconds, the number of rated matches of each player in the skill, and their first levels. */
async function readPast(
  tx: Transaction,
  userIds: Pair<string>,
  skill: Skill,
): Promise<{ now: EpochMs; games: Pair<number>; levels: Pair<number | null> }> {
  const rows = await tx.sql<{ now: EpochMs; games: number; level: number | null }>(PAST, [userIds, skill])
  const [one, two] = rows
  if (!one || !two) throw new Error('The query for the two players did not return two rows')
  return { now: one.now, games: [one.games, two.games], levels: [one.level, two.level] }
}

/** A first level counts until the first rated match. */
const PAST = `
  select floor(extract(epoch from app_now()) * 1000)::float8 as now, games::int4 as games,
    case when games = 0 then (
      select level from app.first_levels f where f.user_id = player.id and f.skill_type = $2) end as level
  from unnest($1::uuid[]) with ordinality as player (id, place)
  cross join lateral (select count(*) as games from rating_changes c where c.user_id = player.id and c.skill_type = $2) as past
  order by place`
