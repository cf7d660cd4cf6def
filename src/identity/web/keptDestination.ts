import { type Destination, destinationOf } from '#identity/destination.ts'

const KEY = 'hanpan-destination'

/** Where this browser's visitor goes after signing in; a link in a mail opens another tab, which is led there too. */
export function keptDestination(): string {
  return destinationOf(read(), Date.now())
}

/** The visitor is sent to sign in, on the way to this path. */
export function keepDestination(path: string): void {
  const destination: Destination = { path, at: Date.now() }
  try {
    localStorage.setItem(KEY, JSON.stringify(destination))
  } catch (error) {
    console.warn('the browser keeps nothing for this site', error)
  }
}

/** The visitor has come there. */
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
