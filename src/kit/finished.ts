/** The result of work that pauses between its steps, done without a pause. */
export function finished<Result>(work: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
