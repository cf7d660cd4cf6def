import type { Suspicion } from '#admin/fairness/suspicion.ts'
import {
  EARLY_RESIGNATIONS,
  FEEDING_RING,
  ONE_OPPONENT,
  REACTIONS,
  REPORT_DAYS,
  SANDBAGGING,
  THROWN,
  WIN_TRADING,
} from '#admin/fairness/thresholds.ts'
import { SECOND_MS } from '#kit/time.ts'
import { SKILL_NAMES } from '#rating/skill.ts'

const HELD_AT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export const fairnessCopy = {
  title: 'Fair Play',
  lead: `Looks through the matches of the last ${REPORT_DAYS} days. The findings are numbers to look into, not verdicts. Only one-opponent accounts, early resignations and feeding rings have a consequence: the player is kept off the leaderboards until you have looked.`,
  look: 'Look for unfair play',
  looking: 'Looking...',
  failed: 'The matches could not be checked. Please try again.',
  nothing: `Nothing stands out in the last ${REPORT_DAYS} days.`,
  found: (count: number) => (count === 1 ? '1 thing stands out.' : `${count} things stand out.`),
  thresholds: 'What counts as unusual',
  matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  id: 'id',
}

export const holdsCopy = {
  title: 'Kept Off the Leaderboards',
  lead: 'The wins of these players look arranged, so others do not see them on the leaderboards. The players see why. Look at the matches, then decide. Only later matches can put a cleared player on this list again.',
  loading: 'Loading...',
  failed: 'The list could not be loaded.',
  nobody: 'Nobody is kept off the leaderboards.',
  since: (at: string) => `Since ${HELD_AT.format(new Date(at))} UTC.`,
  confirmed: 'Confirmed by an admin.',
  clear: 'Put back',
  confirm: 'Keep off',
  settling: 'Saving...',
  /** What each button is about, for screen readers. */
  about: (action: string, name: string) => `${action}: ${name}`,
  cleared: (name: string) => `${name} is back on the leaderboards.`,
  kept: (name: string) => `${name} stays off the leaderboards.`,
  notSettled: 'The decision could not be saved. Please try again.',
}

export const KINDS: Record<Suspicion['kind'], string> = {
  'win-trading': 'Win-trading',
  reactions: 'Impossible reaction times',
  sandbagging: 'Sandbagging',
  'one-opponent': 'One-opponent accounts',
  'early-resignations': 'Early resignations',
  'feeding-ring': 'Feeding ring',
}

/** Descriptions of the thresholds, with the rules' numbers. */
export const THRESHOLD_WORDS: Record<Suspicion['kind'], string> = {
  'win-trading': `Two players met at least ${WIN_TRADING.leastMeetings} times and ${WIN_TRADING.timesExpected} times as often as chance would bring them together. At least ${percent(WIN_TRADING.thrownShare)} of these matches look thrown, and one player wins at least ${percent(WIN_TRADING.oneSidedShare)} of them or the two take turns. A loss looks thrown when the player gave up with at most ${THROWN.mostAnswers} answer, gave ${THROWN.leastRushed} wrong answers within ${seconds(THROWN.rushedMs)} each, or gave none while questions were open for ${seconds(THROWN.idleMs)}.`,
  reactions: `A player gave at least ${REACTIONS.leastRight} right answers within ${seconds(REACTIONS.fastMs)} of the question’s opening, and at least ${percent(REACTIONS.rightShare)} of all answers that fast were right. Besides, either half of all their answers take at least ${REACTIONS.medianTimes} times as long, or at least ${percent(REACTIONS.throughoutShare)} of them are that fast.`,
  sandbagging: `At least ${SANDBAGGING.leastThrown} of a player’s losses in a skill look thrown, at least ${percent(SANDBAGGING.thrownShare)} of all their losses, and cost ${SANDBAGGING.leastDrop} points or more. From the lowest rating on the player then wins at least ${SANDBAGGING.leastWins} matches, and at least ${percent(SANDBAGGING.winShare)} of them. Lost connections do not count.`,
  'one-opponent': `At least ${ONE_OPPONENT.leastAccounts} accounts have played at least ${percent(ONE_OPPONENT.share)} of their rated matches against one player, who won at least ${percent(ONE_OPPONENT.winShare)} of these. At least ${percent(ONE_OPPONENT.shareOfWins)} of all the player’s rated wins came from them.`,
  'early-resignations': `In at least ${EARLY_RESIGNATIONS.least} of a player’s wins, and in at least ${percent(EARLY_RESIGNATIONS.shareOfWins)} of them, the opponent gave up before the last question opened.`,
  'feeding-ring': `At least ${FEEDING_RING.leastFeeders} opponents each met a player at least ${FEEDING_RING.leastMeetings} times and lost at least ${percent(FEEDING_RING.winShare)} of these matches. They play one another too, and at least ${percent(FEEDING_RING.insideShare)} of their rated matches are within the group. The player has at least ${FEEDING_RING.leastWins} wins against them, which are at least ${percent(FEEDING_RING.shareOfWins)} of all the player’s rated wins.`,
}

/** Why a player is on the list. */
export function reasonOf(suspicion: Suspicion): string {
  switch (suspicion.kind) {
    case 'win-trading': {
      const { meetings, expected, thrown, wins, pattern } = suspicion
      const how = pattern === 'one-sided' ? 'nearly all to one side' : 'back and forth'
      return `${meetings} matches with each other, where chance predicts ${expected.toFixed(1)}. ${thrown} of them look thrown. Wins ${wins.join('–')}, ${how}.`
    }
    case 'reactions': {
      const { fastRight, fast, answers, medianMs } = suspicion
      return `${fastRight} right answers of ${fast} within ${seconds(REACTIONS.fastMs)}. Half of all ${answers} answers took ${seconds(medianMs)} or less.`
    }
    case 'sandbagging': {
      const { skill, losses, thrown, resigned, drop, matchesSince, winsSince } = suspicion
      return `${thrown} of ${losses} losses in ${SKILL_NAMES[skill].toLowerCase()} look thrown, ${resigned} of them resigned, and cost ${drop} points. Since the lowest rating ${winsSince} of ${matchesSince} matches were won.`
    }
    case 'one-opponent': {
      const { accounts, wins, meetings, allWins } = suspicion
      return `${wins} of ${allWins} rated wins came from ${accounts} accounts that play hardly anyone else. They lost ${wins} of ${meetings} matches.`
    }
    case 'early-resignations': {
      const { early, allWins } = suspicion
      return `In ${early} of ${allWins} wins the opponent gave up before the last question opened.`
    }
    case 'feeding-ring': {
      const { feeders, wins, meetings, among, allWins } = suspicion
      return `${wins} of ${allWins} rated wins came from a group of ${feeders} others, who lost ${wins} of ${meetings} matches to this player and played ${among} among themselves.`
    }
  }
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}

function seconds(ms: number): string {
  return `${Math.round((10 * ms) / SECOND_MS) / 10} s`
}
