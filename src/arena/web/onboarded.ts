/** In this browser; whoever has played is known by the profile. */
const KEY = 'hanpan-onboarded'

/** Whether this player has been shown around here. */
export function isOnboarded(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId
  } catch {
    return false
  }
}

export function rememberOnboarded(userId: string): void {
  try {
    localStorage.setItem(KEY, userId)
  } catch (error) {
    console.warn('the browser keeps nothing for this site', error)
  }
}
