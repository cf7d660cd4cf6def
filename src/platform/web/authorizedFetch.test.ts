import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authorizedFetch } from '#platform/web/authorizedFetch.ts'
import { SESSION_KEY } from '#platform/web/storedSession.ts'

const HOUR_SECONDS = 3_600
const storage = new Map<string, string>()
/** The path and bearer of each request. */
let sent: [path: string, bearer: string | null][] = []

/** Responds like the server: `fresh` is the only valid access token, `alive` the only valid refresh token. */
const server: typeof fetch = async (input, init) => {
  const path = String(input).replace('https://a.example', '')
  const bearer = new Headers(init?.headers).get('authorization')
  sent.push([path, bearer])
  if (path.startsWith('/auth/v1/token')) {
    const { refresh_token } = JSON.parse(String(init?.body)) as { refresh_token: string }
    return refresh_token === 'alive'
      ? Response.json(session('fresh', 'next', HOUR_SECONDS))
      : Response.json({ error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, { status: 400 })
  }
  return Response.json({}, { status: bearer === 'Bearer fresh' || bearer === 'Bearer anon' ? 200 : 401 })
}

function session(accessToken: string, refreshToken: string, secondsLeft: number) {
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft
  const user = { id: 'b9f3', email: 'mina@example.org' }
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at,
    user,
  }
}

function keep(...parts: Parameters<typeof session>) {
  storage.set(SESSION_KEY, JSON.stringify(session(...parts)))
}

async function read(): Promise<number> {
  return (await authorizedFetch('/rest/v1/profiles')).status
}

beforeEach(() => {
  sent = []
  storage.clear()
  const browser = {
    fetch: server,
    location: { origin: 'https://a.example' },
    document: { visibilityState: 'hidden' },
    window: { addEventListener() {} },
    dispatchEvent: () => true,
    BroadcastChannel: undefined,
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
  }
  for (const [name, part] of Object.entries(browser)) vi.stubGlobal(name, part)
})
afterEach(() => vi.unstubAllGlobals())

test('a visitor’s request has only the publishable key', async () => {
  expect(await read()).toBe(200)
  expect(sent).toEqual([['/rest/v1/profiles', 'Bearer anon']])
})

test('a token that is still valid is used as it is, without loading the auth client', async () => {
  keep('fresh', 'alive', HOUR_SECONDS)
  expect(await read()).toBe(200)
  expect(sent).toEqual([['/rest/v1/profiles', 'Bearer fresh']])
})

test('a token that is about to expire is renewed before it is used', async () => {
  keep('old', 'alive', 30)
  expect(await read()).toBe(200)
  expect(sent.at(-1)).toEqual(['/rest/v1/profiles', 'Bearer fresh'])
})

test('a token that the server refuses is renewed once, and the request is retried', async () => {
  keep('revoked', 'alive', HOUR_SECONDS)
  expect(await read()).toBe(200)
  expect(sent.filter(([path]) => path === '/rest/v1/profiles')).toHaveLength(2)
})

test('when the server has ended a session, this browser signs out', async () => {
  keep('revoked', 'ended', HOUR_SECONDS)
  expect(await read()).toBe(401)
  expect(storage.has(SESSION_KEY)).toBe(false)
})
