import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { errorResponse } from '#platform/server/http/errorResponse.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import { createLog } from '#platform/server/log.ts'
import { counter, durations, gauge, metersText, reading } from '#platform/server/meters/meter.ts'
import { meterRequests } from '#platform/server/meters/meterRequests.ts'
import { metersRoutes } from '#platform/server/meters/metersRoutes.ts'

const TOKEN = 'a token of the operator'

const parcels = counter({ name: 'test_parcels_total', help: 'Parcels', labels: { outcome: ['sent', 'lost'] } })
const towns = counter({ name: 'test_towns_total', help: 'Towns', labels: { town: 2 } })
const walks = durations({ name: 'test_walk_seconds', help: 'Walks', labels: {}, bucketSeconds: [1, 10] })
const guests = gauge({ name: 'test_guests', help: 'Guests', labels: { room: ['hall'] } })
let temperature = 20
reading({ name: 'test_temperature', help: 'Temperature', labels: {} }, () => [[{}, temperature]])

const linesOf = async (name: string) =>
  (await metersText()).split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'))

describe('A meter', () => {
  test('counts what happened, by its labels', async () => {
    parcels.count({ outcome: 'sent' })
    parcels.count({ outcome: 'sent' })
    parcels.count({ outcome: 'lost' })
    expect(await linesOf('test_parcels')).toEqual([
      'test_parcels_total{outcome="sent"} 2',
      'test_parcels_total{outcome="lost"} 1',
    ])
  })

  test('counts a value that is not on its list as “other”', async () => {
    parcels.count({ outcome: 'ann@example.org' as 'sent' })
    expect(await linesOf('test_parcels')).toContain('test_parcels_total{outcome="other"} 1')
  })

  test('without a list takes only so many values', async () => {
    for (const town of ['Seoul', 'Busan', 'Daegu', 'Incheon']) towns.count({ town })
    expect(await linesOf('test_towns')).toEqual([
      'test_towns_total{town="Seoul"} 1',
      'test_towns_total{town="Busan"} 1',
      'test_towns_total{town="other"} 2',
    ])
  })

  test('of durations takes milliseconds and tells seconds', async () => {
    walks.note({}, 500)
    walks.note({}, 4_000)
    expect(await linesOf('test_walk')).toEqual([
      'test_walk_seconds_bucket{le="1"} 1',
      'test_walk_seconds_bucket{le="10"} 2',
      'test_walk_seconds_bucket{le="+Inf"} 2',
      'test_walk_seconds_sum 4.5',
      'test_walk_seconds_count 2',
    ])
  })

  test('goes up and down', async () => {
    guests.add({ room: 'hall' }, 3)
    guests.add({ room: 'hall' }, -1)
    expect(await linesOf('test_guests')).toEqual(['test_guests{room="hall"} 2'])
  })

  test('is read when somebody looks', async () => {
    temperature = 25
    expect(await linesOf('test_temperature')).toEqual(['test_temperature 25'])
  })
})

describe('The page of the meters', () => {
  const site = new Hono<RequestEnv>()
  beforeAll(() => {
    site.onError((error, { req }) => errorResponse(error, { path: req.path, id: 'test' }, createLog('silent')))
    site.use(meterRequests(createLog('silent')))
    site.route('/metrics', metersRoutes(TOKEN))
    site.get('/parcels/:id', (context) => context.text(context.req.param('id')))
    site.get('/broken', () => {
      throw new Error('broken')
    })
    site.all('*', (context) => context.text('', 404))
  })
  const read = (authorization?: string, method = 'GET') =>
    site.request('/metrics', { method, headers: authorization === undefined ? {} : { authorization } })

  test('is for whoever has the token, and is never cached', async () => {
    const answer = await read(`Bearer ${TOKEN}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toContain('# TYPE test_parcels_total counter')
  })

  test.each([
    undefined,
    '',
    TOKEN,
    `Basic ${TOKEN}`,
    'Bearer',
    'Bearer wrong',
    `Bearer ${TOKEN} `.slice(0, -2),
    `bearer ${TOKEN}`,
  ])('refuses %j with 401 in the shape of every error', async (authorization) => {
    const answer = await read(authorization)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
    expect(await answer.json()).toEqual({
      code: 'bad_metrics_token',
      message: expect.any(String),
      details: null,
      hint: null,
    })
  })

  test('can only be read', async () => {
    expect((await read(`Bearer ${TOKEN}`, 'POST')).status).toBe(405)
  })

  test('counts a request by its route, never by its path', async () => {
    for (const path of ['/parcels/canary-1', '/parcels/canary-2', '/broken', '/canary-3', '/canary/4'])
      await site.request(path)
    expect(await linesOf('hanpan_requests_total')).toEqual(
      expect.arrayContaining([
        'hanpan_requests_total{route="/parcels/:id",method="GET",status="2xx"} 2',
        'hanpan_requests_total{route="/broken",method="GET",status="5xx"} 1',
        'hanpan_requests_total{route="/*",method="GET",status="4xx"} 2',
      ]),
    )
    expect(await linesOf('hanpan_request_seconds_count')).toContain(
      'hanpan_request_seconds_count{route="/parcels/:id"} 2',
    )
    expect(await metersText()).not.toContain('canary')
  })

  test('counts a method that nobody uses as “other”', async () => {
    await site.request('/parcels/1', { method: 'BREW' })
    expect((await linesOf('hanpan_requests_total')).filter((line) => line.includes('method="other"'))).toHaveLength(1)
  })
})
