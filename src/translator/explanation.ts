import type { ExplanationStep } from '#translator/translation.ts'

/** The short prose shown under a translation and kept in the history: its steps, one after the other. */
export function explanationText(steps: readonly ExplanationStep[]): string {
  return steps.map((step) => step.text).join(' ')
}
