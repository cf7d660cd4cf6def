// `npm run soak`: runs the randomized tests with many more rounds than `npm test`. Runs every step, then says which failed.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { MINUTE_MS } from '#kit/time.ts'
import { hasPostgresql, startPostgresql } from '#tests/support/database/postgresqlServer.ts'

const MATCHES = 10_000
/** Tests of races, generated requests and generated texts: the files that import the number of rounds. */
const RANDOMIZED = globSync('{src,tests/integration}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('#tests/support/rounds.ts'),
)

const steps: [string, () => boolean | Promise<boolean>][] = [
  ['randomized tests, on both databases', () => test(['unit', ...databases()], RANDOMIZED)],
  ['kills and other faults', () => test(['faults'])],
  ['journeys, with axe on every page in four themes and sizes', () => test(['journeys'])],
  [`${MATCHES} simulated matches, embedded database`, () => simulate()],
  [`${MATCHES} simulated matches, PostgreSQL`, simulateOnPostgresql],
]

const outcomes: string[] = []
for (const [name, step] of steps) {
  console.log(`\n— ${name}`)
  const begun = performance.now()
  const passed = await step()
  const minutes = ((performance.now() - begun) / MINUTE_MS).toFixed(1)
  outcomes.push(`${passed ? 'passed' : 'FAILED'}  ${name} (${minutes} min)`)
  if (!passed) process.exitCode = 1
}
console.log(`\n${outcomes.join('\n')}`)

function databases(): string[] {
  return hasPostgresql() ? ['pglite', 'postgresql'] : ['pglite']
}

function test(projects: readonly string[], files: readonly string[] = []): boolean {
  return run('vitest', ['run', ...projects.flatMap((project) => ['--project', project]), ...files], { SOAK: 'on' })
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

function run(command: string, parameters: readonly string[], environment: Record<string, string>): boolean {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } })
  return status === 0
}
