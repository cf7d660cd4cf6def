/** What a page's path is made of. */
const PAGE_PATH = /^[a-z0-9/._~-]+$/

/**
 * Routes match in any case, with slashes at the end, and with letters spelled as `%74`. Each page has one spelling, to which the
 * others redirect. A path that no page can have stays as it is and is not found.
 */
export function canonicalPath(path: string): string {
  const canonical = decoded(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return PAGE_PATH.test(canonical) ? canonical : path
}

/** An encoded slash stays encoded: it is part of a name, not a boundary between two. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
