import { koreanFault } from '#translator/llm/koreanFault.ts'
import type { LlmAnswer } from '#translator/llm/llmAnswer.ts'
import type { Correction, LlmTask } from '#translator/llm/llmTask.ts'
import { type ToneViolation, toneViolations } from '#translator/toneViolations.ts'
import type { Tone } from '#translator/translation.ts'

/** The reasons in words for the model, which does not know our rule names. */
const BECAUSE: Record<ToneViolation['rule'], (words: string) => string> = {
  ending: (words) => `“${words}” does not close a sentence in this tone`,
  'honored speaker': (words) => `“${words}” honors the speaker; -(으)시- is for others`,
  'plain subject': (words) => `“${words}” lacks -(으)시- for a subject who is honored`,
  pronoun: (words) => `“${words}” is a pronoun of another tone`,
  vocabulary: (words) => `“${words}” is a word of another tone`,
}

/** The corrections to request: each tone whose text cannot be a translation of the source or is in the wrong tone. */
export function correctionsOf({ texts }: LlmAnswer, { text, tones }: LlmTask): Correction[] {
  return tones.flatMap((tone) => {
    const wrong = texts[tone] ?? ''
    const because = faultsOf(wrong, text, tone)
    return because.length > 0 ? [{ tone, wrong, because }] : []
  })
}

function faultsOf(korean: string, source: string, tone: Tone): string[] {
  const fault = koreanFault(korean, source)
  return fault === undefined ? toneViolations(korean, tone).map(({ rule, text }) => BECAUSE[rule](text)) : [fault]
}

/** The answer, with these tones and their notes replacing its own. */
export function corrected(answer: LlmAnswer, correction: LlmAnswer): LlmAnswer {
  const replaced = Object.keys(correction.texts)
  const kept = answer.steps
    .map((step) => ({ ...step, tones: step.tones.filter((tone) => !replaced.includes(tone)) }))
    .filter(({ tones }) => tones.length > 0)
  return {
    texts: { ...answer.texts, ...correction.texts },
    steps: [...kept, ...correction.steps],
    words: [...correction.words, ...answer.words],
  }
}
