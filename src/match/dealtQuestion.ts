import type { Judge } from '#match/decide.ts'
import type { Explained, Pair, ShownQuestion } from '#match/matchContract.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import type { Question } from '#questions/question.ts'

/** A question in one match: its options have opaque ids, and an order for each player. */
export interface DealtQuestion {
  question: Question
  /** In the question's own order. */
  optionIds: readonly string[]
  /** For each player, the indexes of the options in the order shown. */
  orders: Pair<readonly number[]>
  audioUrl: string | null
}

function shownOptions({ question, optionIds, orders }: DealtQuestion, player: PlayerIndex) {
  return orders[player].map((index) => ({ id: optionIds[index] ?? '', text: question.options[index] ?? '' }))
}

/** The parts of a question that a player may see while it is open. */
export function shownQuestion(dealt: DealtQuestion, player: PlayerIndex): ShownQuestion {
  const { scene, question } = dealt.question
  return {
    question,
    ...(scene === undefined ? {} : { scene }),
    options: shownOptions(dealt, player),
    ...(dealt.audioUrl === null ? {} : { audio_url: dealt.audioUrl }),
  }
}

export function correctOptionId({ question, optionIds }: DealtQuestion): string {
  return optionIds[question.correct_answer] ?? ''
}

/** @param questions of the whole match; undefined for one that is no longer in the bank */
export function judgeBy(questions: readonly (DealtQuestion | undefined)[]): Judge {
  return (questionNo, optionId) => {
    const dealt = questions[questionNo - 1]
    return dealt?.optionIds.includes(optionId) ? optionId === correctOptionId(dealt) : undefined
  }
}

/** The parts of a closed question that players may see. */
export function explained(dealt: DealtQuestion): Explained {
  const { question, optionIds } = dealt
  return {
    correct_option_id: correctOptionId(dealt),
    explanation: question.explanation,
    reasons: optionIds
      .map((id, index) => ({ option_id: id, reason: question.reasons[index] ?? '' }))
      .filter(({ reason }) => reason !== ''),
    ...(question.audio === undefined ? {} : { transcript: question.audio }),
    ...(question.english === undefined ? {} : { english: question.english }),
  }
}
