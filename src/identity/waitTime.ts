const SECONDS_PER_MINUTE = 60
/** Waits up to this length are shown in seconds. */
const COUNTED_IN_SECONDS = 90

/** A wait in words, rounded up: `40 seconds`, `1 second`, `3 minutes`. */
export function waitTime(seconds: number): string {
  if (seconds <= COUNTED_IN_SECONDS) return counted(Math.ceil(seconds), 'second')
  return counted(Math.ceil(seconds / SECONDS_PER_MINUTE), 'minute')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
