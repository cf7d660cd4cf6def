import { createEmptyCard } from 'ts-fsrs'
import { DAY_MS, type EpochMs } from '#kit/time.ts'
import type { CardHistory, GradedAnswer } from '#review/fit/reviewHistory.ts'
import { daysSince } from '#review/fit/reviewHistory.ts'
import type { Grade } from '#review/reviewEntry.ts'
import { DEFAULT_PARAMETERS, type Parameters, scheduler } from '#review/schedule.ts'

/** How a learner forgets whose new words fade three times as fast, and whose reviews help less. */
export const FORGETFUL: Parameters = DEFAULT_PARAMETERS.map((value, index) => {
  if (index < 4) return value / 3
  return index === 8 ? value / 2 : value
})

export interface SimulatedReviews {
  cards: number
  /** Answers to each card, each given when the default parameters ask for it. */
  answers: number
  /** How the learner really forgets. */
  memory: Parameters
  first: EpochMs
}

/** The answers of a learner with such a memory. The same arguments always give the same answers. */
export function simulatedReviews({ cards, answers, memory, first }: SimulatedReviews): CardHistory[] {
  const [random, real, asking] = [dice(), scheduler(memory), scheduler(DEFAULT_PARAMETERS)]
  return Array.from({ length: cards }, (_, number) => {
    let card = createEmptyCard(new Date(first + number * DAY_MS))
    let remembered = null
    const history: GradedAnswer[] = []
    while (history.length < answers) {
      const at = card.due.getTime()
      const days = daysSince(history.at(-1), at)
      const chance = remembered && days > 0 ? real.forgetting_curve(days, remembered.stability) : 0.8
      const grade: Grade = random() < chance ? 3 : 1
      history.push({ at, grade })
      card = asking.next(card, new Date(at), grade).card
      remembered = real.next_state(remembered, days, grade)
    }
    return history
  })
}

/** Numbers from 0 to 1 that look random (a linear congruential generator). */
function dice(): () => number {
  let state = 1
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}
