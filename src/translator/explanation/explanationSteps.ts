import type { Suffix } from '#korean/morpheme.ts'
import { formSteps, type RankedStep } from '#translator/explanation/formSteps.ts'
import { isUnknownRule, RULE_TEXTS, type RuleText, UNKNOWN_RULES } from '#translator/explanation/rule.ts'
import { suffixLesson } from '#translator/explanation/suffixLesson.ts'
import type { FiredRule } from '#translator/korean/rendering.ts'
import type { KoreanForm, KoreanWord } from '#translator/korean/word.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'
import type { ExplanationStep } from '#translator/translation.ts'

/** More steps than this are too many to read. */
const MOST_STEPS = 12

function filled(text: string, detail: readonly string[]): string {
  return text.replace(/\{(\d)\}/g, (_, index: string) => detail[Number(index)] ?? '')
}

const TEXTS: Readonly<Record<string, RuleText>> = RULE_TEXTS

/** What a rule explains; undefined for a construction that has nothing to tell. */
function textOf({ rule, lesson }: FiredRule): RuleText | undefined {
  return lesson ?? tableEntry(TEXTS, rule)
}

function ruleStep(fired: FiredRule): RankedStep[] {
  const { rule, detail } = fired
  const told = textOf(fired)
  if (!told) return []
  const { text: template, rank, guide } = told
  const text = filled(template, detail)
  const step = { rule, text, ...(guide === undefined ? {} : { guide }) }
  return [{ step, rank, lesson: lessonOf(fired, text) }]
}

/** Whether the result contains the suffix that a rule explains. Commands leave out the past. */
function isInResult(fired: FiredRule, forms: readonly KoreanForm[]): boolean {
  const explains = textOf(fired)?.explains
  if (explains === undefined) return true
  return forms.some(
    ({ lemma, suffixes }) => lemma === fired.detail[0] && suffixes.some((each) => explains.includes(each)),
  )
}

/** The suffixes of a predicate that a rule already explains better than their own lessons do. */
function explainedSuffixes({ lemma }: KoreanForm, fired: readonly FiredRule[]): Set<Suffix> {
  return new Set(fired.filter(({ detail }) => detail[0] === lemma).flatMap((each) => textOf(each)?.explains ?? []))
}

/** Rules that are worth repeating for another word. */
const REPEATED: ReadonlySet<string> = new Set([
  'phrase',
  'gap',
  'sense',
  'humble/word',
  'honorific/word',
  'business/word',
])

/** Rules that teach the same thing, each with the name of their lesson. */
const SHARED_LESSONS: Readonly<Record<string, string>> = {
  'you/dropped': 'naming the listener',
  'you/title': 'naming the listener',
  'you/dropped-casual': 'naming a friend',
  'you/casual': 'naming a friend',
  existence: 'existence',
  'existence/have': 'existence',
  relative: suffixLesson('-는'),
  lasting: suffixLesson('-고 있다'),
}

/** A particle that renders the same English word on two nouns is explained once. */
function lessonOf({ rule, detail }: FiredRule, text: string): string {
  if (rule === 'particle/role') return [rule, detail[0], detail[2]].join(' ')
  return tableEntry(SHARED_LESSONS, rule) ?? (REPEATED.has(rule) ? text : rule)
}

/** Puts unknown stretches of one kind into one step. */
function withUnknownTogether(fired: readonly FiredRule[]): FiredRule[] {
  const unknown = Object.values(UNKNOWN_RULES).flatMap((rule): FiredRule[] => {
    const texts = new Set(fired.filter((each) => each.rule === rule).flatMap(({ detail }) => detail))
    return texts.size > 0 ? [{ rule, detail: [[...texts].join(', ')] }] : []
  })
  return [...unknown, ...fired.filter(({ rule }) => !isUnknownRule(rule))]
}

/** The steps without those that teach the same as an earlier step. */
function withoutRepeats(steps: readonly RankedStep[]): RankedStep[] {
  const first = new Map(steps.toReversed().map((each) => [each.lesson, each]))
  return steps.filter((each) => first.get(each.lesson) === each)
}

/**
 * The explanation of Korean words from the rules that fired while they were made and from the suffixes of their forms. Each
 * lesson is taught once, the most important first.
 */
export function explanationSteps(words: readonly KoreanWord[], fired: readonly FiredRule[]): ExplanationStep[] {
  const forms = [...new Set(words.flatMap(({ form }) => form ?? []))]
  const kept = withUnknownTogether(fired).filter((each) => isInResult(each, forms))
  const ruleSteps = withoutRepeats(kept.flatMap(ruleStep))
  const lessons = new Set(ruleSteps.map(({ lesson }) => lesson))
  const suffixSteps = forms.flatMap((form) => formSteps(form, explainedSuffixes(form, kept)))
  return [...withoutRepeats(suffixSteps.filter(({ lesson }) => !lessons.has(lesson))), ...ruleSteps]
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_STEPS)
    .map(({ step }) => step)
}
