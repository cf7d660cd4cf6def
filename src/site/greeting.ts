/** What the first page says to a user who has just confirmed their account. It travels in the router's state. */
export interface Greeting {
  name: string
  /** The page that the user wanted before signing up; null if there was none. */
  left: string | null
}

/** The router's state to open the first page with. */
export function greetingState(greeting: Greeting): { greeting: Greeting } {
  return { greeting }
}

/** The greeting in the router's state, which a browser keeps over reloads and releases. */
export function greetingIn(state: unknown): Greeting | null {
  const { greeting } = Object(state) as { greeting?: Partial<Greeting> }
  if (typeof greeting?.name !== 'string') return null
  return { name: greeting.name, left: typeof greeting.left === 'string' ? greeting.left : null }
}
