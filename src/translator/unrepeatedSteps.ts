import type { ExplanationStep } from '#translator/translation.ts'

const SENTENCE_END = /(?<=[.!?]”?)\s+(?=\p{Lu}|“)/u

/** The steps without the sentences that an earlier step has said; a step with nothing left to say is left out. */
export function unrepeatedSteps(steps: readonly ExplanationStep[]): ExplanationStep[] {
  const said = new Set<string>()
  return steps.flatMap((step) => {
    const sentences = step.text.split(SENTENCE_END).filter((sentence) => !said.has(sentence))
    for (const sentence of sentences) said.add(sentence)
    return sentences.length === 0 ? [] : [{ ...step, text: sentences.join(' ') }]
  })
}
