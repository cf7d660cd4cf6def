/** A session, as its owner sees it. */
export interface Device {
  id: string
  /** As `deviceName` says it; null if the browser did not say. */
  name: string | null
  /** UTC, as ISO 8601. */
  signed_in_at: string
  /** When the session was last renewed, which a page in use does every quarter of an hour. UTC, as ISO 8601. */
  last_used_at: string
  /** Whether the request came from this session. */
  is_this: boolean
}

type Sign = [name: string, pattern: RegExp]

/** The first that matches: browsers also name those that they imitate. */
const BROWSERS: readonly Sign[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*Safari\//],
]

const SYSTEMS: readonly Sign[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * What a User-Agent header tells a person about a device: "Chrome on Windows". Null if it names neither a browser nor a system that
 * we know. An iPad says that it is a Mac unless its owner has chosen otherwise.
 */
export function deviceName(userAgent: string): string | null {
  const browser = firstIn(BROWSERS, userAgent)
  const system = firstIn(SYSTEMS, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? null
}

function firstIn(signs: readonly Sign[], userAgent: string): string | undefined {
  return signs.find(([, pattern]) => pattern.test(userAgent))?.[0]
}
