import type { OptionLook } from '#match/web/OptionList.tsx'
import type { Answer } from '#match/web/useAnswer.ts'

/** What decides how an option looks, in a match or for one player alone. */
interface Judged {
  /** Null until the answer is scored. */
  your_answer: { option_id: string; correct: boolean } | null
  /** Null until the question has closed. */
  feedback: { correct_option_id: string } | null
}

export function optionLook(
  id: string,
  { your_answer: own, feedback }: Judged,
  { pressedId, isOpen }: Pick<Answer, 'pressedId' | 'isOpen'>,
): OptionLook {
  if (feedback) {
    if (id === feedback.correct_option_id) return 'right'
    return id === own?.option_id ? 'wrong' : 'dim'
  }
  if (id === own?.option_id) return own.correct ? 'right' : 'wrong'
  if (id === pressedId) return 'pressed'
  return isOpen ? 'open' : 'dim'
}
