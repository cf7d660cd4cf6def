import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import { eventually } from '#tests/support/eventually.ts'
import {
  createServerFolder,
  type ServerFolder,
  type ServerProcess,
  startServerProcess,
} from '#tests/support/server/serverProcess.ts'

const BODY_LIMIT_BYTES = 256 * 1024
const PRODUCTION = {
  NODE_ENV: 'production',
  SITE_URL: 'https://hanpan.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  TRUSTED_PROXIES: 'none',
  OPERATOR_NAME: 'Hanpan Labs',
  SUPPORT_EMAIL: 'help@hanpan.example',
}

let folder: ServerFolder
let server: ServerProcess
beforeAll(async () => {
  folder = await createMigratedFolder()
  server = await startServerProcess(folder.path)
})
afterAll(async () => {
  await server.stop()
  await folder.remove()
})

function get(path: string, headers: Record<string, string> = {}) {
  return fetch(server.url + path, { headers, redirect: 'manual' })
}

/** Like `fetch`, but it sends the path unchanged and can send any Host header. */
function rawStatus(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    request({ hostname, port, path, headers, family: 4 }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

/** Announces a body of 100 bytes, sends two, and disconnects once the server has received them. */
async function hangUp(url: string, path: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const type = 'content-type: application/json\r\ncontent-length: 100'
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${type}\r\n\r\n{"`)
  await fetch(`${url}/healthz`)
  socket.destroy()
  await fetch(`${url}/healthz`)
}

describe('every response', () => {
  test.each(['/', '/translate', '/no-such-page', '/healthz', '/rest/v1/profiles', '/auth/v1/nothing', '/favicon.svg'])(
    '%s carries the security headers and a request id',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  test('of the API is JSON with a code and a message, even for an unknown path', async () => {
    expect(await (await get('/storage/v1/bucket')).json()).toMatchObject({ code: 'storage_not_offered' })
    expect(await (await get('/functions/v1/nothing')).json()).toMatchObject({ code: 'function_not_found' })
    expect(await (await get('/auth/v1/nothing')).json()).toMatchObject({ code: 404, msg: expect.any(String) })
    expect(await (await get('/rest/v1/nothing')).json()).toMatchObject({ message: expect.any(String) })
  })

  test('cannot be read by other origins', async () => {
    const answer = await get('/rest/v1/glossary_pages', { origin: 'https://evil.example' })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('input', () => {
  test('a huge body (more than 256 kB) is refused, and the server keeps running', async () => {
    const body = JSON.stringify({ text: 'a'.repeat(BODY_LIMIT_BYTES) })
    for (const path of ['/functions/v1/translate', '/webhooks/stripe']) {
      expect((await fetch(server.url + path, { method: 'POST', body })).status).toBe(413)
    }
    await eventually(async () => expect((await get('/readyz')).status).toBe(200))
  })

  test.each([
    '{',
    '',
    '[]',
    '"text"',
    '{"text":1}',
    '{"text":"\\ud800"}',
    '{"text":"\\u0000"}',
    '{"text":"Hi.","tone":"rude"}',
  ])('the body %s is refused with 400 and a sentence', async (body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${server.url}/functions/v1/translate`, { method: 'POST', body, headers })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\S/) })
  })

  test('duplicate-key JSON is refused with 400 and a message that names the key', async () => {
    const headers = { 'content-type': 'application/json' }
    for (const [path, body] of [
      ['/functions/v1/translate', '{"text":"Hi.","text":"Bye."}'],
      ['/auth/v1/signup', '{"email":"a@example.org","email":"b@example.org","password":"long enough"}'],
      ['/rest/v1/profiles', '{"display_name":"Ann","display_name":"Ben"}'],
    ] as const) {
      const answer = await fetch(server.url + path, { method: 'POST', body, headers })
      expect(answer.status).toBe(400)
      expect(JSON.stringify(await answer.json())).toMatch(/(text|email|display_name): occurs twice/)
    }
  })

  test.each(['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'text/plain; x=application/json'])(
    'a body that another site can send without a CORS preflight (%s) is not accepted as JSON',
    async (type) => {
      const headers = { 'content-type': type, origin: 'https://evil.example' }
      for (const [path, body] of [
        ['/functions/v1/translate', { text: 'Hi.' }],
        ['/auth/v1/signup', { email: 'victim@example.org', password: 'long enough' }],
        ['/rest/v1/profiles', { display_name: 'Ann' }],
      ] as const) {
        const answer = await fetch(server.url + path, { method: 'POST', body: JSON.stringify(body), headers })
        expect([path, answer.status]).toEqual([path, 415])
      }
    },
  )

  test('a client that disconnects in the middle of its body causes no error in the log', async () => {
    const own = await createMigratedFolder()
    const listened = await startServerProcess(own.path)
    let printed = ''
    for (const stream of [listened.process.stdout, listened.process.stderr]) {
      stream?.on('data', (chunk) => {
        printed += chunk
      })
    }
    try {
      for (const path of [
        '/functions/v1/translate',
        '/auth/v1/signup',
        '/webhooks/stripe',
        '/dev/portal?session=none',
      ]) {
        await hangUp(listened.url, path)
      }
      expect((await fetch(`${listened.url}/healthz`)).status).toBe(200)
    } finally {
      await listened.stop()
      await own.remove()
    }
    expect(printed).not.toMatch(/"level":"error"|\bat .*:\d+:\d+/)
  })

  test.each([
    '/assets/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%2fpackage.json',
    '/assets/%00',
    '/%E0%A4%A',
  ])('path traversal on static files: %s leads nowhere', async (path) => {
    expect([400, 404]).toContain(await rawStatus(path))
  })

  test('a path with many slashes never redirects to another site', async () => {
    const answer = await get('//evil.example/')
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('/evil.example')
  })
})

describe('CR/LF in anything', () => {
  test.each(['%0d%0a', '%0D%0A%20', '%E5%98%8D%E5%98%8A', '%0a'])(
    'that becomes a header (%s) adds no header to the response',
    async (lineEnd) => {
      const injected = `${lineEnd}set-cookie:%20injected=1${lineEnd}${lineEnd}<script>`
      for (const path of [
        `/Translate/?text=${injected}`,
        `/learn/hangul${injected}`,
        `//${injected}/`,
        `/auth/v1/verify?redirect_to=${injected}`,
        `/rest/v1/profiles?select=${injected}`,
      ]) {
        const { headers } = await get(path, { origin: 'https://evil.example', 'x-request-id': 'a', prefer: 'b' })
        expect(headers.get('set-cookie')).toBeNull()
        expect(headers.get('location') ?? '').not.toMatch(/[\r\n]/)
      }
    },
  )
})

describe('pages', () => {
  test('have one canonical URL: other cases and trailing slashes redirect, with their query', async () => {
    const answer = await get('/Translate/?text=Hi')
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('/translate?text=Hi')
  })

  test('without scripts are cached: a second request with the ETag gets 304, per encoding', async () => {
    const first = await get('/', { 'accept-encoding': 'br' })
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-encoding')).toBe('br')
    expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304)
    expect((await get('/', { 'accept-encoding': 'identity', 'if-none-match': etag })).status).toBe(200)
  })

  test('with scripts have a new nonce each time and are not cached', async () => {
    const [one, two] = await Promise.all([get('/translate'), get('/translate')])
    expect(one.headers.get('cache-control')).toBe('private, no-store')
    expect(one.headers.get('content-security-policy')).not.toBe(two.headers.get('content-security-policy'))
  })
})

describe('the mailbox page', () => {
  test('is only for this machine: a request through a proxy or with another Host gets 404', async () => {
    expect(await rawStatus('/dev/mailbox')).toBe(200)
    expect(await rawStatus('/dev/mailbox', { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
    expect(await rawStatus('/dev/mailbox', { host: 'evil.example' })).toBe(404)
  })
})

describe('production', () => {
  test('refuses to start if a setting is missing, and says which', async () => {
    const start = startServerProcess(folder.path, { ...PRODUCTION, SITE_URL: '', SMTP_URL: '', TRUSTED_PROXIES: '' })
    await expect(start).rejects.toThrow(/SITE_URL[\s\S]*SMTP_URL[\s\S]*TRUSTED_PROXIES/)
  })

  test('serves neither the mailbox nor test payments, demands TLS, and shuts down cleanly on SIGTERM', async () => {
    const own = await createServerFolder()
    const production = await startServerProcess(own.path, PRODUCTION)
    for (const path of ['/dev/mailbox', '/dev/checkout?session=cs_test_1', '/dev/portal', '/dev/checkout.data']) {
      expect((await fetch(production.url + path)).status).toBe(404)
    }
    expect((await fetch(`${production.url}/webhooks/stripe`, { method: 'POST', body: '{}' })).ok).toBe(false)
    const signedOut = await fetch(`${production.url}/functions/v1/create-checkout`, { method: 'POST', body: '{}' })
    expect(await signedOut.json()).toMatchObject({ message: 'Please sign in to subscribe' })
    for (const path of ['/terms', '/privacy', '/pricing']) {
      const text = await (await fetch(production.url + path)).text()
      expect([path, text.includes('Hanpan Labs'), text.includes('mailto:help@hanpan.example')]).toEqual([
        path,
        true,
        true,
      ])
    }
    const page = await fetch(production.url)
    expect(page.headers.get('strict-transport-security')).toContain('max-age=')
    expect(await production.stop()).toBe(0)
    await own.remove()
  })
})
