import type { OneOpponentAccounts } from '#admin/fairness/suspicion.ts'
import { ONE_OPPONENT } from '#admin/fairness/thresholds.ts'
import { totalOf, type WinRecord } from '#admin/fairness/winRecord.ts'

/**
 * Finds a player most of whose wins came from accounts that play hardly anyone else. It does not find a player who beats many
 * newcomers, because newcomers also win, or go on to play others.
 */
export function oneOpponentAccounts({ player, opponents }: WinRecord): OneOpponentAccounts | null {
  const accounts = opponents.filter(({ matches, played }) => matches > 0 && matches >= ONE_OPPONENT.share * played)
  const { matches, wins, won } = totalOf(accounts)
  const allWins = totalOf(opponents).wins
  const isOneSided = accounts.length >= ONE_OPPONENT.leastAccounts && wins >= ONE_OPPONENT.winShare * matches
  if (!isOneSided || wins < ONE_OPPONENT.shareOfWins * allWins) return null
  return {
    kind: 'one-opponent',
    players: [player],
    accounts: accounts.length,
    wins,
    meetings: matches,
    allWins,
    matches: won,
  }
}
