import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock } from '#tests/support/database/moveClock.ts'
import { appCode, enrolled } from '#tests/support/server/authenticatorApp.ts'
import { type AuthServer, from, PASSWORD, signedUp, startAuthServer } from '#tests/support/server/authServer.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuthServer({ limitsRates: true })
})
afterAll(() => server.close())

async function signedIn(email: string, address: string): Promise<SupabaseClient> {
  const client = server.client(from(address))
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return client
}

test('guessing codes ends after twenty wrong ones a day, from any address, while the owner still gets in with a recovery code', async () => {
  const email = 'ann@example.org'
  const owner = await signedUp(server, email)
  const { factorId, secret } = await enrolled(owner)
  await owner.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret) })
  const [code = ''] = (await owner.auth.mfa.recoveryCodes.generate()).data?.codes ?? []
  const outcomes: (string | undefined)[] = []
  for (let n = 0; n < 30; n += 1) {
    // A minute later each time, so that the shorter limit is not what stops the guesser.
    await advanceClock(server.database, n * 61)
    const thief = await signedIn(email, `198.51.100.${n}`)
    outcomes.push((await thief.auth.mfa.challengeAndVerify({ factorId, code: 'abcdef' })).error?.code)
  }
  expect(outcomes.filter((outcome) => outcome === 'mfa_verification_failed')).toHaveLength(20)
  expect(outcomes.at(-1)).toBe('over_request_rate_limit')
  const locked = await owner.auth.mfa.challenge({ factorId })
  const answer = await server.request(
    `/auth/v1/factors/${factorId}/verify`,
    { challenge_id: locked.data?.id, code: 'abcdef' },
    { authorization: `Bearer ${(await owner.auth.getSession()).data.session?.access_token}` },
  )
  expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(86_400 / 20)
  const back = await signedIn(email, '203.0.113.7')
  expect((await back.auth.mfa.recoveryCodes.verify({ code })).error).toBeNull()
})

test('ten wrong codes in a row for one app make it wait a minute, and right ones do not count', async () => {
  const email = 'bob@example.org'
  const owner = await signedUp(server, email)
  const { factorId, secret } = await enrolled(owner)
  await owner.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, Date.now() + 29 * 61_000) })
  const outcomes: (string | undefined)[] = []
  for (let n = 0; n < 11; n += 1) {
    outcomes.push((await owner.auth.mfa.challengeAndVerify({ factorId, code: '12345' })).error?.code)
  }
  expect(outcomes).toEqual([...Array(10).fill('mfa_verification_failed'), 'over_request_rate_limit'])
})

test('guessing recovery codes stops after ten tries from one address, and not for the owner elsewhere', async () => {
  const email = 'cho@example.org'
  const owner = await signedUp(server, email)
  const { factorId, secret } = await enrolled(owner)
  await owner.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, Date.now() + 29 * 61_000) })
  const [code = ''] = (await owner.auth.mfa.recoveryCodes.generate()).data?.codes ?? []
  const thief = await signedIn(email, '198.51.100.99')
  const outcomes: (string | undefined)[] = []
  for (let n = 0; n < 11; n += 1) {
    outcomes.push((await thief.auth.mfa.recoveryCodes.verify({ code: `${n}wrongwrongwrong` })).error?.code)
  }
  expect(outcomes).toEqual([...Array(10).fill('mfa_verification_failed'), 'mfa_recovery_codes_locked'])
  const back = await signedIn(email, '203.0.113.8')
  expect((await back.auth.mfa.recoveryCodes.verify({ code })).error).toBeNull()
})
