/** The browser's database for the time without a connection. */
export const DEVICE_STORE = 'hanpan-device'

/** A page of one lesson. The other kept pages are the same for everyone. */
const LESSON_PAGE = /^\/app\/lessons\/.+/

/** Deletes what this device keeps for a user who has signed out. */
export async function forgetDevice(): Promise<void> {
  try {
    localStorage.removeItem('hanpan-waiting')
    indexedDB.deleteDatabase(DEVICE_STORE)
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      const lessons = requests.filter(({ url }) => LESSON_PAGE.test(new URL(url).pathname))
      await Promise.all(lessons.map((request) => cache.delete(request)))
    }
  } catch (error) {
    console.warn('the browser does not store data for this site', error)
  }
}
