import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorResponse } from '#platform/server/http/errorResponse.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import { createLog } from '#platform/server/log.ts'
import { mailboxDelivery, readMailbox } from '#platform/server/mail/mailbox.ts'
import { mailboxRoutes } from '#platform/server/mail/mailboxRoutes.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

let context: TestDatabase
let server: ServerType
let port: number
let settled = 0
beforeAll(async () => {
  context = await createTestDatabase()
  const app = new Hono<RequestEnv>()
  app.onError((error, { req }) => errorResponse(error, { path: req.path, id: 'test' }, createLog('silent')))
  app.route(
    '/dev/mailbox',
    mailboxRoutes(context.database, async () => {
      settled += 1
    }),
  )
  server = await new Promise((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started))
  })
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await context.remove()
})

/** Uses node:http because `fetch` does not allow a different Host header. */
function open(headers: Record<string, string> = {}): Promise<{ status: number; body: string; headers: unknown }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/dev/mailbox', headers }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }))
    }).on('error', reject)
  })
}

test('shows the newest email first, with clickable links, after waiting for pending deliveries', async () => {
  const deliver = mailboxDelivery(context.database)
  await deliver({ to: 'ann@example.org', subject: 'First', text: 'Hello' })
  await deliver({ to: 'bob@example.org', subject: 'Second', text: 'See\nhttp://localhost:3000/a?b=1&c=2\nBye' })
  const before = settled
  const { status, body, headers } = await open()
  expect(status).toBe(200)
  expect(settled).toBe(before + 1)
  expect(body.indexOf('Second')).toBeLessThan(body.indexOf('First'))
  expect(body).toContain('<a href="http://localhost:3000/a?b=1&amp;c=2">http://localhost:3000/a?b=1&amp;c=2</a>')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test('shows markup in an email as text', async () => {
  const script = '<script>alert(1)</script>'
  await mailboxDelivery(context.database)({ to: `a${script}@x.org`, subject: script, text: `${script} http://x/"><b>` })
  const { body } = await open()
  expect(body).not.toContain('<script')
  expect(body).not.toContain('<b>')
})

test('stores the newest 50 emails', async () => {
  const deliver = mailboxDelivery(context.database)
  for (let index = 0; index < 60; index += 1)
    await deliver({ to: 'ann@example.org', subject: `Mail ${index}`, text: '' })
  const kept = await readMailbox(context.database)
  expect(kept.map(({ subject }) => subject)).toEqual(Array.from({ length: 50 }, (_, index) => `Mail ${59 - index}`))
})

test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('is available on this machine as %s', async (name) => {
  expect((await open({ host: `${name}:${port}` })).status).toBe(200)
})

test.each([
  { host: 'evil.example' },
  { host: 'localhost.evil.example' },
  { host: 'evil.example:3000' },
  { host: '127.0.0.1.evil.example' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-proto': 'https' },
  { forwarded: 'for=127.0.0.1' },
  { 'x-real-ip': '127.0.0.1' },
  { via: '1.1 proxy' },
])('is not found behind a proxy or with another host name: %j', async (headers) => {
  const { status, body } = await open(headers)
  expect(status).toBe(404)
  expect(body).not.toContain('Mail 59')
})
