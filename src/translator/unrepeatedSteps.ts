import type { ExplanationStep } from '#translator/translation.ts'

const SENTENCE_END = /(?<=[.!?]”?)\s+(?=\p{Lu}|“)/u

/** The steps without sentences that an earlier step already contains. A step without other sentences is left out. */
export function unrepeatedSteps(steps: readonly ExplanationStep[]): ExplanationStep[] {
  const said = new Set<string>()
  return steps.flatMap((step) => {
    const sentences = step.text.split(SENTENCE_END).filter((sentence) => !said.has(sentence))
    for (const sentence of sentences) said.add(sentence)
    return sentences.length === 0 ? [] : [{ ...step, text: sentences.join(' ') }]
  })
}
