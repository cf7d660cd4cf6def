import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import { type CollectedSpan, type Collector, startCollector } from '#tests/support/server/collector.ts'
import { freePort } from '#tests/support/server/freePort.ts'
import { type ServerFolder, startServerProcess } from '#tests/support/server/serverProcess.ts'

const SERVER_KIND = 2
const TEXT = 'My secret is a purple umbrella.'

let folder: ServerFolder
let collector: Collector
beforeAll(async () => {
  folder = await createMigratedFolder()
  collector = await startCollector()
})
afterAll(async () => {
  await collector.close()
  await folder.remove()
})

function translate(url: string) {
  return fetch(`${url}/functions/v1/translate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'anon' },
    body: JSON.stringify({ text: TEXT }),
  })
}

function named(name: string): CollectedSpan[] {
  return collector.spans.filter((span) => span.name === name)
}

test('a request, its transactions and its translation are spans of one trace that names nothing of a person', async () => {
  const server = await startServerProcess(folder.path, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  expect((await translate(server.url)).status).toBe(200)
  expect((await fetch(`${server.url}/learn/hangul?q=canary-of-a-query`)).status).toBe(200)
  expect(await server.stop()).toBe(0)

  const [request] = named('POST /functions/v1/translate')
  expect(request).toMatchObject({ kind: SERVER_KIND })
  const children = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(children.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['transaction service_role', 'translate built-in']),
  )
  expect(new Set(children.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]))
  expect(named('GET /learn/:slug')).toHaveLength(1)
  for (const told of ['purple', 'canary-of-a-query', '127.0.0.1', 'anon'])
    expect(collector.received()).not.toContain(told)
})

test('a collector that cannot be reached delays neither requests nor the end', async () => {
  const server = await startServerProcess(folder.path, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
  })
  expect((await translate(server.url)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})
