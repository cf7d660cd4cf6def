import { useCallback, useSyncExternalStore } from 'react'

/** Keeps a setting of this person in this browser, and tells everybody who listens to `changed`. */
export function storeSetting(key: string, value: string, changed: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    console.warn('the browser keeps nothing for this site', error)
  }
  dispatchEvent(new Event(changed))
}

/** Null where nothing is kept, or the browser keeps nothing. */
export function storedSetting(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** What `read` makes of stored settings, now and after each change here or in another tab; `onServer` until the page is alive. */
export function useStoredSetting<Value>(changed: string, read: () => Value, onServer: Value): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      addEventListener(changed, listener)
      addEventListener('storage', listener)
      return () => {
        removeEventListener(changed, listener)
        removeEventListener('storage', listener)
      }
    },
    [changed],
  )
  return useSyncExternalStore(subscribe, read, () => onServer)
}
