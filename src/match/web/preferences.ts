import { useSyncExternalStore } from 'react'

/** How this person plays in this browser: kept in localStorage, on or off. */
const KEYS = { sound: 'hanpan-sound', singleKeys: 'hanpan-single-keys' }
const CHANGED = 'match:preferences'

/** Sounds are on from the first match, until somebody switches them off. */
export function usesSound(): boolean {
  return read(KEYS.sound)
}

/** Single letters do something; who dictates or uses a switch may not want that. */
export function usesSingleKeys(): boolean {
  return read(KEYS.singleKeys)
}

export function usePreference(name: keyof typeof KEYS): [on: boolean, set: (on: boolean) => void] {
  const key = KEYS[name]
  const on = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => true,
  )
  return [on, (next) => write(key, next)]
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

function write(key: string, on: boolean) {
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
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
