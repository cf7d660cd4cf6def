export interface TextRun {
  text: string
  korean: boolean
}

const KOREAN = /([\p{Script=Hangul}]+(?:[\s·~-]+[\p{Script=Hangul}]+)*)/u

/** Splits English prose at its Korean words, so that each part can be marked with its language. */
export function koreanRuns(prose: string): TextRun[] {
  return prose
    .split(KOREAN)
    .map((text, index) => ({ text, korean: index % 2 === 1 }))
    .filter((run) => run.text !== '')
}
