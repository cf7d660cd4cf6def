import { hasPostgresql } from '#tests/support/database/postgresqlServer.ts'

/** Set by `npm run soak`, which plays every round; `npm test` plays a tenth of them. */
export const IS_SOAK = process.env.SOAK === 'on'

/** The embedded database has one connection, on which only the order of whole transactions can differ: it needs fewer rounds. */
const ON_ONE_CONNECTION = process.env.TEST_DATABASE === 'pglite' && hasPostgresql()

/** How often a test that depends on chance or timing is repeated. */
export function rounds(inTest: number, inSoak: number): number {
  return IS_SOAK ? inSoak : inTest
}

/** How often a race between statements is run. */
export const RACE_ROUNDS = ON_ONE_CONNECTION ? rounds(5, 30) : rounds(20, 200)

/** How often a crowd of fifty races: each of them races every other one. */
export const CROWD_ROUNDS = ON_ONE_CONNECTION ? rounds(1, 3) : rounds(2, 20)
