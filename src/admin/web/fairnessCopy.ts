import type { Suspicion } from '#admin/fairness/suspicion.ts'
import { REACTIONS, REPORT_DAYS, SANDBAGGING, THROWN, WIN_TRADING } from '#admin/fairness/thresholds.ts'
import { SECOND_MS } from '#kit/time.ts'
import { SKILL_NAMES } from '#rating/skill.ts'

export const fairnessCopy = {
  title: 'Fair Play',
  lead: `Looks through the matches of the last ${REPORT_DAYS} days. What it finds are numbers to look into, not verdicts: nothing happens to anybody.`,
  look: 'Look for unfair play',
  looking: 'Looking...',
  failed: 'The matches could not be looked through. Please try again.',
  nothing: `Nothing stands out in the last ${REPORT_DAYS} days.`,
  found: (count: number) => (count === 1 ? '1 thing stands out.' : `${count} things stand out.`),
  thresholds: 'What is looked for',
  matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  id: 'id',
}

export const KINDS: Record<Suspicion['kind'], string> = {
  'win-trading': 'Win-trading',
  reactions: 'Impossible reaction times',
  sandbagging: 'Sandbagging',
}

/** The thresholds in words, from the table that the rules go by. */
export const THRESHOLD_WORDS: Record<Suspicion['kind'], string> = {
  'win-trading': `Two who met at least ${WIN_TRADING.leastMeetings} times and ${WIN_TRADING.timesExpected} times as often as chance brings them together; ${percent(WIN_TRADING.thrownShare)} of these matches look thrown, and one of the two wins ${percent(WIN_TRADING.oneSidedShare)} or they take turns. A loss looks thrown when its player gave up with at most ${THROWN.mostAnswers} answer, gave ${THROWN.leastRushed} wrong answers within ${seconds(THROWN.rushedMs)}, or none in ${seconds(THROWN.idleMs)} of open questions.`,
  reactions: `At least ${REACTIONS.leastRight} right answers within ${seconds(REACTIONS.fastMs)} of the question’s opening, ${percent(REACTIONS.rightShare)} of all such answers right, and either half of all answers take ${REACTIONS.medianTimes} times as long or ${percent(REACTIONS.throughoutShare)} of them are like that.`,
  sandbagging: `At least ${SANDBAGGING.leastThrown} losses in a skill that look thrown, ${percent(SANDBAGGING.thrownShare)} of all, at a cost of ${SANDBAGGING.leastDrop} points or more; then at least ${SANDBAGGING.leastWins} wins from the lowest rating on, in ${percent(SANDBAGGING.winShare)} of the matches. Lost connections do not count.`,
}

/** Why somebody is on the list. */
export function reasonOf(suspicion: Suspicion): string {
  switch (suspicion.kind) {
    case 'win-trading': {
      const { meetings, expected, thrown, wins, pattern } = suspicion
      const how = pattern === 'one-sided' ? 'nearly all to one side' : 'back and forth'
      return `${meetings} matches with each other, where chance brings ${expected.toFixed(1)}. ${thrown} of them look thrown. Wins ${wins.join('–')}, ${how}.`
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
