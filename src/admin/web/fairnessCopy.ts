import type { Suspicion } from '#admin/fairness/suspicion.ts'
import { REACTIONS, REPORT_DAYS, SANDBAGGING, THROWN, WIN_TRADING } from '#admin/fairness/thresholds.ts'
import { SECOND_MS } from '#kit/time.ts'
import { SKILL_NAMES } from '#rating/skill.ts'

export const fairnessCopy = {
  title: 'Fair Play',
  lead: `Looks through the matches of the last ${REPORT_DAYS} days. The findings are numbers to look into, not verdicts: nothing happens to any player.`,
  look: 'Look for unfair play',
  looking: 'Looking...',
  failed: 'The matches could not be checked. Please try again.',
  nothing: `Nothing stands out in the last ${REPORT_DAYS} days.`,
  found: (count: number) => (count === 1 ? '1 thing stands out.' : `${count} things stand out.`),
  thresholds: 'What counts as unusual',
  matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  id: 'id',
}

export const KINDS: Record<Suspicion['kind'], string> = {
  'win-trading': 'Win-trading',
  reactions: 'Impossible reaction times',
  sandbagging: 'Sandbagging',
}

/** Descriptions of the thresholds, with the rules' numbers. */
export const THRESHOLD_WORDS: Record<Suspicion['kind'], string> = {
  'win-trading': `Two players met at least ${WIN_TRADING.leastMeetings} times and ${WIN_TRADING.timesExpected} times as often as chance would bring them together. At least ${percent(WIN_TRADING.thrownShare)} of these matches look thrown, and one player wins at least ${percent(WIN_TRADING.oneSidedShare)} of them or the two take turns. A loss looks thrown when the player gave up with at most ${THROWN.mostAnswers} answer, gave ${THROWN.leastRushed} wrong answers within ${seconds(THROWN.rushedMs)} each, or gave none while questions were open for ${seconds(THROWN.idleMs)}.`,
  reactions: `A player gave at least ${REACTIONS.leastRight} right answers within ${seconds(REACTIONS.fastMs)} of the question’s opening, and at least ${percent(REACTIONS.rightShare)} of all answers that fast were right. Besides, either half of all their answers take at least ${REACTIONS.medianTimes} times as long, or at least ${percent(REACTIONS.throughoutShare)} of them are that fast.`,
  sandbagging: `At least ${SANDBAGGING.leastThrown} of a player’s losses in a skill look thrown, at least ${percent(SANDBAGGING.thrownShare)} of all their losses, and cost ${SANDBAGGING.leastDrop} points or more. From the lowest rating on the player then wins at least ${SANDBAGGING.leastWins} matches, and at least ${percent(SANDBAGGING.winShare)} of them. Lost connections do not count.`,
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
  }
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}

function seconds(ms: number): string {
  return `${Math.round((10 * ms) / SECOND_MS) / 10} s`
}
