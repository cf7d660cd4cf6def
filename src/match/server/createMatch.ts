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
  const { now, games } = await readPast(tx, [one.id, two.id], skill)
  const ratings = [one.rating, two.rating] as const
  const use = stakes.counts ? 'rated' : 'practice'
  const questions = await drawQuestions(tx, { userIds: [one.id, two.id], ratings, skill, use, now }, sources)
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
      questions.flatMap(({ audioText }, index) => (audioText === undefined ? [] : [index + 1])),
    ],
  )
  if (!made) throw new Error('The match was not inserted')
  return made.match_id
}

/** The current time in whole milliseconds, and the number of rated matches of each player in the skill. */
async function readPast(
  tx: Transaction,
  userIds: Pair<string>,
  skill: Skill,
): Promise<{ now: EpochMs; games: Pair<number> }> {
  const [row] = await tx.sql<{ now: EpochMs; games1: number; games2: number }>(
    `select floor(extract(epoch from app_now()) * 1000)::float8 as now,
       (select count(*) from rating_changes where user_id = $1 and skill_type = $3) as games1,
       (select count(*) from rating_changes where user_id = $2 and skill_type = $3) as games2`,
    [...userIds, skill],
  )
  if (!row) throw new Error('The query for the time returned no row')
  return { now: row.now, games: [row.games1, row.games2] }
}
