/** A question's text: what is asked, and the Korean under study where it stands for itself. */
export interface Prompt {
  lead: string
  korean: string | null
}

/** A gap to be filled, however long it is drawn. */
export const GAP = /_{2,}/
const KOREAN_ALONE = /^[^\p{Script=Latin}]*\p{Script=Hangul}[^\p{Script=Latin}]*$/u

/** The Korean stands on lines of its own, or behind the last colon with no Latin letter after it. */
export function promptOf(question: string): Prompt {
  const [firstLine = '', ...others] = question.split('\n')
  if (others.length > 0) return { lead: firstLine, korean: others.join('\n') }
  const colon = question.lastIndexOf(': ')
  const rest = question.slice(colon + 2)
  if (colon < 0 || !KOREAN_ALONE.test(rest)) return { lead: question, korean: null }
  return { lead: question.slice(0, colon + 1), korean: rest }
}
