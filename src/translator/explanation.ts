import type { ExplanationStep } from '#translator/translation.ts'

/** How many steps are shown at first; the rest is folded away. */
export const MAIN_STEPS = 4

/** The short prose shown under a translation and kept in the history: its most telling steps, one after the other. */
export function explanationText(steps: readonly ExplanationStep[]): string {
  return steps
    .slice(0, MAIN_STEPS)
    .map((step) => step.text)
    .join(' ')
}
