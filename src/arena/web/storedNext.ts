import type { NextThing } from '#arena/nextThing.ts'
import { nextUtcMidnight } from '#kit/time.ts'

/** Read by `site.js` on the landing page, which is the same for everyone. */
const NEXT_KEY = 'hanpan-next'

/** Keeps in this browser what is next for the user, for the rest of the UTC day. Before the first match, the landing page says so itself. */
export function storeNext(userId: string, thing: NextThing): void {
  const kind = thing.kind === 'match' && thing.isFirst ? 'first' : thing.kind
  try {
    localStorage.setItem(NEXT_KEY, JSON.stringify({ user: userId, kind, until: nextUtcMidnight(Date.now()) }))
  } catch (error) {
    console.debug('the browser does not store what is next', error)
  }
  dispatchEvent(new Event('site:auth'))
}
