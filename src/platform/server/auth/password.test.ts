import { describe, expect, test } from 'vitest'
import { hashPassword, passwordMatches } from '#platform/server/auth/password.ts'
import { turnstile } from '#platform/server/auth/turnstile.ts'

const ANN = 'Ann'

describe('a hashed password', () => {
  test('is argon2id with 19 MiB and two passes, with a new salt every time', async () => {
    const [first, second] = [await hashPassword('a green bicycle', ANN), await hashPassword('a green bicycle', ANN)]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(first).not.toBe(second)
  })

  test('matches its password and no other', async () => {
    const hash = await hashPassword('a green bicycle', ANN)
    expect(await passwordMatches('a green bicycle', hash, ANN)).toBe(true)
    expect(await passwordMatches('a green bicyclE', hash, ANN)).toBe(false)
    expect(await passwordMatches('', hash, ANN)).toBe(false)
  })

  test('is checked with the parameters that it was made with', async () => {
    const weaker = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$'
    expect(await passwordMatches('a green bicycle', `${weaker}${'A'.repeat(43)}`, ANN)).toBe(false)
  })

  test('that is missing matches no password', async () => {
    expect(await passwordMatches('a green bicycle', null, ANN)).toBe(false)
  })
})

describe('a turnstile', () => {
  const ENOUGH = { each: 100, all: 100 }

  test('runs no more work at once than it has places', async () => {
    const inTurn = turnstile(2, ENOUGH)
    let inside = 0
    let most = 0
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise(setImmediate)
      inside -= 1
    }
    await Promise.all(Array.from({ length: 50 }, () => inTurn(ANN, work)))
    expect([most, inside]).toEqual([2, 0])
  })

  test('answers 503 if the queue is full, and continues after a failure', async () => {
    const inTurn = turnstile(1, { each: 1, all: 5 })
    const failing = inTurn(ANN, () => Promise.reject(new Error('failed')))
    const waiting = inTurn(ANN, async () => 'served')
    await expect(inTurn(ANN, async () => 'too late')).rejects.toMatchObject({ status: 503, code: 'over_capacity' })
    await expect(failing).rejects.toThrow('failed')
    expect(await waiting).toBe('served')
    expect(await inTurn(ANN, async () => 'next')).toBe('next')
  })

  test('takes turns between clients, so that one that sends hundreds of requests does not delay the others', async () => {
    const inTurn = turnstile(1, { each: 5, all: 10 })
    const served: string[] = []
    const work = (name: string) => async () => void served.push(name)
    const greedy = Array.from({ length: 50 }, () => inTurn('greedy', work('greedy')).catch(() => 'refused'))
    const others = ['ben', 'cleo'].map((name) => inTurn(name, work(name)))
    await Promise.all([...greedy, ...others])
    expect(served.slice(0, 4)).toEqual(['greedy', 'greedy', 'ben', 'cleo'])
    expect(served).toHaveLength(6 + 2)
  })

  test('has a limit for all clients together', async () => {
    const inTurn = turnstile(1, { each: 5, all: 10 })
    const answers = Array.from({ length: 20 }, (_, index) =>
      inTurn(`person ${index}`, () => new Promise(setImmediate)).then(
        () => 'served',
        ({ code }) => code,
      ),
    )
    expect((await Promise.all(answers)).filter((answer) => answer === 'over_capacity')).toHaveLength(9)
  })
})
