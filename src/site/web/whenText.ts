import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from '#kit/time.ts'

const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' })
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' })

/** How long ago, in words. Days are in the reader's time zone. */
export function whenText(at: EpochMs, now: EpochMs): string {
  const ago = now - at
  if (ago < MINUTE_MS) return 'just now'
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} min ago`
  const days = Math.round((dayOf(now) - dayOf(at)) / DAY_MS)
  if (days === 0) return `${Math.floor(ago / HOUR_MS)} h ago`
  if (days === 1) return 'yesterday'
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return (isThisYear ? DAY : DAY_OF_YEAR).format(at)
}

/** The start of the day in the reader's time zone. */
function dayOf(at: EpochMs): EpochMs {
  return new Date(at).setHours(0, 0, 0, 0)
}
