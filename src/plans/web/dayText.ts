/** `December 21, 2026`, in UTC. @param instant ISO 8601 */
export function dayText(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))
}
