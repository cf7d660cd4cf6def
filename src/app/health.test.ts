import { expect, test } from 'vitest'
import { healthRoutes } from '#app/health.ts'
import type { Database } from '#platform/server/database/database.ts'

/** A database of which every query is answered in this way. */
function answering(rows: () => unknown[]): Database {
  return {
    engine: 'pglite',
    tx: async (_claims, work) => work({ sql: async <Row>() => rows() as Row[], script: async () => {} }),
    close: async () => {},
  }
}

async function readiness(database: Database, isDraining = false): Promise<[status: number, body: unknown]> {
  const answer = await healthRoutes(database, () => isDraining).request('/readyz')
  return [answer.status, await answer.json()]
}

const sound = answering(() => [{ alive: 1 }])
const silent = answering(() => [])
const gone = answering(() => {
  throw new Error('connection refused')
})

test('a server whose database answers is ready', async () => {
  expect(await readiness(sound)).toEqual([200, { status: 'ready' }])
})

test.each([
  ['answers every query with no rows', silent],
  ['can not be reached', gone],
])('a server whose database %s is not', async (_how, database) => {
  expect(await readiness(database)).toEqual([503, { status: 'unavailable', reason: 'database' }])
})

test('a server that is leaving takes no new work', async () => {
  expect(await readiness(sound, true)).toEqual([503, { status: 'unavailable', reason: 'draining' }])
})

test('the process is alive all the same', async () => {
  expect((await healthRoutes(gone, () => true).request('/healthz')).status).toBe(200)
})
