import { parseSync } from 'vite'
import { isTest, type SourceFile } from './architecture.ts'

const MOST_FILE_LINES = 250
const MOST_FUNCTION_LINES = 50
/** A function in a .tsx file whose name begins with a capital: it holds markup, which is long but flat. */
const MOST_COMPONENT_LINES = 120
const DEEPEST_NESTING = 3

/** Files and functions that may be larger, each with the reason. */
export type SizeExceptions = Record<string, string>

export interface SizeReport {
  complaints: string[]
  files: number
  lines: number
  functions: number
  longestFunction: Measured
}

interface Measured {
  name: string
  lines: number
  nesting: number
  isComponent: boolean
}

interface Node {
  type: string
  start: number
  end: number
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
const NESTING = [
  'IfStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
  'SwitchStatement',
  'TryStatement',
]

/** Measures every file and function. Tests are counted as files only: a `describe` is one long function by nature. */
export function reportSizes(sources: readonly SourceFile[], exceptions: SizeExceptions): SizeReport {
  const report: SizeReport = {
    complaints: [],
    files: sources.length,
    lines: 0,
    functions: 0,
    longestFunction: { name: '', lines: 0, nesting: 0, isComponent: false },
  }
  for (const source of sources) {
    const lines = lineCount(source.text)
    report.lines += lines
    const complaints = lines > MOST_FILE_LINES ? [`${lines} lines, at most ${MOST_FILE_LINES}`] : []
    for (const measured of isTest(source.path) ? [] : measureFunctions(source)) {
      report.functions += 1
      if (measured.lines > report.longestFunction.lines && !measured.isComponent) {
        report.longestFunction = { ...measured, name: `${source.path} ${measured.name}` }
      }
      complaints.push(...complaintsAbout(measured))
    }
    if (!(source.path in exceptions)) report.complaints.push(...complaints.map((text) => `${source.path}: ${text}`))
  }
  return report
}

function complaintsAbout({ name, lines, nesting, isComponent }: Measured): string[] {
  const most = isComponent ? MOST_COMPONENT_LINES : MOST_FUNCTION_LINES
  return [
    lines > most ? `${name} has ${lines} lines, at most ${most}` : '',
    nesting > DEEPEST_NESTING ? `${name} nests ${nesting} deep, at most ${DEEPEST_NESTING}` : '',
  ].filter(Boolean)
}

function measureFunctions({ path, text }: SourceFile): Measured[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const measured: Measured[] = []
  const open: { measured: Measured; depth: number }[] = []
  const enter = (node: Node, name: string) => {
    const lines = lineCount(text.slice(node.start, node.end))
    const entry = { name, lines, nesting: 0, isComponent: path.endsWith('.tsx') && /^[A-Z]/.test(name) }
    measured.push(entry)
    open.push({ measured: entry, depth: 0 })
  }
  visit(program, [], {
    enter(node, parents) {
      const parent = parents.at(-1)
      if (FUNCTIONS.includes(node.type)) return enter(node, nameOf(node, parent))
      const inside = open.at(-1)
      if (!inside || !isNesting(node, parent)) return
      inside.depth += 1
      inside.measured.nesting = Math.max(inside.measured.nesting, inside.depth)
    },
    exit(node, parents) {
      if (FUNCTIONS.includes(node.type)) open.pop()
      else if (isNesting(node, parents.at(-1))) {
        const inside = open.at(-1)
        if (inside) inside.depth -= 1
      }
    },
  })
  return measured
}

interface Steps {
  enter(node: Node, parents: Node[]): void
  exit(node: Node, parents: Node[]): void
}

function visit(node: Node, parents: Node[], steps: Steps): void {
  steps.enter(node, parents)
  for (const child of childrenOf(node)) visit(child, [...parents, node], steps)
  steps.exit(node, parents)
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value,
    )
}

/** `else if` goes on at the same depth. */
function isNesting(node: Node, parent: Node | undefined): boolean {
  if (!NESTING.includes(node.type)) return false
  return !(node.type === 'IfStatement' && parent?.type === 'IfStatement' && Reflect.get(parent, 'alternate') === node)
}

function nameOf(node: Node, parent: Node | undefined): string {
  const id = Reflect.get(node, 'id') ?? Reflect.get(parent ?? {}, 'id') ?? Reflect.get(parent ?? {}, 'key')
  return id?.name ?? `a function at ${node.start}`
}

function lineCount(text: string): number {
  return text.trimEnd().split('\n').length
}
