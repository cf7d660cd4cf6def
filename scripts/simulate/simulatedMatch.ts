import type { EpochMs } from '#kit/time.ts'
import { scoreOf } from '#match/course.ts'
import { correctOptionId } from '#match/dealtQuestion.ts'
import type { MatchState, Pair } from '#match/matchContract.ts'
import { LONGEST_MATCH_MS } from '#match/matchTimes.ts'
import { replay } from '#match/replay.ts'
import { createMatch } from '#match/server/createMatch.ts'
import { dealQuestions } from '#match/server/dealQuestions.ts'
import { loadMatch } from '#match/server/matchStore.ts'
import type { MatchDependencies } from '#match/server/openMatches.ts'
import { MATCHMAKER_STAKES } from '#match/stakes.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'
import { type Random, randomFrom } from './random.ts'
import { type SimulatedPlayer, simulatedPlayer } from './simulatedPlayer.ts'

export interface SimulatedMatch {
  id: string
  userIds: Pair<string>
  players: Pair<SimulatedPlayer>
  /** Any match is over by then. */
  endsBy: EpochMs
}

export async function startMatch(
  dependencies: () => MatchDependencies,
  { userIds, skill, now, random }: { userIds: Pair<string>; skill: Skill; now: EpochMs; random: Random },
): Promise<SimulatedMatch> {
  const { database, bank, voice } = dependencies()
  const { id, keys } = await database.tx(SERVICE, async (tx) => {
    const rated = async (userId: string) => {
      const [row] = await tx.sql<{ rating: number }>(`select elo_${skill} as rating from profiles where id = $1`, [
        userId,
      ])
      return { id: userId, rating: row?.rating ?? 0 }
    }
    const players: Pair<{ id: string; rating: number }> = [await rated(userIds[0]), await rated(userIds[1])]
    const sources = { bank, learned: new Map(), random: random.next }
    const { id: matchId } = await createMatch(tx, { players, skill, stakes: MATCHMAKER_STAKES }, sources)
    for (const player of players) {
      await tx.sql('insert into match_queue (user_id, skill_type, rating, match_id) values ($1, $2, $3, $4)', [
        ...[player.id, skill, player.rating, matchId],
      ])
    }
    const match = await loadMatch(tx, matchId)
    const dealt = match ? dealQuestions(match, bank, voice) : []
    return { id: matchId, keys: dealt.map((question) => (question ? correctOptionId(question) : '')) }
  })
  const player = (userId: string) =>
    simulatedPlayer({ who: { matchId: id, userId }, keys, dependencies, random: randomFrom(random.below(2 ** 31)) })
  return {
    id,
    userIds,
    players: [player(userIds[0]), player(userIds[1])],
    endsBy: now + LONGEST_MATCH_MS,
  }
}

/** After the end of the match: contradictions between the stored result, the log and what the players saw last. */
export async function endFaults(
  { database }: MatchDependencies,
  { id, userIds, players, endsBy }: SimulatedMatch,
): Promise<{ reason: string; faults: string[] }> {
  const match = await database.tx(SERVICE, (tx) => loadMatch(tx, id))
  if (!match) return { reason: 'lost', faults: [`${id}: lost`] }
  const course = replay(match, match.events, endsBy)
  const stored = await database.tx(SERVICE, (tx) => tx.sql(STORED_RESULT, [id]))
  const { winner = null } = course.outcome ?? {}
  const [first, second] = scoreOf(course)
  const expected = { status: course.phase, winner: winner === null ? null : userIds[winner], first, second, seats: 0 }
  const seen = players.map((player) => player.last()?.result).filter((result) => result != null)
  const faults = [
    ...players.flatMap((player) => player.faults),
    ...(JSON.stringify(stored[0]) === JSON.stringify(expected)
      ? []
      : [`${id}: ${JSON.stringify(stored)} instead of ${JSON.stringify(expected)}`]),
    ...seen.filter((result) => !agrees(result, expected)).map((result) => `${id}: shown ${JSON.stringify(result)}`),
  ]
  return { reason: course.outcome?.reason ?? 'open', faults }
}

function agrees(
  result: NonNullable<MatchState['result']>,
  expected: { winner: string | null; first: number; second: number },
) {
  const { winner_id, player1_score, player2_score } = result
  return winner_id === expected.winner && player1_score === expected.first && player2_score === expected.second
}

const STORED_RESULT = `
  select status, winner_id as winner, player1_score as first, player2_score as second,
    (select count(*)::int from match_queue where match_id = matches.id) as seats
  from matches where id = $1`
