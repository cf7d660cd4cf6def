// `npm run soak`: runs the randomized and long tests at full length, and says which steps failed. `npm run soak -- kills journeys` runs
// only these steps.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { HOUR_MS, MINUTE_MS } from '#kit/time.ts'
import { hasPostgresql, startPostgresql } from '#tests/support/database/postgresqlServer.ts'
import {
  CROWD_REPETITIONS,
  GENERATED_REQUESTS,
  KILLS,
  RACE_REPETITIONS,
  repetitions,
} from '#tests/support/repetitions.ts'

const MATCHES = repetitions(100, 10_000)
/** Test files whose number of rounds depends on this run: tests of races, of generated requests and of generated texts. */
const RANDOMIZED = globSync('{src,tests/integration}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('#tests/support/repetitions.ts'),
)

interface Step {
  name: string
  /** What the step runs, and how many rounds of it. */
  description: string
  /** Returns whether it passed. */
  run(): boolean | Promise<boolean>
}

const steps: Step[] = [
  {
    name: 'races',
    description: `races (${RACE_REPETITIONS} rounds each, ${CROWD_REPETITIONS} with a crowd) and generated requests (${wires('rest', 'auth')}), on ${databases().join(' and ')}`,
    run: () => test(['unit', ...databases()], RANDOMIZED),
  },
  {
    name: 'kills',
    description: `killing the server process ${KILLS} times under load, other faults, and generated requests (${wires('functions', 'realtime')})`,
    run: () => test(['faults']),
  },
  {
    name: 'journeys',
    description: 'journeys, with axe on every page in four themes and sizes',
    run: () => test(['journeys']),
  },
  { name: 'matches', description: `${MATCHES} simulated matches, embedded database`, run: () => simulate() },
  { name: 'matches-postgresql', description: `${MATCHES} simulated matches, PostgreSQL`, run: simulateOnPostgresql },
]

const wanted = parseArgs({ allowPositionals: true }).positionals
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) throw new Error(`No such step: ${unknown}. Steps: ${steps.map(({ name }) => name).join(', ')}`)

const sent = Object.values(GENERATED_REQUESTS).reduce((sum, count) => sum + count, 0)
console.log(`${sent.toLocaleString('en-US')} generated requests over four wires, ${KILLS} kills of the server process`)
const outcomes: string[] = []
for (const { name, description, run } of steps) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n— ${name}: ${description}`)
  const begun = performance.now()
  const passed = await run()
  const minutes = ((performance.now() - begun) / MINUTE_MS).toFixed(1)
  outcomes.push(`${passed ? 'passed' : 'FAILED'}  ${name}: ${description} (${minutes} min)`)
  if (!passed) process.exitCode = 1
}
console.log(`\n${outcomes.join('\n')}`)

function wires(...names: (keyof typeof GENERATED_REQUESTS)[]): string {
  return names.map((name) => `${GENERATED_REQUESTS[name].toLocaleString('en-US')} to ${name}/v1`).join(', ')
}

function databases(): string[] {
  return hasPostgresql() ? ['pglite', 'postgresql'] : ['pglite']
}

/** Tests that have no time limit of their own get an hour, because all rounds take longer than the usual limit. */
function test(projects: readonly string[], files: readonly string[] = []): boolean {
  const chosen = projects.flatMap((project) => ['--project', project])
  return run('vitest', ['run', ...chosen, `--testTimeout=${HOUR_MS}`, ...files])
}

function simulate(environment: Record<string, string> = {}): boolean {
  return run('npm', ['run', 'simulate', '--silent', '--', String(MATCHES)], environment)
}

async function simulateOnPostgresql(): Promise<boolean> {
  if (!hasPostgresql()) {
    console.log('skipped: no PostgreSQL')
    return true
  }
  const server = await startPostgresql()
  try {
    return simulate({ DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

function run(command: string, parameters: readonly string[], environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } })
  return status === 0
}
