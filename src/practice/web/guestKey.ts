const KEY = 'hanpan-guest-duel'

/** The key of the visitor's duel in this browser, also in the tab that the link in a sign-up email opens. */
export function storedGuestKey(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Returns whether the browser has stored the key. */
export function storeGuestKey(key: string): boolean {
  try {
    localStorage.setItem(KEY, key)
    return true
  } catch (error) {
    console.warn('the browser does not store data for this site', error)
    return false
  }
}

/** Call it when the key opens nothing any more. */
export function forgetGuestKey(): void {
  try {
    localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('the browser does not store data for this site', error)
  }
}
