import type { ExplanationStep } from '#translator/translation.ts'

/** How many steps are shown at first; the rest is collapsed. */
export const MAIN_STEPS = 4

/** The short explanation under a translation and in the history: its most important steps, one after the other. */
export function explanationText(steps: readonly ExplanationStep[]): string {
  return steps
    .slice(0, MAIN_STEPS)
    .map((step) => step.text)
    .join(' ')
}
