import { parseSync } from 'vite'
import { isTest, type SourceFile } from './architecture.ts'

/** How long something is: a file by its path, a function by its path and name. */
export interface Size {
  name: string
  lines: number
}

export interface Sizes {
  files: Size[]
  functions: Size[]
}

interface Node {
  type: string
  start: number
  end: number
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
/** Rows in each list of the report. */
const MAX_ROWS = 10

/**
 * Measures every file, and every function that has a name. A function without a name counts as part of the function around it.
 * Functions in test files are left out, because a `describe` is usually long.
 */
export function measureSizes(sources: readonly SourceFile[]): Sizes {
  return {
    files: sources.map(({ path, text }) => ({ name: path, lines: lineCount(text) })),
    functions: sources.filter(({ path }) => !isTest(path)).flatMap(measureFunctions),
  }
}

/** The longest files and functions, and those that changed the most since `before`. */
export function sizeReport(now: Sizes, before: Sizes | undefined): string {
  const lines = now.files.reduce((sum, file) => sum + file.lines, 0)
  return [
    `${now.files.length} files, ${lines} lines, ${now.functions.length} function names`,
    ...(['functions', 'files'] as const).flatMap((kind) => listOf(kind, changes(now[kind], before?.[kind]))),
  ].join('\n')
}

interface Change extends Size {
  /** Lines more than before; 0 if there is nothing to compare with. */
  by: number
}

function changes(now: readonly Size[], before: readonly Size[] | undefined): Change[] {
  const linesBefore = new Map(before?.map(({ name, lines }) => [name, lines]))
  return now.map(({ name, lines }) => ({ name, lines, by: before ? lines - (linesBefore.get(name) ?? 0) : 0 }))
}

function listOf(kind: keyof Sizes, sizes: readonly Change[]): string[] {
  const longest = sizes.toSorted((one, other) => other.lines - one.lines).slice(0, MAX_ROWS)
  const moved = sizes.filter(({ by }) => by !== 0).toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
  return [
    `longest ${kind}:`,
    ...longest.map(row),
    ...(moved.length === 0 ? [] : [`${kind} that changed the most:`, ...moved.slice(0, MAX_ROWS).map(row)]),
  ]
}

function row({ name, lines, by }: Change): string {
  const sign = by > 0 ? '+' : '−'
  return `${String(lines).padStart(6)}  ${name}${by === 0 ? '' : ` (${sign}${Math.abs(by)})`}`
}

function measureFunctions({ path, text }: SourceFile): Size[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found: Size[] = []
  visit(program, undefined, (node, parent) => {
    const name = FUNCTIONS.includes(node.type) ? nameOf(node, parent) : undefined
    if (name !== undefined) found.push({ name: `${path} ${name}`, lines: lineCount(text.slice(node.start, node.end)) })
  })
  return longestOfEachName(found)
}

/** If several functions of a file share a name (`run`), the longest stands for them. */
function longestOfEachName(sizes: readonly Size[]): Size[] {
  const byName = Map.groupBy(sizes, ({ name }) => name)
  return Array.from(byName, ([name, namesakes]) => ({ name, lines: Math.max(...namesakes.map(({ lines }) => lines)) }))
}

function visit(node: Node, parent: Node | undefined, callback: (node: Node, parent: Node | undefined) => void): void {
  callback(node, parent)
  for (const child of childrenOf(node)) visit(child, node, callback)
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value,
    )
}

/** The function's own name, or the name of the variable or property that holds it. */
function nameOf(node: Node, parent: Node | undefined): string | undefined {
  const id = Reflect.get(node, 'id') ?? Reflect.get(parent ?? {}, 'id') ?? Reflect.get(parent ?? {}, 'key')
  return id?.name
}

function lineCount(text: string): number {
  return text.trimEnd().split('\n').length
}
