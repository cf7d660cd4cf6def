import { readdirSync, readFileSync } from 'node:fs'

/** Feature → the features it may import; each may name only those listed before it, so that cycles can not be written. */
export type ArchitectureMap = Record<string, string[]>

export interface SourceFile {
  /** Relative to `src/`: `translator/server/quota.ts`. */
  path: string
  text: string
}

type Ring = 'pure' | 'server' | 'web' | 'route' | 'app'

interface Place {
  feature: string
  ring: Ring
}

const PURE_PACKAGES = ['zod']
const CLOCK_OR_DICE = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\.|\bperformance\.now\(|\bprocess\./
/** `import … from`, `export … from`, bare `import`, and `import()`: not the word "from" in a string. */
const IMPORT = /(?:^\s*(?:import|export)\b[^'"]*?\bfrom\s*|^\s*import\s*|\bimport\s*\(\s*)['"]([^'"]+)['"]/gm
/** React Router wants these at the root of `src/`; they put pages together, as `app` does the server. */
const ROUTER_FILES = ['root.tsx', 'routes.ts', 'entry.client.tsx', 'entry.server.tsx']

/** Every broken import rule, as one sentence that names the file; ARCHITECTURE.md explains the rules. */
export function architectureComplaints(map: ArchitectureMap, files: readonly SourceFile[]): string[] {
  return [
    ...mapComplaints(map),
    ...files.filter(({ path }) => !isTest(path)).flatMap((file) => fileComplaints(map, file)),
  ]
}

export function readSources(directory: string, names = /\.(tsx?|js)$/): SourceFile[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => names.test(path))
    .map((path) => ({ path, text: readFileSync(`${directory}/${path}`, 'utf8') }))
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

function mapComplaints(map: ArchitectureMap): string[] {
  const order = Object.keys(map)
  return Object.entries(map).flatMap(([feature, allowed]) =>
    allowed
      .filter((name) => !order.slice(0, order.indexOf(feature)).includes(name))
      .map((name) => `architecture.json: ${feature} names ${name}, which is not above it`),
  )
}

function fileComplaints(map: ArchitectureMap, { path, text }: SourceFile): string[] {
  const from = placeOf(path)
  if (from.ring !== 'app' && !(from.feature in map)) return [`src/${path}: ${from.feature} is not in architecture.json`]
  const broken = importTargets(text)
    .map((target) => importComplaint(map, from, target))
    .filter((complaint) => complaint !== undefined)
  if (from.ring === 'pure' && CLOCK_OR_DICE.test(text)) {
    broken.push('a pure file reads the clock, rolls dice or asks the process; take it as an argument')
  }
  return broken.map((complaint) => `src/${path}: ${complaint}`)
}

/** `translator/server/quota.ts` is the server ring of translator; `translator/frame.ts` its pure ring. */
function placeOf(path: string): Place {
  const [feature = '', inner] = path.split('/')
  if (feature === 'app' || ROUTER_FILES.includes(path)) return { feature: 'app', ring: 'app' }
  if (inner === 'web' && /\.route\.tsx$/.test(path)) return { feature, ring: 'route' }
  return { feature, ring: inner === 'server' || inner === 'web' ? inner : 'pure' }
}

function importComplaint(map: ArchitectureMap, from: Place, target: string): string | undefined {
  if (target.startsWith('.'))
    return isGenerated(target) ? undefined : `'${target}' is relative; write '#feature/file.ts'`
  if (!target.startsWith('#')) {
    return from.ring === 'pure' && !PURE_PACKAGES.includes(target) ? `a pure file imports ${target}` : undefined
  }
  if (!/\.(tsx?|js|css|json|svg|woff2)(\?[\w&-]+)?$/.test(target)) return `${target}: name the file with its ending`
  if (from.ring === 'app') return undefined
  const to = placeOf(target.slice(1))
  if (to.ring === 'app') return `${target}: nothing imports app`
  if (!mayBeSeen(from.ring, to.ring)) return `${target}: ${from.ring} may not see ${to.ring}`
  if (to.feature === from.feature || map[from.feature]?.includes(to.feature)) return undefined
  return `${target}: ${from.feature} may not import ${to.feature}; see architecture.json`
}

function mayBeSeen(from: Ring, to: Ring): boolean {
  if (to === 'pure' || to === from) return true
  return from === 'route' && (to === 'web' || to === 'server')
}

/** Route modules take their types from `./+types/…`, which React Router generates; styles lie beside their component. */
function isGenerated(target: string): boolean {
  return target.startsWith('./+types/')
}

/** Files that import each other in a circle, each circle once. Type-only imports count: the files are read together all the same. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const imports = new Map(files.map(({ path, text }) => [path, importedSources(text)]))
  const finished = new Set<string>()
  const circles: string[] = []
  const walk = (path: string, trail: string[]) => {
    if (trail.includes(path))
      circles.push(`src: import cycle ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`)
    if (finished.has(path) || trail.includes(path)) return
    for (const next of imports.get(path) ?? []) walk(next, [...trail, path])
    finished.add(path)
  }
  for (const { path } of files) walk(path, [])
  return circles
}

/** The files of `src/` that a file imports, whatever follows their ending (`?url`) left out. */
function importedSources(text: string): string[] {
  return importTargets(text)
    .filter((target) => target.startsWith('#'))
    .map((target) => target.slice(1).replace(/\?.*$/, ''))
}

function importTargets(text: string): string[] {
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? '')
}
