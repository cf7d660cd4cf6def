import { hasPostgresql } from '#tests/support/database/postgresqlServer.ts'

/**
 * How often a race is run: 200 times where statements really race. The embedded database has one connection, on which only the order
 * of whole transactions can differ; it gets as many only where there is no PostgreSQL.
 */
export const RACE_RUNS = process.env.TEST_DATABASE === 'pglite' && hasPostgresql() ? 30 : 200

/** How often a crowd of fifty races: each of them races every other one. */
export const CROWD_RUNS = RACE_RUNS / 10
