import { impossibleReactions, type ReactionRecord } from '#admin/fairness/impossibleReactions.ts'
import type { MatchFacts } from '#admin/fairness/matchFacts.ts'
import { type Fall, isWonBack, sandbagging } from '#admin/fairness/sandbagging.ts'
import type { FairnessReport } from '#admin/fairness/suspicion.ts'
import { LEAST_WINS, REACTIONS, REPORT_DAYS, SANDBAGGING, THROWN, WIN_TRADING } from '#admin/fairness/thresholds.ts'
import type { Meeting, WinRecord } from '#admin/fairness/winRecord.ts'
import { meetTooOften, type PairCount, winTrading } from '#admin/fairness/winTrading.ts'
import { farmingIn } from '#admin/server/farmingIn.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** Runs work in its own transaction as an admin. */
export type AsAdmin = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

/** How many suspects of each kind are checked in detail, the most conspicuous first. */
const CLOSELY = 50

/**
 * Finds suspicious patterns in recent matches: first from counts, then from the logs of the matches that the counts point
 * to. The database allows it only to admins. Each query has its own transaction, so that players do not have to wait.
 * The report changes nothing.
 */
export async function fairnessReport(asAdmin: AsAdmin): Promise<FairnessReport> {
  const met = await read<PairCount>(asAdmin, 'fairness_pairs($1, $2)', REPORT_DAYS, WIN_TRADING.leastMeetings)
  const pairs = met.filter(meetTooOften).slice(0, CLOSELY)
  const fallen = await read<Fall>(asAdmin, 'fairness_falls($1, $2)', REPORT_DAYS, SANDBAGGING.leastDrop)
  const falls = fallen.filter(isWonBack).slice(0, CLOSELY)
  const quick = [REPORT_DAYS, REACTIONS.fastMs, REACTIONS.leastRight]
  const reactions = await read<ReactionRecord>(asAdmin, 'fairness_reactions($1, $2, $3)', ...quick)
  const records = await read<WinRecord>(asAdmin, 'fairness_records($1, $2)', REPORT_DAYS, LEAST_WINS)
  const farming = await farmingIn(records, (players) =>
    read<Meeting>(asAdmin, 'fairness_meetings($1::uuid[], $2)', players, REPORT_DAYS),
  )
  const facts = await readFacts(asAdmin, [
    ...pairs.flatMap(({ meetings }) => meetings),
    ...falls.flatMap(({ results }) => results.map(({ id }) => id)),
  ])
  const between = ({ meetings }: PairCount) => facts.filter(({ id }) => meetings.includes(id))
  return {
    days: REPORT_DAYS,
    suspicions: [
      ...farming,
      ...pairs.flatMap((pair) => winTrading(pair, between(pair)) ?? []),
      ...reactions.flatMap((record) => impossibleReactions(record) ?? []),
      ...falls.flatMap((fall) => sandbagging(fall, facts) ?? []),
    ],
  }
}

/** Each match once, oldest first. */
function readFacts(asAdmin: AsAdmin, ids: readonly string[]): Promise<MatchFacts[]> {
  return read<MatchFacts>(asAdmin, 'fairness_matches($1::uuid[], $2)', [...new Set(ids)], THROWN.rushedMs)
}

async function read<Row>(asAdmin: AsAdmin, call: string, ...parameters: readonly unknown[]): Promise<Row[]> {
  const [row] = await asAdmin((tx) => tx.sql<{ rows: Row[] }>(`select public.${call} as rows`, parameters))
  if (!row) throw new Error('The database returned no rows')
  return row.rows
}
