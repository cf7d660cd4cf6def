import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { liveSessions } from '#platform/server/auth/session.ts'
import { eventually } from '#tests/support/eventually.ts'
import {
  type AuthServer,
  everyAccountRow,
  PASSWORD,
  signedUp,
  startAuthServer,
} from '#tests/support/server/authServer.ts'

interface Device {
  client: SupabaseClient
  accessToken: string
  refreshToken: string
  sessionId: string
}

let server: AuthServer
let phone: Device
let laptop: Device
let stranger: Device
beforeAll(async () => {
  server = await startAuthServer()
  await signedUp(server, 'ann@example.org')
  await signedUp(server, 'bob@example.org')
})
beforeEach(async () => {
  phone = await device('ann@example.org')
  laptop = await device('ann@example.org')
  stranger = await device('bob@example.org')
})
afterAll(() => server.close())

async function device(email: string): Promise<Device> {
  const client = server.client()
  const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  const { data: claims } = await client.auth.getClaims()
  return {
    client,
    accessToken: data.session?.access_token ?? '',
    refreshToken: data.session?.refresh_token ?? '',
    sessionId: claims?.claims.session_id ?? '',
  }
}

async function isSignedIn({ refreshToken, accessToken }: Device): Promise<boolean> {
  const refreshed = await server.client().auth.refreshSession({ refresh_token: refreshToken })
  const user = await server.client().auth.getUser(accessToken)
  expect(refreshed.error === null).toBe(user.error === null)
  return user.error === null
}

describe('Each sign-out scope does what it says', () => {
  test('local signs out this device', async () => {
    expect((await phone.client.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(stranger)]).toEqual([false, true, true])
  })

  test('others signs out all but this device', async () => {
    expect((await phone.client.auth.signOut({ scope: 'others' })).error).toBeNull()
    expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(stranger)]).toEqual([true, false, true])
  })

  test('global signs out every device of the account', async () => {
    expect((await phone.client.auth.signOut()).error).toBeNull()
    expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(stranger)]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('an unknown scope is refused and signs out no device', async () => {
    const response = await logout('everything', phone.accessToken)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
    expect(await isSignedIn(phone)).toBe(true)
  })
})

test('the live sessions can be listed, so that sockets of ended sessions close within 5 s', async () => {
  await phone.client.auth.signOut({ scope: 'local' })
  const alive = await liveSessions(server.database, [phone.sessionId, laptop.sessionId, stranger.sessionId])
  expect(alive).toEqual(new Set([laptop.sessionId, stranger.sessionId]))
})

test('whoever signs out or changes the password has the sockets of ended sessions closed', async () => {
  server.ended.length = 0
  const { data } = await phone.client.auth.getUser()
  await phone.client.auth.updateUser({ password: `${PASSWORD} again`, current_password: PASSWORD })
  expect(server.ended).toEqual([data.user?.id])
  await phone.client.auth.updateUser({ password: PASSWORD, current_password: `${PASSWORD} again` })
  await phone.client.auth.signOut({ scope: 'local' })
  expect(server.ended).toEqual([data.user?.id, data.user?.id, data.user?.id])
})

describe('an access token that has not expired is refused', () => {
  const statusOf = async ({ accessToken }: Device) =>
    (await server.request('/rest/v1/who', undefined, { authorization: `Bearer ${accessToken}` })).status

  test('soon after signing out, on rest and functions as well', async () => {
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([200, 200])
    await phone.client.auth.signOut({ scope: 'local' })
    await eventually(async () => expect(await statusOf(phone)).toBe(401))
    expect([await statusOf(laptop), await statusOf(stranger)]).toEqual([200, 200])
  })

  test('soon after the password was changed elsewhere', async () => {
    const { error } = await laptop.client.auth.updateUser({ password: 'a red scooter', current_password: PASSWORD })
    expect(error).toBeNull()
    await eventually(async () => expect(await statusOf(phone)).toBe(401))
    expect(await statusOf(laptop)).toBe(200)
    await laptop.client.auth.updateUser({ password: PASSWORD, current_password: 'a red scooter' })
  })

  test('with a reason, so that the browser signs out', async () => {
    await phone.client.auth.signOut({ scope: 'local' })
    const answer = await server.request('/rest/v1/who', undefined, { authorization: `Bearer ${phone.accessToken}` })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'session_not_found' })
  })
})

test('a signed-out device cannot sign out the others with its old token', async () => {
  await phone.client.auth.signOut({ scope: 'local' })
  const before = await everyAccountRow(server.database)
  const response = await logout('global', phone.accessToken)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ error_code: 'session_not_found' })
  expect(await everyAccountRow(server.database)).toEqual(before)
})

test('signing out without a token is refused', async () => {
  const response = await server.request('/auth/v1/logout', {})
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ error_code: 'no_authorization' })
})

function logout(scope: string, accessToken: string): Promise<Response> {
  return server.request(`/auth/v1/logout?scope=${scope}`, {}, { authorization: `Bearer ${accessToken}` })
}
