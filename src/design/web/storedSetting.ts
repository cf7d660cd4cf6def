import { useCallback, useSyncExternalStore } from 'react'

/** Stores a setting in this browser and dispatches the event `changed`. */
export function storeSetting(key: string, value: string, changed: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    console.warn('the browser does not allow storage for this site', error)
  }
  dispatchEvent(new Event(changed))
}

/** Null if nothing is stored, or the browser does not allow storage. */
export function storedSetting(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns `read()`, again after each change in this or another tab. On the server and while hydrating, returns `onServer`. */
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
