// `npm run check`: types, architecture, documents, lint, and the unit and integration tests, which also validate the content.
// `npm run check -- --changed [REVISION]` lints and tests only what changes since REVISION (default: HEAD) can affect.
// `npm test` adds `--journeys`: also builds the site, and runs the journeys in a browser and the fault tests.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { hasPostgresql } from '#tests/support/database/postgresqlServer.ts'
import { hasNats } from '#tests/support/server/natsServer.ts'
import { type ArchitectureMap, architectureViolations, importCycles, readSources } from './architecture.ts'
import { baseSources } from './baseSources.ts'
import { documentViolations, readTree } from './documents.ts'
import { changedFiles, startingPoints } from './reach.ts'
import { measureSizes, sizeReport } from './sizes.ts'
import { styleViolations } from './styleClasses.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, journeys: { type: 'boolean' } },
})
/** Only with `--changed`. */
const changed = values.changed ? changedFiles(positionals[0] ?? 'HEAD') : undefined

// Both run in parallel with the steps that do not need them. The tests then find the bank compiled.
const bank = startBehind(process.execPath, [
  '--disable-warning=ExperimentalWarning',
  '--liftoff-only',
  'scripts/build/prepare.ts',
])
const site = values.journeys ? startBehind('npm', ['run', 'build:site', '--silent']) : undefined

type Step = [name: string, step: () => boolean | Promise<boolean>]
const steps: Step[] = [
  ['types of routes', () => run('react-router', 'typegen')],
  ['types', () => run('tsc')],
  ['pure types', () => run('tsc', '-p', 'tsconfig.pure.json')],
  ['architecture', checkArchitecture],
  ['documents', checkDocuments],
  ['sizes, for information', showSizes],
  ['style classes', checkStyles],
  ['lint', () => run('biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...(changed ?? ['.']))],
  // Faulty words and questions are printed here, once, and not by every test that loads the bank.
  ['question bank', bank.finish],
  ...(site ? [['build', site.finish] satisfies Step] : []),
  ['tests', changed ? () => runReachedTests(changed) : runTests],
]

for (const [name, step] of steps) {
  console.log(`\n— ${name}`)
  if (!(await step())) {
    bank.stop()
    site?.stop()
    console.error(`check failed at: ${name}`)
    process.exit(1)
  }
}

async function run(command: string, ...parameters: string[]): Promise<boolean> {
  const [code] = await once(spawn(command, parameters, { stdio: 'inherit' }), 'exit')
  return code === 0
}

interface Behind {
  /** Waits for the end, prints what the command has printed, and says whether it succeeded. */
  finish(): Promise<boolean>
  stop(): void
}

function startBehind(command: string, parameters: readonly string[]): Behind {
  const child = spawn(command, parameters)
  const printed = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return {
    async finish() {
      console.log((await printed).slice(0, 2).join('').trim() || 'done, or already up to date')
      return child.exitCode === 0
    },
    stop: () => void child.kill(),
  }
}

/**
 * One after the other: both keep all processors busy, and a test that runs beside twenty other processes runs into the time limits of
 * what it tests. The journeys run even if other tests have failed, so that one run finds all failures.
 */
async function runTests(): Promise<boolean> {
  const databases = hasPostgresql() ? ['pglite', 'postgresql'] : ['pglite']
  const passed = await run('vitest', ...testsOf('check', ['unit', ...databases]))
  if (!hasPostgresql()) console.log('skipped: no PostgreSQL (set TEST_DATABASE_URL, or install PostgreSQL)')
  if (!hasNats()) console.log('skipped: no NATS (install nats-server)')
  const played = !values.journeys || (await run('vitest', ...testsOf('journeys', ['journeys', 'faults'])))
  return passed && played
}

/** Vitest's parameters for a run with a report of its own in `reports/`. */
function testsOf(report: string, projects: readonly string[]): string[] {
  const chosen = projects.flatMap((project) => ['--project', project])
  return ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=reports/${report}.json`]
}

/** On the embedded database only. */
function runReachedTests(files: readonly string[]): Promise<boolean> {
  const starts = startingPoints(files, readSources('src'))
  return run('vitest', 'related', '--run', '--passWithNoTests', '--project', 'unit', '--project', 'pglite', ...starts)
}

function checkArchitecture(): boolean {
  const map = JSON.parse(readFileSync('architecture.json', 'utf8')) as ArchitectureMap
  const sources = readSources('src')
  const violations = [...architectureViolations(map, sources), ...importCycles(sources)]
  console.log(violations.join('\n') || `${sources.length} files follow the map, no cycles`)
  return violations.length === 0
}

function checkStyles(): boolean {
  const modules = readSources('src', /\.module\.css$/)
  const violations = styleViolations(readSources('src'), modules)
  console.log(violations.join('\n') || `${modules.length} modules define exactly the classes that their components use`)
  return violations.length === 0
}

function checkDocuments(): boolean {
  const tree = readTree()
  const violations = documentViolations(tree)
  console.log(
    violations.join('\n') ||
      `${tree.documents.length} documents have text, and every file, folder and heading that they name exists`,
  )
  return violations.length === 0
}

/** For information only: never fails. */
function showSizes(): boolean {
  const folders = ['src', 'scripts', 'tests']
  const sources = folders.flatMap((folder) =>
    readSources(folder).map((source) => ({ ...source, path: `${folder}/${source.path}` })),
  )
  const before = baseSources(sources, folders)
  console.log(sizeReport(measureSizes(sources), before && measureSizes(before)))
  return true
}
