/**
 * Lets the service worker keep the pages of review and lessons for the time without a connection. Without one, they need a connection.
 * @param lessons the paths of the lessons to keep; undefined if they stay as they are
 */
export async function keepApp(lessons?: readonly string[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js', { scope: '/app', updateViaCache: 'none' })
    if (lessons === undefined) return
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keepLessons: lessons })
  } catch (error) {
    console.debug('the pages are not kept', error)
  }
}
