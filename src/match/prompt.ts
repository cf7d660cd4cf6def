/** A question's text: the task, and the Korean text if it is on its own line. */
export interface Prompt {
  task: string
  korean: string | null
}

export function promptOf(text: string): Prompt {
  const [task = '', korean = null] = text.split('\n')
  return { task, korean }
}
