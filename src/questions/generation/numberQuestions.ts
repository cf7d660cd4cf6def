import { shuffledBy } from '#kit/spreadHash.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { NUMBER_PHRASES, type NumberPhrase } from '#questions/generation/numberPhrase.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

/** From digits to words: which number system, and which form before the counter? */
export const numberQuestions: Generator = {
  skill: 'vocab',
  generate: () => NUMBER_PHRASES.flatMap((phrase) => question(phrase) ?? []),
}

function question({ name, level, shown, said, rule, mistakes }: NumberPhrase): QuestionEntry | undefined {
  const id = questionId('number', name)
  const wrong = shuffledBy(
    Object.entries(mistakes).filter(([mistake]) => mistake !== said),
    id,
    ([mistake]) => mistake,
  )
  if (wrong.length < OPTION_COUNT - 1) return undefined
  return {
    id,
    type: 'number',
    level,
    question: `How is “${shown}” said?`,
    right: said,
    wrong: Object.fromEntries(wrong.slice(0, OPTION_COUNT - 1)),
    explanation: `${rule} So it is ${said}.`,
  }
}
