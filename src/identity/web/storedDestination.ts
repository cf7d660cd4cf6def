import { type Destination, destinationOf } from '#identity/destination.ts'

const KEY = 'hanpan-destination'

/** The page to open after signing in, also in the new tab that a link in an email opens. */
export function storedDestination(): string {
  return destinationOf(read(), Date.now())
}

/** Stores the path that a visitor wanted before being sent to the sign-in page. */
export function storeDestination(path: string): void {
  const destination: Destination = { path, at: Date.now() }
  try {
    localStorage.setItem(KEY, JSON.stringify(destination))
  } catch (error) {
    console.warn('the browser keeps nothing for this site', error)
  }
}

/** Call it when the visitor has reached the page. */
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
