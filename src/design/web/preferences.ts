import { storedSetting, storeSetting, useStoredSetting } from '#design/web/storedSetting.ts'

/** On/off settings of games and lessons in this browser, stored in localStorage. */
const KEYS = { sound: 'hanpan-sound', singleKeys: 'hanpan-single-keys' }
const CHANGED = 'design:preferences'

/** Sounds are on unless they were turned off. */
export function usesSound(): boolean {
  return read(KEYS.sound)
}

/** Whether single letters are shortcuts. People who use dictation or a switch device may not want that. */
export function usesSingleKeys(): boolean {
  return read(KEYS.singleKeys)
}

export function usePreference(name: keyof typeof KEYS): [on: boolean, set: (on: boolean) => void] {
  const key = KEYS[name]
  const on = useStoredSetting(CHANGED, () => read(key), true)
  return [on, (next) => storeSetting(key, next ? 'on' : 'off', CHANGED)]
}

function read(key: string): boolean {
  return storedSetting(key) !== 'off'
}
