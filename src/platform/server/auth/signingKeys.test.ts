import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccessTokens, accessTokens } from '#platform/server/auth/accessToken.ts'
import {
  loadSigningKeys,
  rotateOldSigningKey,
  rotateSigningKey,
  type SigningKeys,
} from '#platform/server/auth/signingKeys.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

let context: TestDatabase
beforeAll(async () => {
  context = await createTestDatabase()
})
beforeEach(() => owner('delete from app.secrets'))
afterAll(() => context.remove())

function owner<Row>(text: string, parameters: unknown[] = []): Promise<Row[]> {
  return context.database.tx(OWNER, (tx) => tx.sql<Row>(text, parameters))
}

interface Node {
  signingKeys: SigningKeys
  tokens: AccessTokens
}

async function node(): Promise<Node> {
  const signingKeys = await loadSigningKeys(context.database)
  return { signingKeys, tokens: accessTokens({ signingKeys }, () => 'https://hanpan.example') }
}

async function signedBy({ tokens }: Node): Promise<string> {
  const { token } = await tokens.sign({
    userId: randomUUID(),
    email: 'ann@example.org',
    sessionId: randomUUID(),
    isAdmin: false,
    assurance: { aal: 'aal1', amr: [] },
    isSecondStepDue: false,
  })
  return token
}

function accepts({ tokens }: Node, token: string): Promise<boolean> {
  return tokens.verify(token).then(
    () => true,
    () => false,
  )
}

/** Makes all keys that much older. */
function age(seconds: number) {
  return owner(`update app.secrets set created_at = created_at - make_interval(secs => $1)`, [seconds])
}

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

describe('a key that was replaced', () => {
  test('verifies the tokens that it signed, while the new one signs', async () => {
    const one = await node()
    const before = await signedBy(one)
    await rotateSigningKey(context.database, false)
    await one.signingKeys.reload()
    const after = await signedBy(one)
    expect([await accepts(one, before), await accepts(one, after)]).toEqual([true, true])
    expect(one.signingKeys.all()).toHaveLength(2)
    const fresh = await node()
    expect([await accepts(fresh, before), await accepts(fresh, after)]).toEqual([true, true])
  })

  test('verifies until its tokens have expired, a quarter of an hour after a node could last sign with it', async () => {
    const one = await node()
    const [first] = one.signingKeys.all()
    await rotateSigningKey(context.database, false)
    await age(15 * MINUTE)
    await one.signingKeys.reload()
    expect(one.signingKeys.find(first?.kid ?? '')).toBeDefined()
    await age(MINUTE)
    await one.signingKeys.reload()
    expect(one.signingKeys.find(first?.kid ?? '')).toBeUndefined()
  })

  test('verifies nothing, not even a token that was accepted before, if it has leaked', async () => {
    const one = await node()
    const before = await signedBy(one)
    expect(await accepts(one, before)).toBe(true)
    await rotateSigningKey(context.database, true)
    await one.signingKeys.reload()
    expect(await accepts(one, before)).toBe(false)
    expect(await accepts(one, await signedBy(one))).toBe(true)
    expect(await owner('select name from app.secrets')).toHaveLength(1)
  })
})

test('a node accepts a token of a key that another node has just begun to use', async () => {
  const [one, other] = [await node(), await node()]
  await rotateSigningKey(context.database, false)
  await one.signingKeys.reload()
  const token = await signedBy(one)
  await expect.poll(() => accepts(other, token), { timeout: 5_000 }).toBe(true)
})

test('a start adds no key to those that exist, even after the first one has been deleted', async () => {
  await node()
  await rotateSigningKey(context.database, true)
  const later = await node()
  expect(later.signingKeys.all()).toHaveLength(1)
  expect(await owner('select name from app.secrets')).toEqual([{ name: 'auth.signing_key.2' }])
})

test('two nodes that rotate at once agree on one new key', async () => {
  const one = await node()
  await Promise.all([rotateSigningKey(context.database, false), rotateSigningKey(context.database, false)])
  await one.signingKeys.reload()
  const other = await node()
  expect(one.signingKeys.newest().kid).toBe(other.signingKeys.newest().kid)
})

test('a key is replaced after 90 days, and not before', async () => {
  const one = await node()
  const { kid } = one.signingKeys.newest()
  await age(89 * DAY)
  await rotateOldSigningKey(context.database)
  await one.signingKeys.reload()
  expect(one.signingKeys.newest().kid).toBe(kid)
  await age(2 * DAY)
  await rotateOldSigningKey(context.database)
  await one.signingKeys.reload()
  expect(one.signingKeys.newest().kid).not.toBe(kid)
  expect(one.signingKeys.find(kid)).toBeDefined()
})
