import { countCharacters, LONGEST_TEXT } from '#translator/sourceText.ts'

/** The counter warns above this share of the allowed characters. */
const NEAR = 0.9

export interface InputCount {
  /** Unicode code points that would be charged: white space around the text is not sent. */
  used: number
  /** How many characters the text may have now. */
  allowed: number
  state: 'within' | 'near' | 'overDay' | 'overRequest'
}

/** `left`: characters left today, null if unlimited or not known yet. A text already `charged` today costs nothing more. */
export function inputCount(text: string, left: number | null, charged: boolean): InputCount {
  const used = countCharacters(text.trim())
  const today = (left ?? LONGEST_TEXT) + (charged ? used : 0)
  const allowed = Math.min(today, LONGEST_TEXT)
  return { used, allowed, state: charged && used <= LONGEST_TEXT ? 'within' : stateOf(used, allowed) }
}

function stateOf(used: number, allowed: number): InputCount['state'] {
  if (used > LONGEST_TEXT) return 'overRequest'
  if (used > allowed) return 'overDay'
  return used > allowed * NEAR ? 'near' : 'within'
}
