import type { Suffix } from '#korean/morpheme.ts'
import { formSteps, type RankedStep } from '#translator/transfer/formSteps.ts'
import type { KoreanForm, KoreanWord } from '#translator/transfer/koreanWord.ts'
import type { FiredRule } from '#translator/transfer/rendering.ts'
import { RULE_TEXTS, type RuleText, UNKNOWN_RULES } from '#translator/transfer/rule.ts'
import type { ExplanationStep } from '#translator/translation.ts'

/** More than this is a lecture, even with most of it folded away. */
const MOST_STEPS = 12

function filled(text: string, detail: readonly string[]): string {
  return text.replace(/\{(\d)\}/g, (_, index: string) => detail[Number(index)] ?? '')
}

function ruleStep({ rule, detail }: FiredRule): RankedStep {
  const { text, rank, guide }: RuleText = RULE_TEXTS[rule]
  return { step: { rule, text: filled(text, detail), ...(guide === undefined ? {} : { guide }) }, rank }
}

/** Whether the suffix that a rule tells of stands on its predicate in the end: commands leave the past out. */
function stands({ rule, detail }: FiredRule, forms: readonly KoreanForm[]): boolean {
  const { tells }: RuleText = RULE_TEXTS[rule]
  if (tells === undefined) return true
  return forms.some(({ lemma, suffixes }) => lemma === detail[0] && suffixes.some((each) => tells.includes(each)))
}

/** The suffixes of a predicate of which some rule that fired on it tells more than their own lesson. */
function toldOf({ lemma }: KoreanForm, fired: readonly FiredRule[]): Set<Suffix> {
  return new Set(
    fired
      .filter(({ detail }) => detail[0] === lemma)
      .flatMap(({ rule }): readonly Suffix[] => (RULE_TEXTS[rule] as RuleText).tells ?? []),
  )
}

/** Rules that are worth telling again of another word. */
const REPEATED: ReadonlySet<string> = new Set([
  ...Object.values(UNKNOWN_RULES),
  'phrase',
  'sense',
  'particle/role',
  'humble/word',
  'honorific/word',
  'business/word',
])

function isNew(seen: Set<string>, { step }: RankedStep): boolean {
  const key = REPEATED.has(step.rule) ? step.text : step.rule
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

/**
 * The explanation of Korean words from their trace: the rules that fired while they were made, and the suffixes of the forms that
 * stand among them, each once, the most telling first.
 */
export function explanationSteps(words: readonly KoreanWord[], fired: readonly FiredRule[]): ExplanationStep[] {
  const forms = [...new Set(words.flatMap(({ form }) => form ?? []))]
  const told = fired.filter((each) => stands(each, forms))
  const steps = [...forms.flatMap((form) => formSteps(form, toldOf(form, told))), ...told.map(ruleStep)]
  const seen = new Set<string>()
  return steps
    .toSorted((a, b) => a.rank - b.rank)
    .filter((each) => isNew(seen, each))
    .slice(0, MOST_STEPS)
    .map(({ step }) => step)
}
