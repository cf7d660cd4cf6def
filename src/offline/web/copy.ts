import type { Connection } from '#offline/web/connection.ts'

/** What the page says about the connection; empty while there is nothing to say. */
export function connectionSentence({ isOffline, waiting, sent }: Connection): string {
  if (isOffline && waiting > 0) return `You are offline. ${waitingFor(waiting)} on this device, and will be sent later.`
  if (isOffline) return 'You are offline. What you do here is kept on this device, and sent later.'
  if (waiting > 0) return `Sending what you did offline. ${waitingFor(waiting)}.`
  if (sent > 0)
    return sent === 1 ? 'What you did offline was sent: 1 result.' : `What you did offline was sent: ${sent} results.`
  return ''
}

function waitingFor(count: number): string {
  return count === 1 ? '1 result waits' : `${count} results wait`
}

export const installCopy = { install: 'Install the app' }

export const offlineCopy = {
  heading: 'You are offline',
  lead: 'This page needs a connection. These work without one, once you have used them on this device:',
  review: 'Review',
  lessons: 'Lessons',
  retry: 'Try again',
}
