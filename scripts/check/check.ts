// `npm run check`: everything but the browser. Types, architecture, documents, lint, unit and integration tests, which read the content too.
// `npm run check -- --changed [REVISION]` lints and tests only what a change since REVISION can reach; without one, what is not committed.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { hasPostgresql } from '#tests/support/database/postgresqlServer.ts'
import { type ArchitectureMap, architectureComplaints, importCycles, readSources } from './architecture.ts'
import { baseSources } from './baseSources.ts'
import { documentFaults, readTree } from './documents.ts'
import { changedFiles, startingPoints } from './reach.ts'
import { measureSizes, sizeReport } from './sizes.ts'
import { styleComplaints } from './styleClasses.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { changed: { type: 'boolean' } } })
/** The files that changed, where only their reach is to be checked. */
const changed = values.changed ? changedFiles(positionals[0] ?? 'HEAD') : undefined

// Runs beside the steps that do not need it; the tests then find the bank compiled.
const bank = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/build/prepare.ts'])

const steps: [string, () => boolean | Promise<boolean>][] = [
  ['types of routes', () => run('react-router', 'typegen')],
  ['types', () => run('tsc')],
  ['pure types', () => run('tsc', '-p', 'tsconfig.pure.json')],
  ['architecture', checkArchitecture],
  ['documents', checkDocuments],
  ['sizes, for information', showSizes],
  ['style classes', checkStyles],
  ['lint', () => run('biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...(changed ?? ['.']))],
  ['bank of questions', bankIsMade],
  ['tests', changed ? () => runReachedTests(changed) : runTests],
]

for (const [name, step] of steps) {
  console.log(`\n— ${name}`)
  if (!(await step())) {
    bank.kill()
    console.error(`check failed at: ${name}`)
    process.exit(1)
  }
}

function run(command: string, ...parameters: string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

/** Prints a fault in a word or a question once, here. */
async function bankIsMade(): Promise<boolean> {
  const [complaints] = await Promise.all([text(bank.stderr), bank.exitCode ?? once(bank, 'exit')])
  console.log(complaints || 'compiled, or compiled before')
  return bank.exitCode === 0
}

function runTests(): boolean {
  const databases = hasPostgresql() ? ['pglite', 'postgresql'] : ['pglite']
  const projects = ['unit', ...databases].flatMap((project) => ['--project', project])
  const passed = run(
    'vitest',
    'run',
    ...projects,
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=reports/check.json',
  )
  if (!hasPostgresql()) console.log('skipped: no PostgreSQL (name one in TEST_DATABASE_URL, or install it)')
  return passed
}

/** On the embedded database alone. */
function runReachedTests(files: readonly string[]): boolean {
  const starts = startingPoints(files, readSources('src'))
  return run('vitest', 'related', '--run', '--passWithNoTests', '--project', 'unit', '--project', 'pglite', ...starts)
}

function checkArchitecture(): boolean {
  const map = JSON.parse(readFileSync('architecture.json', 'utf8')) as ArchitectureMap
  const sources = readSources('src')
  const complaints = [...architectureComplaints(map, sources), ...importCycles(sources)]
  console.log(complaints.join('\n') || `${sources.length} files follow the map, no cycles`)
  return complaints.length === 0
}

function checkStyles(): boolean {
  const modules = readSources('src', /\.module\.css$/)
  const complaints = styleComplaints(readSources('src'), modules)
  console.log(complaints.join('\n') || `${modules.length} modules have the classes that their components name`)
  return complaints.length === 0
}

function checkDocuments(): boolean {
  const tree = readTree()
  const faults = documentFaults(tree)
  console.log(faults.join('\n') || `${tree.documents.length} documents have text, and what they link to or name exists`)
  return faults.length === 0
}

/** Never fails: a file is as long as its subject. */
function showSizes(): boolean {
  const folders = ['src', 'scripts', 'tests']
  const sources = folders.flatMap((folder) =>
    readSources(folder).map((source) => ({ ...source, path: `${folder}/${source.path}` })),
  )
  const before = baseSources(sources, folders)
  console.log(sizeReport(measureSizes(sources), before && measureSizes(before)))
  return true
}
