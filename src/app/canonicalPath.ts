/** The characters of page paths. */
const PAGE_PATH = /^[a-z0-9/._~-]+$/

/**
 * Routes match in any case, with trailing slashes, and with letters written as `%74`. Each page has one canonical path, to which all
 * variants redirect. A path that no page can have stays as it is and is not found.
 */
export function canonicalPath(path: string): string {
  const canonical = decoded(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return PAGE_PATH.test(canonical) ? canonical : path
}

/** Leaves an encoded slash encoded, because it does not separate two segments. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
