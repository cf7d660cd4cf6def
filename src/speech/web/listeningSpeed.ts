import { storedSetting, storeSetting, useStoredSetting } from '#design/web/storedSetting.ts'

/** Slow and clear; at half the speed sounds would be distorted. */
export const SLOW = 0.75

export type ListeningSpeed = 1 | typeof SLOW

/** Stored in localStorage, where `listen.js` finds it too. */
const KEY = 'hanpan-listening-speed'
const CHANGED = 'listening:speed'

/** How fast this person listens in this browser. */
export function useListeningSpeed(): [speed: ListeningSpeed, set: (speed: ListeningSpeed) => void] {
  const speed = useStoredSetting<ListeningSpeed>(CHANGED, listeningSpeed, 1)
  return [speed, (next) => storeSetting(KEY, next === SLOW ? 'slow' : 'normal', CHANGED)]
}

export function listeningSpeed(): ListeningSpeed {
  return storedSetting(KEY) === 'slow' ? SLOW : 1
}
