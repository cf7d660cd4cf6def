import { type Destination, destinationOf } from '#identity/destination.ts'

const KEY = 'hanpan-destination'

/** Where a visitor goes after signing in, also in the other tab that a link in a mail opens. */
export function storedDestination(): string {
  return destinationOf(read(), Date.now())
}

/** Keeps the path that a visitor wanted before they were sent to sign in. */
export function storeDestination(path: string): void {
  const destination: Destination = { path, at: Date.now() }
  try {
    localStorage.setItem(KEY, JSON.stringify(destination))
  } catch (error) {
    console.warn('the browser keeps nothing for this site', error)
  }
}

/** The visitor has arrived there. */
export function forgetDestination(): void {
  try {
    localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('the browser keeps nothing for this site', error)
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
