/** A question's text: the task, and the Korean text if it is on its own line. */
export interface Prompt {
  lead: string
  korean: string | null
}

/** The mark for a gap in a sentence. */
export const GAP = '___'

export function promptOf(question: string): Prompt {
  const [lead = '', korean = null] = question.split('\n')
  return { lead, korean }
}
