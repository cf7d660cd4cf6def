interface Refusal {
  code: string
  message: string
  retryAfterSeconds: number | undefined
}

/** What the page says. Undefined: the server did not respond. */
export function explainFailure(refusal: Refusal | undefined): string {
  if (refusal === undefined || refusal.message === '') return 'The lines could not be read. Please try again.'
  const { message, retryAfterSeconds } = refusal
  return retryAfterSeconds === undefined ? message : `${message} You can try again in ${retryAfterSeconds} s.`
}
