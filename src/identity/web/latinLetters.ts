import { storedSetting, storeSetting, useStoredSetting } from '#design/web/storedSetting.ts'

/** Whether explanations show Korean in Latin letters and English, too. A setting of this browser, stored in localStorage. */
const KEY = 'hanpan-latin-letters'
const CHANGED = 'identity:latin-letters'

export function storeLatinLetters(on: boolean): void {
  storeSetting(KEY, on ? 'on' : 'off', CHANGED)
}

/** Follows what the player said about reading Hangul, on a browser where nothing was chosen yet. */
export function adoptLatinLetters(readsHangul: boolean | null): void {
  if (readsHangul === false && storedSetting(KEY) === null) storeLatinLetters(true)
}

export function useLatinLetters(): boolean {
  return useStoredSetting(CHANGED, () => storedSetting(KEY) === 'on', false)
}
