import { isAuxiliaryId } from '#korean/auxiliary.ts'
import { endingOf, isEndingId } from '#korean/endingTable.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { RANK } from '#translator/explanation/rule.ts'
import { combinationAt } from '#translator/explanation/suffixCombination.ts'
import { suffixLesson, suffixSentence } from '#translator/explanation/suffixLesson.ts'
import type { KoreanForm } from '#translator/korean/word.ts'
import type { ExplanationStep } from '#translator/translation.ts'

/** A step with its sort rank. Steps with the same lesson teach the same thing. */
export interface RankedStep {
  step: ExplanationStep
  rank: number
  lesson: string
}

/** Auxiliaries and connectives make a sentence special; tenses and modifiers are common. */
function rankOf(suffix: Suffix): number {
  if (isAuxiliaryId(suffix)) return RANK.special
  const kind = isEndingId(suffix) ? endingOf(suffix).kind : undefined
  return kind === undefined || kind === 'modifier' || kind === 'nominal' ? RANK.plain : RANK.special
}

function suffixStep(form: KoreanForm, suffix: Suffix): RankedStep[] {
  const sentence = suffixSentence(suffix)
  if (sentence === undefined) return []
  const step = { rule: `form/${suffix}`, text: `${sentence}: ${form.text}.` }
  return [{ step, rank: rankOf(suffix), lesson: suffixLesson(suffix) }]
}

function copulaStep({ text }: KoreanForm): RankedStep {
  const step = { rule: 'form/이다', text: `“be” with a noun is 이다, written onto the noun: ${text}.` }
  return { step, rank: RANK.plain, lesson: step.rule }
}

/** Steps for the suffixes of a form, in order; the suffixes in `explained` are already explained by another step. */
export function formSteps(form: KoreanForm, explained: ReadonlySet<Suffix>): RankedStep[] {
  const steps: RankedStep[] = form.copular ? [copulaStep(form)] : []
  let at = 0
  while (at < form.suffixes.length) {
    const suffix = form.suffixes[at] as Suffix
    const found = combinationAt(form, at)
    if (found) {
      const { id, text, guide } = found.combination
      const step = { rule: id, text: text.replace('{0}', form.text), ...(guide === undefined ? {} : { guide }) }
      steps.push({ step, rank: RANK.special, lesson: id })
    } else if (!explained.has(suffix)) steps.push(...suffixStep(form, suffix))
    at += found?.length ?? 1
  }
  return steps
}
