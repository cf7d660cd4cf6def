import { UNNAMED } from '#identity/displayName.ts'
import { type Board, type BoardPlayer, PROVISIONAL_SHOWN, RANKED_SHOWN, ranked } from '#leaderboard/board.ts'
import type { OwnPlace } from '#leaderboard/leaderboardContract.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { PROVISIONAL_MATCHES } from '#rating/kFactor.ts'
import type { Skill } from '#rating/skill.ts'

/** The strongest listed players of a skill, with only names and numbers. */
export async function readBoard(tx: Transaction, skill: Skill): Promise<Board> {
  const strongest = (matches: string, most: number) =>
    tx.sql<BoardPlayer>(
      // The bounds are part of the text, so that the planner knows that the skill's index has all these rows.
      `select coalesce(nullif(app.public_name(profiles), ''), $1) as name, elo_${skill} as rating, rated_${skill} as matches
       from profiles where listed and not held and rated_${skill} ${matches} order by elo_${skill} desc, id limit ${most}`,
      [UNNAMED],
    )
  return {
    skill,
    ranked: ranked(await strongest(`>= ${PROVISIONAL_MATCHES}`, RANKED_SHOWN)),
    provisional: await strongest(`between 1 and ${PROVISIONAL_MATCHES - 1}`, PROVISIONAL_SHOWN),
  }
}

/** One player's place, or the place they would have if listed; undefined without a profile. */
export async function readPlace(tx: Transaction, userId: string, skill: Skill): Promise<OwnPlace | undefined> {
  const [place] = await tx.sql<OwnPlace>(
    `select own.listed, own.elo_${skill} as rating, own.rated_${skill} as matches,
       case when own.rated_${skill} >= ${PROVISIONAL_MATCHES} then 1 + (
         select count(*) from profiles other
         where other.listed and not other.held and other.rated_${skill} >= ${PROVISIONAL_MATCHES} and other.elo_${skill} > own.elo_${skill}
       ) end as rank,
       case when own.held then coalesce((select verdict from app.board_holds where user_id = own.id), 'waiting') end as hold
     from profiles own where own.id = $1`,
    [userId],
  )
  return place
}
