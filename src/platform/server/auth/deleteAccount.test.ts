import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteAccount, isOwnPassword } from '#platform/server/auth/deleteAccount.ts'
import {
  type AuthServer,
  everyAccountRow,
  newestLink,
  PASSWORD,
  signedUp,
  startAuthServer,
} from '#tests/support/server/authServer.ts'

let server: AuthServer
let ann: SupabaseClient
let id: string
beforeAll(async () => {
  server = await startAuthServer()
})
beforeEach(async () => {
  ann = await signedUp(server, 'ann@example.org')
  id = (await ann.auth.getUser()).data.user?.id ?? ''
})
afterAll(() => server.close())

test('an account can be deleted only with its own password', async () => {
  expect(await isOwnPassword(server.database, id, PASSWORD)).toBe(true)
  expect(await isOwnPassword(server.database, id, 'another password')).toBe(false)
  expect(await isOwnPassword(server.database, crypto.randomUUID(), PASSWORD)).toBe(false)
  await deleteAccount(server.database, id)
})

test('a deleted account leaves no row, no session, no link, and its address is free again', async () => {
  const bob = await signedUp(server, 'bob@example.org')
  await server.client().auth.resetPasswordForEmail('ann@example.org')
  const link = await newestLink(server, 'ann@example.org')
  await deleteAccount(server.database, id)
  const left = JSON.stringify(await everyAccountRow(server.database))
  expect(left).not.toContain(id)
  expect(left).not.toContain('ann@example.org')
  expect((await ann.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await server.client().auth.verifyOtp(link)).error?.code).toBe('otp_expired')
  expect((await bob.auth.getUser()).error).toBeNull()
  const again = await signedUp(server, 'ann@example.org')
  expect((await again.auth.getUser()).data.user?.id).not.toBe(id)
})
