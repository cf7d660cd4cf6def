import { storedSetting, storeSetting, useStoredSetting } from '#design/web/storedSetting.ts'

const KEYBOARD = 'hanpan-korean-keyboard'
const KEYBOARD_CHANGED = 'review:keyboard'

/** Whether the Korean keyboard is shown on this browser's screen. `atFirst` counts until the learner turns it on or off for the first time. */
export function useKoreanKeyboard(atFirst: boolean): [isShown: boolean, turn: () => void] {
  const isShown = useStoredSetting(
    KEYBOARD_CHANGED,
    () => (storedSetting(KEYBOARD) ?? (atFirst ? 'on' : 'off')) === 'on',
    false,
  )
  return [isShown, () => storeSetting(KEYBOARD, isShown ? 'off' : 'on', KEYBOARD_CHANGED)]
}
