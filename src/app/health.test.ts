import { expect, test } from 'vitest'
import { type HealthParts, healthRoutes } from '#app/health.ts'
import type { Database } from '#platform/server/database/database.ts'

/** A database that answers every query in this way. */
function answering(rows: () => unknown[]): Database {
  return {
    engine: 'pglite',
    tx: async (_claims, work) => work({ sql: async <Row>() => rows() as Row[], script: async () => {} }),
    autocommit: async <Row>() => rows() as Row[],
    close: async () => {},
  }
}

const WELL: HealthParts = {
  database: answering(() => [{ alive: 1 }]),
  isDraining: () => false,
  isDiskFull: () => false,
}

async function readiness(parts: Partial<HealthParts>): Promise<[status: number, body: unknown]> {
  const answer = await healthRoutes({ ...WELL, ...parts }).request('/readyz')
  return [answer.status, await answer.json()]
}

const silent = answering(() => [])
const gone = answering(() => {
  throw new Error('connection refused')
})

test('a server whose database answers is ready', async () => {
  expect(await readiness({})).toEqual([200, { status: 'ready' }])
})

test.each([
  ['returns no rows for every query', silent],
  ['cannot be reached', gone],
])('a server whose database %s is not ready', async (_how, database) => {
  expect(await readiness({ database })).toEqual([503, { status: 'unavailable', reason: 'database' }])
})

test('a server that is stopping is not ready', async () => {
  expect(await readiness({ isDraining: () => true })).toEqual([503, { status: 'unavailable', reason: 'draining' }])
})

test('a server that is not ready is still healthy', async () => {
  expect((await healthRoutes({ ...WELL, database: gone, isDraining: () => true }).request('/healthz')).status).toBe(200)
})

test('a server whose database hangs reports it in time', async () => {
  const hung: Database = { ...WELL.database, tx: () => new Promise(() => {}) }
  const reason = 'database'
  expect(await readiness({ database: hung, patienceMs: 1 })).toEqual([503, { status: 'unavailable', reason }])
})

test('a server with a full disk is not ready', async () => {
  expect(await readiness({ isDiskFull: () => true })).toEqual([503, { status: 'unavailable', reason: 'disk full' }])
})
