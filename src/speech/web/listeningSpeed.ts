import { useSyncExternalStore } from 'react'

/** Slow and clear; at half the speed sounds would be distorted. */
export const SLOW = 0.75

export type ListeningSpeed = 1 | typeof SLOW

/** Kept in localStorage, where `listen.js` finds it too. */
const KEY = 'hanpan-listening-speed'
const CHANGED = 'listening:speed'

/** How fast this person listens in this browser. */
export function useListeningSpeed(): [speed: ListeningSpeed, set: (speed: ListeningSpeed) => void] {
  return [useSyncExternalStore(subscribe, listeningSpeed, () => 1), write]
}

export function listeningSpeed(): ListeningSpeed {
  try {
    return localStorage.getItem(KEY) === 'slow' ? SLOW : 1
  } catch {
    return 1
  }
}

function write(speed: ListeningSpeed) {
  try {
    localStorage.setItem(KEY, speed === SLOW ? 'slow' : 'normal')
  } catch (error) {
    console.warn('the browser keeps nothing for this site', error)
  }
  dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}
