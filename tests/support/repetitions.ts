import { hasPostgresql } from '#tests/support/database/postgresqlServer.ts'

/** True in `npm run soak`, which repeats each test as often as it can. `npm test` runs a tenth of the races, and a few in a hundred of the rest. */
export const IS_SOAK = process.env.SOAK === 'on'

/** The embedded database has one connection, so only the order of whole transactions can vary, and `npm test` needs fewer repetitions. */
const ON_ONE_CONNECTION = process.env.TEST_DATABASE === 'pglite' && hasPostgresql()

/** The number of repetitions of a test that depends on randomness or timing. */
export function repetitions(inTest: number, inSoak: number): number {
  return IS_SOAK ? inSoak : inTest
}

/** The number of repetitions of a race between statements. */
export const RACE_REPETITIONS = ON_ONE_CONNECTION ? repetitions(5, 200) : repetitions(20, 200)

/** The number of repetitions of a race between fifty callers. */
export const CROWD_REPETITIONS = ON_ONE_CONNECTION ? repetitions(1, 20) : repetitions(2, 20)

/**
 * The numbers of generated requests to each of the four wires. In `npm run soak` they add up to 100,000 on the embedded database;
 * those to rest/v1 and auth/v1 are also sent to PostgreSQL.
 */
export const GENERATED_REQUESTS = {
  rest: repetitions(500, 50_000),
  auth: repetitions(200, 10_000),
  functions: repetitions(300, 30_000),
  realtime: repetitions(200, 10_000),
}

/** How often a server under load is killed with SIGKILL. */
export const KILLS = repetitions(3, 100)
