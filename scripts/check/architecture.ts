import { readdirSync, readFileSync } from 'node:fs'

/** Feature → the features that it may import. A feature may name only those listed before it, so features cannot form a cycle. */
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

/** Packages that read no clock and generate no random numbers. */
const PURE_PACKAGES = ['zod', 'ts-fsrs']
const IMPURE_CALL = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\.|\bperformance\.now\(|\bprocess\./
/** `import … from`, `export … from`, bare `import`, and `import()`: not the word "from" in a string. */
const IMPORT = /(?:^\s*(?:import|export)\b[^'"]*?\bfrom\s*|^\s*import\s*|\bimport\s*\(\s*)['"]([^'"]+)['"]/gm
/** React Router expects these files at the root of `src/`. They count as part of `app`. */
const ROUTER_FILES = ['root.tsx', 'routes.ts', 'entry.client.tsx', 'entry.server.tsx']

/** One sentence for each broken import rule, with the file's name. ARCHITECTURE.md explains the rules. */
export function architectureViolations(map: ArchitectureMap, files: readonly SourceFile[]): string[] {
  return [
    ...mapViolations(map),
    ...files.filter(({ path }) => !isTest(path)).flatMap((file) => fileViolations(map, file)),
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

function mapViolations(map: ArchitectureMap): string[] {
  const order = Object.keys(map)
  return Object.entries(map).flatMap(([feature, allowed]) =>
    allowed
      .filter((name) => !order.slice(0, order.indexOf(feature)).includes(name))
      .map((name) => `architecture.json: ${feature} names ${name}, which is not above it`),
  )
}

function fileViolations(map: ArchitectureMap, { path, text }: SourceFile): string[] {
  const from = placeOf(path)
  if (from.ring !== 'app' && !(from.feature in map)) return [`src/${path}: ${from.feature} is not in architecture.json`]
  const broken = importTargets(text)
    .map((target) => importViolation(map, from, target))
    .filter((violation) => violation !== undefined)
  if (from.ring === 'pure' && IMPURE_CALL.test(text)) {
    broken.push('a pure file reads the clock, a random number or the process; take the value as an argument')
  }
  return broken.map((violation) => `src/${path}: ${violation}`)
}

function placeOf(path: string): Place {
  const [feature = '', inner] = path.split('/')
  if (feature === 'app' || ROUTER_FILES.includes(path)) return { feature: 'app', ring: 'app' }
  if (inner === 'web' && /\.route\.tsx$/.test(path)) return { feature, ring: 'route' }
  return { feature, ring: inner === 'server' || inner === 'web' ? inner : 'pure' }
}

function importViolation(map: ArchitectureMap, from: Place, target: string): string | undefined {
  if (target.startsWith('.'))
    return isGenerated(target) ? undefined : `'${target}' is relative; write '#feature/file.ts'`
  if (!target.startsWith('#')) {
    return from.ring === 'pure' && !PURE_PACKAGES.includes(target) ? `a pure file imports ${target}` : undefined
  }
  if (!/\.(tsx?|js|css|json|svg|woff2|webp)(\?[\w&-]+)?$/.test(target))
    return `${target}: name the file with its extension`
  if (from.ring === 'app') return undefined
  const to = placeOf(target.slice(1))
  if (to.ring === 'app') return `${target}: nothing may import app`
  if (!mayImport(from.ring, to.ring)) return `${target}: ${from.ring} may not import ${to.ring}`
  if (to.feature === from.feature || map[from.feature]?.includes(to.feature)) return undefined
  return `${target}: ${from.feature} may not import ${to.feature}; see architecture.json`
}

function mayImport(from: Ring, to: Ring): boolean {
  if (to === 'pure' || to === from) return true
  return from === 'route' && (to === 'web' || to === 'server')
}

/** React Router generates the types of route modules in `./+types/…`. */
function isGenerated(target: string): boolean {
  return target.startsWith('./+types/')
}

/** Each import cycle once. Type-only imports count too, because the files still cannot be understood separately. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const imports = new Map(files.map(({ path, text }) => [path, importedSources(text)]))
  const finished = new Set<string>()
  const cycles: string[] = []
  const walk = (path: string, trail: string[]) => {
    if (trail.includes(path))
      cycles.push(`src: import cycle ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`)
    if (finished.has(path) || trail.includes(path)) return
    for (const next of imports.get(path) ?? []) walk(next, [...trail, path])
    finished.add(path)
  }
  for (const { path } of files) walk(path, [])
  return cycles
}

/** The files of `src/` that a file imports, without queries such as `?url`. */
function importedSources(text: string): string[] {
  return importTargets(text)
    .filter((target) => target.startsWith('#'))
    .map((target) => target.slice(1).replace(/\?.*$/, ''))
}

function importTargets(text: string): string[] {
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? '')
}
