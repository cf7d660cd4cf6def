import { type DealtQuestion, explained, shownQuestion } from '#match/dealtQuestion.ts'
import { isPlaced, PLACEMENT_QUESTIONS, type PlacedAnswer, placedRating } from '#practice/placement.ts'
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
  /** The level at which a placement begins; null if the practice is none. */
  placementStart: number | null
  /** Whether it is the challenger's part of a duel apart. */
  isOpening: boolean
}

/** The newest question that was shown; undefined before the first one. */
export function currentQuestion({ asked }: Pick<UntimedFacts, 'asked'>): AskedQuestion | undefined {
  return asked.at(-1)
}

/** What the player may see. It contains the right answers of the questions that the player has answered, and no others. */
export function untimedView({ id, skill, asked, isEnded, placementStart, isOpening }: UntimedFacts): UntimedState {
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
    placement: placementStart === null ? null : placementOf(placementStart, asked, isEnded),
    opening: isOpening,
  }
}

function placementOf(start: number, asked: readonly AskedQuestion[], isEnded: boolean): UntimedState['placement'] {
  const answers = placedAnswers(asked)
  const level = isEnded && isPlaced(answers.length) ? placedRating(start, answers) : null
  return { questions: PLACEMENT_QUESTIONS, level }
}

/** The answers that a level follows from. */
export function placedAnswers(asked: readonly AskedQuestion[]): PlacedAnswer[] {
  return asked.flatMap(({ dealt, answer }) =>
    answer ? [{ difficulty: dealt.question.difficulty, correct: answer.correct }] : [],
  )
}

function numbered({ number, dealt }: AskedQuestion): UntimedQuestion {
  return { number, ...shownQuestion(dealt, YOU) }
}

function missed(asked: AskedQuestion): ReviewedAnswer[] {
  const { answer, dealt } = asked
  if (!answer || answer.correct) return []
  return [{ ...numbered(asked), ...explained(dealt), picked: answer.optionId }]
}
