import { hasPostgresql } from '#tests/support/database/postgresqlServer.ts'

/** True in `npm run soak`, which runs every round. `npm test` runs about a tenth of them. */
export const IS_SOAK = process.env.SOAK === 'on'

/** The embedded database has one connection, so only the order of whole transactions can vary, and `npm test` needs fewer rounds. */
const ON_ONE_CONNECTION = process.env.TEST_DATABASE === 'pglite' && hasPostgresql()

/** The number of repetitions of a test that depends on randomness or timing. */
export function rounds(inTest: number, inSoak: number): number {
  return IS_SOAK ? inSoak : inTest
}

/** The number of repetitions of a race between statements. */
export const RACE_ROUNDS = ON_ONE_CONNECTION ? rounds(5, 200) : rounds(20, 200)

/** The number of repetitions of a race between fifty callers. */
export const CROWD_ROUNDS = ON_ONE_CONNECTION ? rounds(1, 20) : rounds(2, 20)

/**
 * The numbers of generated requests to each of the four wires. In `npm run soak` they add up to 100,000 on the embedded database;
 * those to rest/v1 and auth/v1 are also sent to PostgreSQL.
 */
export const GENERATED_REQUESTS = {
  rest: rounds(500, 50_000),
  auth: rounds(200, 10_000),
  functions: rounds(300, 30_000),
  realtime: rounds(200, 10_000),
}

/** How often a server under load is killed with SIGKILL. */
export const KILLS = rounds(3, 100)
