import { storedSetting, storeSetting, useStoredSetting } from '#design/web/storedSetting.ts'

/** The player's on/off settings in this browser, stored in localStorage. */
const KEYS = { sound: 'hanpan-sound', singleKeys: 'hanpan-single-keys' }
const CHANGED = 'match:preferences'

/** Sounds are on unless the player has turned them off. */
export function usesSound(): boolean {
  return read(KEYS.sound)
}

/** Whether single letters are shortcuts. Players who use dictation or a switch device may not want that. */
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
