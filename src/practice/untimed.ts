import { type DealtQuestion, explained, shownQuestion } from '#match/dealtQuestion.ts'
import type { ReviewedAnswer, UntimedQuestion, UntimedState } from '#practice/practiceContract.ts'
import { YOU } from '#practice/practiceDuel.ts'
import type { Skill } from '#rating/skill.ts'

/** A question that the player has been shown. */
export interface AskedQuestion {
  number: number
  dealt: DealtQuestion
  answer: { optionId: string; correct: boolean } | null
}

export interface UntimedFacts {
  id: string
  skill: Skill
  /** In the order of their numbers. */
  asked: readonly AskedQuestion[]
  isEnded: boolean
}

/** The newest question that was shown; undefined before the first one. */
export function currentQuestion({ asked }: Pick<UntimedFacts, 'asked'>): AskedQuestion | undefined {
  return asked.at(-1)
}

/** What the player may see. It contains the right answers of the questions that the player has answered, and no others. */
export function untimedView({ id, skill, asked, isEnded }: UntimedFacts): UntimedState {
  const current = isEnded ? undefined : currentQuestion({ asked })
  const answered = asked.filter(({ answer }) => answer !== null)
  const answer = current?.answer ?? null
  return {
    practice_id: id,
    skill_type: skill,
    ended: isEnded,
    answered: answered.length,
    right: answered.filter(({ answer }) => answer?.correct).length,
    question: current ? numbered(current) : null,
    your_answer: answer && { option_id: answer.optionId, correct: answer.correct },
    feedback: current?.answer ? explained(current.dealt) : null,
    review: isEnded ? answered.flatMap(missed) : [],
  }
}

function numbered({ number, dealt }: AskedQuestion): UntimedQuestion {
  return { number, ...shownQuestion(dealt, YOU) }
}

function missed(asked: AskedQuestion): ReviewedAnswer[] {
  const { answer, dealt } = asked
  if (!answer || answer.correct) return []
  return [{ ...numbered(asked), ...explained(dealt), picked: answer.optionId }]
}
