/** Keys by their position on the keyboard, because a Korean keyboard layout has other letters there. */
const OPTION_KEYS = [
  ['KeyA', 'Digit1', 'Numpad1'],
  ['KeyB', 'Digit2', 'Numpad2'],
  ['KeyC', 'Digit3', 'Numpad3'],
  ['KeyD', 'Digit4', 'Numpad4'],
]

export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const

/** The index of the option that the key chooses; undefined for other keys. */
export function optionOfKey(code: string): number | undefined {
  const index = OPTION_KEYS.findIndex((codes) => codes.includes(code))
  return index < 0 ? undefined : index
}
