import { loadavg } from 'node:os'
import { playBeside } from './company.ts'
import { type DuelResult, measureDuels } from './duels.ts'
import type { Player } from './plantPlayers.ts'
import { mean, milliseconds, ratio, text } from './report.ts'

const RAMP_SECONDS = 3
/** So many visitors play guest duels, and so many users the daily round. */
const COMPANY = 200
/** Around each other, so that a machine that gets slower or faster favors neither. A free player has five duels a day. */
const WITH_COMPANY = [false, true, true, false]

/** The daily round has one try. */
export const USERS_BESIDE = COMPANY * WITH_COMPANY.filter(Boolean).length

/** Prints what guests and the daily round cost the players of rated duels. The `users` have not begun the daily round. */
export async function benchDuelsBeside(url: string, players: readonly Player[], users: readonly Player[]) {
  const alone: DuelResult[] = []
  const beside: DuelResult[] = []
  for (const hasCompany of WITH_COMPANY) {
    const daily = users.slice(beside.length * COMPANY, (beside.length + 1) * COMPANY)
    const [duels, company] = await Promise.all([
      measureDuels(url, { players, rampSeconds: RAMP_SECONDS }),
      hasCompany ? playBeside(url, { guests: COMPANY, daily, rampSeconds: RAMP_SECONDS }) : undefined,
    ])
    ;(company ? beside : alone).push(duels)
    const { toOpponent, mostMatches, lost, failures } = duels
    const load = loadavg()[0]?.toFixed(1)
    console.log(`  ${mostMatches} duels, answer → opponent: ${text(toOpponent)}; load average ${load}`)
    console.log(`  failures: opponents not notified ${lost}, players that failed ${failures.length}`)
    if (!company) continue
    const calls = text(company.calls)
    console.log(
      `  beside ${COMPANY} guest duels and ${COMPANY} daily rounds: finished ${company.finished}, calls ${calls}`,
    )
    if (company.failures[0]) console.log(`  the first that failed: ${company.failures[0]}`)
  }
  for (const [point, of] of [
    ['p50', (duels: DuelResult) => duels.toOpponent.p50Ms],
    ['p99', (duels: DuelResult) => duels.toOpponent.p99Ms],
  ] as const) {
    const [touched, untouched] = [mean(beside.map(of)), mean(alone.map(of))]
    const times = `${milliseconds(touched)} beside them, ${milliseconds(untouched)} alone`
    console.log(`  mean ${point} of the duels: ${times}, ratio ${ratio(touched, untouched)}`)
  }
}
