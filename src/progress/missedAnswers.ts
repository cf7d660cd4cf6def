import { type GivenAnswer, isRight } from '#progress/givenAnswer.ts'

/** The answers to look at again, of answers newest first: each question once, unless its newest answer was right. */
export function missedAnswers(answers: readonly GivenAnswer[]): GivenAnswer[] {
  const newest = new Map(answers.toReversed().map((answer) => [answer.question.id, answer]))
  return answers.filter((answer) => !isRight(answer) && newest.get(answer.question.id) === answer)
}
