import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import { advanceClock } from '#tests/support/database/moveClock.ts'
import { RACE_REPETITIONS } from '#tests/support/repetitions.ts'
import {
  type AuthServer,
  everyAccountRow,
  PASSWORD,
  signedUp,
  startAuthServer,
} from '#tests/support/server/authServer.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuthServer()
  await signedUp(server, 'ann@example.org')
})
afterAll(() => server.close())

async function newRefreshToken(): Promise<string> {
  const { data } = await server.client().auth.signInWithPassword({ email: 'ann@example.org', password: PASSWORD })
  return data.session?.refresh_token ?? ''
}

async function refresh(refresh_token: string) {
  const { data, error } = await server.client().auth.refreshSession({ refresh_token })
  return { next: data.session?.refresh_token ?? '', session: data.session, error }
}

describe('refreshing', () => {
  test('returns a new refresh token and a new access token for the same session', async () => {
    const token = await newRefreshToken()
    const { next, session, error } = await refresh(token)
    expect(error).toBeNull()
    expect(next).not.toBe(token)
    expect(session?.user.email).toBe('ann@example.org')
    expect((await server.client().auth.getUser(session?.access_token)).error).toBeNull()
  })

  test('stores no token in readable form', async () => {
    const { next } = await refresh(await newRefreshToken())
    const stored = JSON.stringify(await everyAccountRow(server.database))
    for (const part of next.split('.')) expect(stored).not.toContain(part)
  })

  test('with an unknown or malformed token gets the same error as from GoTrue', async () => {
    const token = await newRefreshToken()
    for (const wrong of ['', 'x', '.', 'a.b', 'a.b.c', `x${token}`]) {
      const before = await everyAccountRow(server.database)
      const { error } = await refresh(wrong || ' ')
      expect(error).toMatchObject({
        status: 400,
        code: 'refresh_token_not_found',
        message: 'Invalid Refresh Token: Refresh Token Not Found',
      })
      expect(await everyAccountRow(server.database)).toEqual(before)
    }
  })

  test('after the account was deleted is refused', async () => {
    const client = await signedUp(server, 'leaving@example.org')
    const token = (await client.auth.getSession()).data.session?.refresh_token ?? ''
    await server.database.tx(OWNER, (tx) => tx.sql(`delete from auth.users where email = 'leaving@example.org'`))
    expect((await refresh(token)).error?.code).toBe('refresh_token_not_found')
  })
})

describe('20 parallel refreshes leave one live token', () => {
  test('and all get the same successor', async () => {
    const token = await newRefreshToken()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)))
    expect(answers.map(({ error }) => error)).toEqual(Array(20).fill(null))
    const successors = new Set(answers.map(({ next }) => next))
    expect(successors.size).toBe(1)
    const [successor = ''] = successors
    expect((await refresh(successor)).error).toBeNull()
  })

  test(`${RACE_REPETITIONS} times in a row, each with the token from the last`, async () => {
    let token = await newRefreshToken()
    for (let race = 0; race < RACE_REPETITIONS; race += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => requestRefresh(token)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      const successors = new Set(answers.map(({ next }) => next))
      expect(successors.size).toBe(1)
      token = [...successors][0] ?? ''
    }
  })
})

describe('An old refresh token', () => {
  test('used again within 10 seconds returns the same successor', async () => {
    const token = await newRefreshToken()
    const { next } = await refresh(token)
    await advanceClock(server.database, 9)
    expect((await refresh(token)).next).toBe(next)
    await advanceClock(server.database, 0)
    expect((await refresh(next)).error).toBeNull()
  })

  test('used again later ends its session: none of its tokens work any more, and other sessions continue', async () => {
    const other = await newRefreshToken()
    const token = await newRefreshToken()
    const { next } = await refresh(token)
    await advanceClock(server.database, 11)
    const reused = await refresh(token)
    await advanceClock(server.database, 0)
    expect(reused.error).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    })
    expect((await refresh(next)).error?.code).toBe('refresh_token_not_found')
    expect((await refresh(other)).error).toBeNull()
  })

  test('from two refreshes ago ends its session at once', async () => {
    const token = await newRefreshToken()
    const second = await refresh(token)
    const third = await refresh(second.next)
    expect((await refresh(token)).error?.code).toBe('refresh_token_already_used')
    expect((await refresh(third.next)).error?.code).toBe('refresh_token_not_found')
  })

  test('that ends its session also ends its access token', async () => {
    const { session, next } = await refresh(await newRefreshToken())
    const later = await refresh(next)
    await refresh(later.next)
    await refresh(next)
    const { error } = await server.client().auth.getUser(session?.access_token)
    expect(error?.name).toBe('AuthSessionMissingError')
  })
})

async function requestRefresh(refresh_token: string): Promise<{ status: number; next: string }> {
  const response = await server.request('/auth/v1/token?grant_type=refresh_token', { refresh_token })
  const { refresh_token: next = '' } = await response.json()
  return { status: response.status, next }
}
