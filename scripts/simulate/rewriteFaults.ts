import type { MatchState } from '#match/matchContract.ts'

/** Everything that a view of a match changes after an earlier view has shown it, or shows too early. */
export function rewriteFaults(before: MatchState | undefined, after: MatchState): string[] {
  const faults = tooEarly(after)
  if (!before) return faults
  const check = (holds: boolean, fault: string) => {
    if (!holds) faults.push(`${fault}: ${JSON.stringify(before)} then ${JSON.stringify(after)}`)
  }
  check(after.seq >= before.seq, 'the log became shorter')
  check(after.server_now >= before.server_now, 'the clock went back')
  check(isPrefix(before.points, after.points), 'a point was rewritten')
  check(
    after.score.every((points, index) => points >= (before.score[index] ?? 0)),
    'a score fell',
  )
  check(before.result === null || sameResult(before, after), 'a result was rewritten')
  if (before.question && before.question.number === after.question?.number) {
    check(before.feedback === null || after.feedback !== null, 'a closed question opened again')
    check(JSON.stringify(before.question.options) === JSON.stringify(after.question.options), 'options changed places')
    check(before.your_answer === null || sameJson(before.your_answer, after.your_answer), 'an answer was rewritten')
  }
  return faults
}

function tooEarly({ phase, feedback, result, question }: MatchState): string[] {
  const isOver = phase === 'completed' || phase === 'void'
  return [
    ...((feedback !== null) === (phase === 'feedback') ? [] : [`feedback in ${phase}`]),
    ...((result !== null) === isOver ? [] : [`a result in ${phase}`]),
    ...((question !== null) === (phase === 'question' || phase === 'feedback') ? [] : [`a question in ${phase}`]),
  ]
}

function isPrefix(before: readonly unknown[], after: readonly unknown[]): boolean {
  return sameJson(before, after.slice(0, before.length))
}

function sameResult(before: MatchState, after: MatchState): boolean {
  return sameJson(before.result, after.result)
}

function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
