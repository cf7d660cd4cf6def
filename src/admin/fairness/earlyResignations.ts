import type { EarlyResignations } from '#admin/fairness/suspicion.ts'
import { EARLY_RESIGNATIONS } from '#admin/fairness/thresholds.ts'
import { sum, type WinRecord } from '#admin/fairness/winRecord.ts'

/** Finds a player most of whose wins came from opponents who gave up before the last question, rated or not. */
export function earlyResignations({ player, opponents }: WinRecord): EarlyResignations | null {
  const early = opponents.flatMap(({ wonEarly }) => wonEarly)
  const allWins = sum(opponents.map((opponent) => opponent.allWins))
  if (early.length < EARLY_RESIGNATIONS.least || early.length < EARLY_RESIGNATIONS.shareOfWins * allWins) return null
  return { kind: 'early-resignations', players: [player], early: early.length, allWins, matches: early }
}
