import { earlyResignations } from '#admin/fairness/earlyResignations.ts'
import { feedingRing, possibleFeeders } from '#admin/fairness/feedingRing.ts'
import { oneOpponentAccounts } from '#admin/fairness/oneOpponentAccounts.ts'
import type { Farming } from '#admin/fairness/suspicion.ts'
import type { Meeting, WinRecord } from '#admin/fairness/winRecord.ts'

/** Reads how often each two of the given players met in rated matches. */
export type ReadMeetings = (players: readonly string[]) => Promise<Meeting[]>

/** The signs of farming in the records. The matches within a group are read only if there can be a ring. */
export async function farmingIn(records: readonly WinRecord[], readMeetings: ReadMeetings): Promise<Farming[]> {
  const found: Farming[] = []
  for (const record of records) {
    const feeders = possibleFeeders(record).map(({ id }) => id)
    const meetings = feeders.length === 0 ? [] : await readMeetings(feeders)
    found.push(
      ...[oneOpponentAccounts(record), earlyResignations(record), feedingRing(record, meetings)].filter(
        (suspicion) => suspicion !== null,
      ),
    )
  }
  return found
}
