import type { CardContent } from '#review/card.ts'
import type { AnswerEntry, Grade } from '#review/reviewEntry.ts'
import { type Dictionary, type NearMiss, type TypedVerdict, typedVerdict } from '#review/typedAnswer.ts'

/** How an answer is stored, and what is off in a near miss. */
export interface Graded extends Pick<AnswerEntry, 'outcome' | 'mistake' | 'grade'> {
  miss: NearMiss | null
}

export interface GivenToCard {
  /** What was typed, or the text of the option that was chosen. */
  given: string
  /** Whether the learner corrects a near miss. There is one try. */
  retried: boolean
  /** Whether the learner asked for the first letter. */
  hinted: boolean
}

/** Grades an answer: right is good, right after a hint or a near miss is hard, and wrong is again. */
export function gradedAnswer(
  content: CardContent,
  { given, retried, hinted }: GivenToCard,
  dictionary: Dictionary,
): Graded {
  const verdict: TypedVerdict = content.key
    ? typedVerdict(content.key, given, dictionary)
    : { outcome: given === rightAnswer(content) ? 'right' : 'wrong' }
  if (verdict.outcome === 'right') {
    const grade: Grade = retried || hinted ? 2 : 3
    return { outcome: 'right', mistake: null, grade, miss: null }
  }
  const miss = verdict.outcome === 'near' ? verdict.miss : null
  const mistake = miss?.mistake ?? null
  if (miss && !retried) return { outcome: 'near', mistake, grade: null, miss }
  return { outcome: 'wrong', mistake, grade: 1, miss }
}

/** The right answer as it is shown. */
export function rightAnswer(content: CardContent): string {
  if (content.type === 'item') return content.korean
  return content.question.options[content.question.correct_answer] ?? ''
}
