import { globSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import type { Code, InlineCode, Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

export interface Document {
  /** From the root of the repository: `content/questions/README.md`. */
  path: string
  text: string
}

export interface Tree {
  documents: readonly Document[]
  /** Every path in the repository, folders with a slash at their end. */
  paths: ReadonlySet<string>
}

const NOT_OURS = ['node_modules', '.git', '.cache', '.react-router', 'build', 'data', 'reports']
/** Pages that visitors read. Their links are paths of the site, which `learn/server/content.test.ts` checks. */
const PAGES = /^content\/(pages|glossary|legal)\//
const FILE_NAME = /^#?[\w*@./-]+\.(tsx?|js|json|md|css|sql|tsv|txt)$/
const FOLDER_NAME = /^#?[\w*.][\w*./-]*\/$/
/** A line of a folder tree in a fenced block: `  kit/         verdicts, time`. */
const DRAWN_FOLDER = /^\s*([\w.-]+\/)(?=\s|$)/gm

const reader = unified().use(remarkParse).use(remarkGfm).freeze()

export function readTree(): Tree {
  const exclude = (path: string) => NOT_OURS.includes(posix.basename(path))
  const names = globSync('**', { exclude })
  const paths = new Set(names.map((path) => (statSync(path).isDirectory() ? `${path}/` : path)))
  const documents = [...paths].filter((path) => path.endsWith('.md'))
  return { documents: documents.map((path) => ({ path, text: readFileSync(path, 'utf8') })), paths }
}

/** Documents without text, links that lead nowhere, and names of files or folders that do not exist. */
export function documentViolations({ documents, paths }: Tree): string[] {
  const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]))
  return documents.flatMap(({ path, text }) => {
    if (text.trim() === '') return [`${path}: is empty`]
    if (PAGES.test(path)) return []
    const nodes = nodesOf(reader.parse(text))
    return [...brokenLinks(path, nodes, { paths, anchors }), ...missingPaths(nodes, paths)].map(
      (violation) => `${path}: ${violation}`,
    )
  })
}

interface Targets {
  paths: ReadonlySet<string>
  anchors: ReadonlyMap<string, ReadonlySet<string>>
}

function brokenLinks(path: string, nodes: readonly Nodes[], targets: Targets): string[] {
  const urls = nodes.flatMap((node) => ('url' in node && !/^[a-z]+:/i.test(node.url) ? [node.url] : []))
  return urls.filter((url) => !leadsSomewhere(path, url, targets)).map((url) => `the link to ${url} leads nowhere`)
}

function leadsSomewhere(from: string, url: string, { paths, anchors }: Targets): boolean {
  const [file = '', anchor] = url.split('#')
  const to = file === '' ? from : posix.join(posix.dirname(from), file)
  if (anchor !== undefined) return anchors.get(to)?.has(anchor) === true
  return paths.has(to) || paths.has(`${to}/`)
}

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(text: string): Set<string> {
  const headings = nodesOf(reader.parse(text)).filter((node) => node.type === 'heading')
  const anchors = new Set<string>()
  for (const heading of headings) {
    const words = nodesOf(heading).map((node) => ('value' in node ? node.value : ''))
    const anchor = words
      .join('')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-')
    const repeated = [...anchors].filter((other) => other.replace(/-\d+$/, '') === anchor).length
    anchors.add(repeated === 0 ? anchor : `${anchor}-${repeated}`)
  }
  return anchors
}

function missingPaths(nodes: readonly Nodes[], paths: ReadonlySet<string>): string[] {
  const missing = nodes.flatMap(namedPaths).filter((name) => !isInTree(name, paths))
  return [...new Set(missing)].map((name) => `there is no ${name}`)
}

/** Inline code that looks like a file or a folder: `match/replay.ts`, `web/*.route.tsx`, `content/questions/`. */
function namedPaths(node: Nodes): string[] {
  if (node.type === 'code') return drawnFolders(node)
  if (node.type !== 'inlineCode' || !namesPath(node)) return []
  return [node.value]
}

function namesPath({ value }: InlineCode): boolean {
  return (FILE_NAME.test(value) || FOLDER_NAME.test(value)) && !NOT_OURS.includes(value.split('/')[0] ?? '')
}

function drawnFolders({ value }: Code): string[] {
  return [...value.matchAll(DRAWN_FOLDER)].map(([, folder = '']) => folder)
}

/** A document may name a file by the end of its path (`translate.ts`, `server/translate.ts`) or by its import path (`#kit/time.ts`). */
function isInTree(name: string, paths: ReadonlySet<string>): boolean {
  const pattern = name.replace(/^#/, 'src/').replaceAll('.', '\\.').replaceAll('*', '[^/]*')
  const endOfPath = new RegExp(`(?:^|/)${pattern}$`)
  return [...paths].some((path) => endOfPath.test(path))
}

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])]
}
