import { storedSetting, storeSetting, useStoredSetting } from '#design/web/storedSetting.ts'

/** How this person plays in this browser: kept in localStorage, on or off. */
const KEYS = { sound: 'hanpan-sound', singleKeys: 'hanpan-single-keys' }
const CHANGED = 'match:preferences'

/** Sounds are on from the first match, until somebody switches them off. */
export function usesSound(): boolean {
  return read(KEYS.sound)
}

/** Single letters act as shortcuts; people who dictate or use a switch may not want that. */
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
