import { guidePath } from '#translator/guide.ts'
import type { LlmAnswer, LlmStep } from '#translator/llm/llmAnswer.ts'
import { type MadeWord, madeVersions } from '#translator/madeVersions.ts'
import { byTone, type ExplanationStep, type Tone, type Translation } from '#translator/translation.ts'

/** The same limit as in the built-in engine. */
const MOST_STEPS = 8

/**
 * Joins the answers to the stretches of a text into one translation. It takes only the texts and meanings of the model's words;
 * our own rules find the word boundaries, the pronunciation and the differences between the tones.
 */
export function answeredTranslation(answers: readonly LlmAnswer[]): Translation {
  const steps = answers.flatMap((answer) => answer.steps)
  return {
    source: 'english',
    status: 'complete',
    tones: madeVersions(byTone((tone) => answers.flatMap((answer) => wordsOf(answer, tone)))),
    steps: byTone((tone) => stepsIn(steps, tone)),
    unknown: [],
    gaps: [],
    known: [],
    others: [],
  }
}

function wordsOf({ texts, words }: LlmAnswer, tone: Tone): MadeWord[] {
  const spelled = (texts[tone] ?? '').normalize('NFC').split(/\s+/).filter(Boolean)
  return spelled.map((text) => {
    const known = words.find(({ word }) => lettersOf(word.normalize('NFC')) === lettersOf(text))
    return { text, gloss: known?.gloss ?? '', parts: known?.parts ?? [] }
  })
}

/** The word without the marks before and after it. */
function lettersOf(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

function stepsIn(steps: readonly LlmStep[], tone: Tone): ExplanationStep[] {
  const own = new Map(steps.filter(({ tones }) => tones.includes(tone)).map((step) => [step.text, step]))
  return [...own.values()].slice(0, MOST_STEPS).map(({ text, guide }) => ({
    rule: 'llm',
    text,
    ...(guide !== 'none' && { guide: guidePath(guide) }),
  }))
}
