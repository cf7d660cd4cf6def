import { describe, expect, test } from 'vitest'
import { hashPassword, passwordMatches } from '#platform/server/auth/password.ts'
import { turnstile } from '#platform/server/auth/turnstile.ts'

describe('a hashed password', () => {
  test('is argon2id with 19 MiB and two passes, salted anew every time', async () => {
    const [first, second] = [await hashPassword('a green bicycle'), await hashPassword('a green bicycle')]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(first).not.toBe(second)
  })

  test('matches its password and no other', async () => {
    const hash = await hashPassword('a green bicycle')
    expect(await passwordMatches('a green bicycle', hash)).toBe(true)
    expect(await passwordMatches('a green bicyclE', hash)).toBe(false)
    expect(await passwordMatches('', hash)).toBe(false)
  })

  test('is found by the parameters that it was made with', async () => {
    const weaker = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$'
    expect(await passwordMatches('a green bicycle', `${weaker}${'A'.repeat(43)}`)).toBe(false)
  })

  test('that does not exist matches nothing', async () => {
    expect(await passwordMatches('a green bicycle', null)).toBe(false)
  })
})

describe('a turnstile', () => {
  test('lets no more through at once than it has places', async () => {
    const inTurn = turnstile(2, 100)
    let inside = 0
    let most = 0
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise(setImmediate)
      inside -= 1
    }
    await Promise.all(Array.from({ length: 50 }, () => inTurn(work)))
    expect([most, inside]).toEqual([2, 0])
  })

  test('turns away with 503 who would wait too long, and works on after a failure', async () => {
    const inTurn = turnstile(1, 1)
    const failing = inTurn(() => Promise.reject(new Error('failed')))
    const waiting = inTurn(async () => 'served')
    await expect(inTurn(async () => 'too late')).rejects.toMatchObject({ status: 503, code: 'over_capacity' })
    await expect(failing).rejects.toThrow('failed')
    expect(await waiting).toBe('served')
    expect(await inTurn(async () => 'next')).toBe('next')
  })
})
