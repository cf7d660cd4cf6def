import type { FiredRule } from '#translator/transfer/rendering.ts'
import { RULE_TEXTS } from '#translator/transfer/rule.ts'
import type { ExplanationStep } from '#translator/translation.ts'

/** More than this is a lecture; the ending and what is special about the sentence come first. */
const MOST_STEPS = 8

function filled(text: string, detail: readonly string[]): string {
  return text.replace(/\{(\d)\}/g, (_, index: string) => detail[Number(index)] ?? '')
}

/** Particles and dropped articles are explained, but after what is special about the sentence. */
function weight({ rule }: FiredRule): number {
  if (rule.startsWith('ending/') || rule === 'phrase') return 0
  if (rule === 'unknown') return 1
  return rule.startsWith('particle/') || rule.endsWith('/dropped') ? 3 : 2
}

/** The explanation of a sentence from the rules that fired, each rule once. */
export function explanationSteps(fired: readonly FiredRule[]): ExplanationStep[] {
  const seen = new Set<string>()
  const steps: ExplanationStep[] = []
  for (const { rule, detail } of fired.toSorted((a, b) => weight(a) - weight(b))) {
    const { text, ...more }: { text: string; guide?: string } = RULE_TEXTS[rule]
    const key = rule === 'unknown' || rule === 'phrase' ? `${rule} ${detail[0]}` : rule
    if (seen.has(key) || steps.length >= MOST_STEPS) continue
    seen.add(key)
    steps.push({ rule, text: filled(text, detail), ...more })
  }
  return steps
}
