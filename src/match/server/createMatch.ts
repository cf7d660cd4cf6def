import { randomBytes } from 'node:crypto'
import type { Pair } from '#match/matchContract.ts'
import { type PlayersPast, readPast } from '#match/server/playersPast.ts'
import type { Stakes } from '#match/stakes.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { drawQuestions, type QuestionSources } from '#questions/drawQuestions.ts'
import type { Skill } from '#rating/skill.ts'

const SEED_BYTES = 32

export interface Pairing {
  /** Two different players with their ratings in the skill. */
  players: Pair<{ id: string; rating: number }>
  skill: Skill
  stakes: Stakes
  /** As an earlier statement of the transaction read it. Left out, it is read now. */
  past?: PlayersPast
}

export interface CreatedMatch {
  id: string
  /** How many of the two players had a searching seat. It is in the match now. */
  seated: number
}

/** Creates the match of two players, chooses its questions, and puts their searching seats into it. */
export async function createMatch(
  tx: Transaction,
  { players, skill, stakes, past }: Pairing,
  sources: QuestionSources,
): Promise<CreatedMatch> {
  const [one, two] = players
  const { now, games, firstLevels, seen } = past ?? (await readPast(tx, [one.id, two.id], skill))
  const ratings = [firstLevels[0] ?? one.rating, firstLevels[1] ?? two.rating] as const
  const questions = drawQuestions({ ratings, seen, skill, use: stakes.counts ? 'rated' : 'practice', now }, sources)
  const [created] = await tx.sql<CreatedMatch>(CREATE, [
    ...[one.id, two.id, skill, one.rating, two.rating, ...games],
    ...[new Date(now), stakes.betweenFriends, stakes.counts],
    ...[randomBytes(SEED_BYTES), questions.map(({ id }) => id), questions.map(({ difficulty }) => difficulty)],
    questions.flatMap(({ audio }, index) => (audio === undefined ? [] : [index + 1])),
  ])
  if (!created) throw new Error('The match was not inserted')
  return created
}

const CREATE = `
  with created as (
    insert into matches (player1_id, player2_id, skill_type, player1_rating, player2_rating,
                         player1_games, player2_games, created_at, between_friends, counts, rated)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning id),
  dealt as (
    insert into app.match_secrets (match_id, seed, question_ids, question_priors, heard)
    select id, $11, $12, $13, $14 from created),
  seated as (
    update match_queue set match_id = created.id from created where user_id in ($1, $2) and match_id is null returning 1)
  select id, (select count(*) from seated) as seated from created`
