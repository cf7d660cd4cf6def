import { request } from 'node:http'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import { type ServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

const FROM_ELSEWHERE: Record<string, string>[] = [{ host: 'evil.example' }, { 'x-forwarded-for': '203.0.113.9' }]

/** Redirected to the canonical path, not found, or a page that does not accept POST. */
const REFUSED = [308, 404, 405]

let folder: ServerFolder
let server: ServerProcess
beforeAll(async () => {
  folder = await createMigratedFolder()
  server = await startServerProcess(folder.path, { EMAIL_CONFIRMATION: 'off' })
})
afterAll(async () => {
  await server.stop()
  await folder.remove()
})

/** Sends the path unchanged, with any Host header. */
function send(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
    request({ hostname, port, path, method, headers: { ...form, ...headers }, family: 4 }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end(body)
  })
}

async function player(): Promise<SupabaseClient> {
  const client = createClient(server.url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
  const { error } = await client.auth.signUp({ email: 'payer@example.org', password: 'only from this machine' })
  if (error) throw error
  return client
}

async function pathFrom(client: SupabaseClient, name: string, body: object): Promise<string> {
  const { data, error } = await client.functions.invoke(name, { body })
  if (error) throw error
  const { pathname, search } = new URL(data.url)
  return pathname + search
}

async function plan(client: SupabaseClient): Promise<string> {
  return (await client.functions.invoke('check-subscription')).data.subscription_tier ?? 'Free'
}

/** Variants of the page's path that a route might accept. */
function pathVariants(path: string): string[] {
  const [pathname = '', query] = path.split('?')
  const name = pathname.split('/').at(-1) ?? ''
  const encoded = [...name].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
  return [
    pathname,
    `${pathname}/`,
    `/${pathname}`,
    `/DEV/${name}`,
    `/dev/${encoded}`,
    `/DEV/${encoded}`,
    `/%64%65%76/${name}`,
    `/DEV/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
    `/dev%2f${name}`,
    `/x/../DEV/${name}`,
    `${pathname}.data`,
    `/DEV/${encoded}.data`,
  ].map((spelling) => `${spelling}?${query}`)
}

test('test payments are only for this machine, whichever variant of their URL is requested', async () => {
  const client = await player()
  const checkout = await pathFrom(client, 'create-checkout', { plan: 'premium' })
  for (const headers of FROM_ELSEWHERE) {
    for (const path of pathVariants(checkout)) {
      for (const method of ['GET', 'POST']) {
        const status = await send(method, path, headers)
        expect(REFUSED, `${method} ${path} ${JSON.stringify(headers)}`).toContain(status)
      }
    }
  }
  expect(await plan(client)).toBe('Free')
  await send('POST', checkout)
  expect(await plan(client)).toBe('Premium')

  const portal = await pathFrom(client, 'customer-portal', {})
  for (const headers of FROM_ELSEWHERE) {
    for (const path of pathVariants(portal)) {
      expect(REFUSED, path).toContain(await send('POST', path, headers, 'change=cancel'))
    }
  }
  expect(await plan(client)).toBe('Premium')
})

test('a request to the test portal that is not a form gets 400 and changes nothing', async () => {
  const status = await send('POST', '/dev/portal?session=none', { 'content-type': 'text/plain' }, 'change=cancel')
  expect(status).toBe(400)
})
