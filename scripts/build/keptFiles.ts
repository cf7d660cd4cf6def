/** The route modules whose pages work without a connection. */
export const KEPT_ROUTES = [
  'offline/web/offline.route',
  'review/web/review.route',
  'lessons/web/lessons.route',
  'lessons/web/lesson.route',
]

/** Fonts of rare syllables and of the guides: 1.5 MB that those pages seldom need. */
const LEFT_OUT = /^hanpan-(rare|guides)-/
const NAME = /[\w.-]+\.(?:js|css|woff2)/g

interface Part {
  module: string
  imports?: string[]
  css?: string[]
}

interface RouteManifest {
  entry: Part
  routes: Record<string, Part>
}

/**
 * The assets that some routes use, with everything that they load later, sorted by name.
 * @param names of all assets
 * @param read returns the text of an asset
 */
export function keptFiles(
  routes: readonly string[],
  names: readonly string[],
  read: (name: string) => string,
): string[] {
  const known = new Set(names.filter((name) => !LEFT_OUT.test(name)))
  const manifestName = names.find((name) => /^manifest-.+\.js$/.test(name))
  if (manifestName === undefined) throw new Error('The build has no manifest of the routes')
  const manifest = parsedManifest(read(manifestName))
  const parts = ['root', ...routes].map((id) => {
    const route = manifest.routes[id]
    if (!route) throw new Error(`The build has no route ${id}`)
    return route
  })
  // It names the files of every route, so it is not followed.
  const kept = new Set([manifestName])
  const waiting = [manifest.entry, ...parts]
    .flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
    .flatMap(namesIn)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (kept.has(name) || !known.has(name)) continue
    kept.add(name)
    if (!name.endsWith('.woff2')) waiting.push(...namesIn(read(name)))
  }
  return [...kept].toSorted()
}

function namesIn(text: string): string[] {
  return text.match(NAME) ?? []
}

function parsedManifest(text: string): RouteManifest {
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}
