/** A question's text: what is asked, and the Korean under study where it stands on a line of its own. */
export interface Prompt {
  lead: string
  korean: string | null
}

/** Where something is to be filled in. */
export const GAP = '___'

export function promptOf(question: string): Prompt {
  const [lead = '', korean = null] = question.split('\n')
  return { lead, korean }
}
