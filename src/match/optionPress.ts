import { type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** Where and when a pointer went down. */
export interface Press {
  at: Milliseconds
  x: number
  y: number
}

/** Two presses this close in time and place are a double press. */
const DOUBLE_PRESS_MS = SECOND_MS / 2
const DOUBLE_PRESS_PX = 24

/**
 * Whether a press was meant for a question that was shown at `shownAt`, on the clock of the presses: it began on that question,
 * and is not the second half of a double press that began before it.
 */
export function isMeantFor(shownAt: Milliseconds, press: Press, earlier: Press | null): boolean {
  if (press.at < shownAt) return false
  return earlier === null || earlier.at >= shownAt || !isDoublePress(earlier, press)
}

function isDoublePress(first: Press, second: Press): boolean {
  const distance = Math.hypot(second.x - first.x, second.y - first.y)
  return second.at - first.at <= DOUBLE_PRESS_MS && distance <= DOUBLE_PRESS_PX
}
