/** A key of the keyboard by its place: the letters differ where a Korean keyboard is on. */
const OPTION_KEYS = [
  ['KeyA', 'Digit1', 'Numpad1'],
  ['KeyB', 'Digit2', 'Numpad2'],
  ['KeyC', 'Digit3', 'Numpad3'],
  ['KeyD', 'Digit4', 'Numpad4'],
]

export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const

/** Which of the four options the key chooses; undefined for other keys. */
export function optionOfKey(code: string): number | undefined {
  const index = OPTION_KEYS.findIndex((codes) => codes.includes(code))
  return index < 0 ? undefined : index
}
