// The service worker of /app: it keeps review and lessons for the time without a connection. The build puts a line in front that
// defines `built`. A page always comes from the server if the server answers.
/** `release`: the name of this release. `files`: the paths of every file that the kept pages use. */
const { release, files } = globalThis.built
const FILES = new Set(files)
const PREFIX = 'hanpan-'
const CACHE = PREFIX + release
const OFFLINE = '/app/offline'
const PAGES = [OFFLINE, '/app/review', '/app/lessons']
const LESSON = /^\/app\/lessons\/[a-z-]+\/\d+$/
const MOST_LESSONS = 8

/** Everything or nothing: a release whose files cannot all be had is not kept. */
async function install() {
  const lessons = await keptLessons()
  await caches.delete(CACHE)
  try {
    const cache = await caches.open(CACHE)
    await cache.addAll(files)
    for (const path of PAGES) {
      if (!(await keepPage(cache, path))) throw new Error(`${path} is not of this release`)
    }
    for (const path of lessons) await keepPage(cache, path)
  } catch (error) {
    await caches.delete(CACHE)
    throw error
  }
  await skipWaiting()
}

/** The release before stays, because its pages may still be open and load more of their files. */
async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  for (const name of names.slice(0, -1)) await caches.delete(name)
  await registration.navigationPreload?.enable()
  await clients.claim()
}

async function keptLessons() {
  const paths = new Set()
  for (const name of (await caches.keys()).filter((name) => name.startsWith(PREFIX))) {
    const requests = await (await caches.open(name)).keys()
    for (const { url } of requests) if (LESSON.test(new URL(url).pathname)) paths.add(new URL(url).pathname)
  }
  return [...paths].slice(-MOST_LESSONS)
}

/** Returns whether it is kept. */
async function keepPage(cache, path) {
  return storePage(cache, path, await fetch(path, { cache: 'no-store' }))
}

/** Keeps a page if all of its files belong to this release, so that no page is made of two. */
async function storePage(cache, path, answer) {
  if (!answer.ok || answer.redirected) return false
  const named = (await answer.clone().text()).match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []
  if (!named.every((name) => FILES.has(name))) return false
  await cache.put(path, answer)
  return true
}

/** The lessons to keep from now on. */
async function keepLessons(paths) {
  const wanted = paths.filter((path) => LESSON.test(path)).slice(-MOST_LESSONS)
  const cache = await caches.open(CACHE)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (LESSON.test(pathname) && !wanted.includes(pathname)) await cache.delete(pathname)
  }
  for (const path of wanted) if (!(await cache.match(path))) await keepPage(cache, path)
}

/** From the server, or, if it cannot be reached, what is kept. */
async function page(event) {
  const cache = await caches.open(CACHE)
  const { pathname } = new URL(event.request.url)
  const kept = await cache.match(pathname)
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (answer.status < 502 || answer.status > 504) {
      if (kept) event.waitUntil(storePage(cache, pathname, answer.clone()))
      return answer
    }
  } catch (error) {
    console.debug('the server cannot be reached', error)
  }
  return kept ?? (await cache.match(OFFLINE)) ?? Response.error()
}

/** A file's name tells its content, so a kept one is never out of date. */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

addEventListener('install', (event) => event.waitUntil(install()))
addEventListener('activate', (event) => event.waitUntil(activate()))
addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keepLessons)) event.waitUntil(keepLessons(event.data.keepLessons))
})
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET' || !url.startsWith(location.origin)) return
  if (mode === 'navigate') event.respondWith(page(event))
  else if (new URL(url).pathname.startsWith('/assets/')) event.respondWith(file(event.request))
})
