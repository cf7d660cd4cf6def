import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Claims, type Database, SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import {
  dependenciesOf,
  echo,
  echoEngine,
  orderFrom,
  problemOf,
  VISITOR,
} from '#tests/support/translator/translations.ts'
import { fallbackEngine } from '#translator/server/llm/fallbackEngine.ts'
import { sweepChargedTexts } from '#translator/server/quota.ts'
import { translate, usageOf } from '#translator/server/translate.ts'
import type { TranslationEngine } from '#translator/server/translationEngine.ts'
import { TONES } from '#translator/translation.ts'

const NOON = '2026-11-20T12:00:00Z'
const FREE_LIMIT = 1_000

let context: TestDatabase
let database: Database
let addresses = 0
let address = ''
beforeAll(async () => {
  context = await createTestDatabase()
  database = context.database
  await setClock(database, NOON)
})
beforeEach(async () => {
  addresses += 1
  address = `198.51.100.${addresses}`
  await setClock(database, NOON)
})
afterAll(() => context.remove())

const order = (text: string, more?: Parameters<typeof orderFrom>[2]) => orderFrom(address, text, more)

async function signedIn(tier?: 'Basic' | 'Premium', end: string | null = null): Promise<Claims> {
  const sub = await createUser(database)
  if (tier) {
    await database.tx(SERVICE, (tx) =>
      tx.sql(
        'insert into subscriptions (user_id, subscription_tier, subscription_end) values ($1, $2, $3::timestamptz)',
        [sub, tier, end],
      ),
    )
  }
  return { role: 'authenticated', sub }
}

describe('limits', () => {
  test('of 50 parallel translations with characters left for one, one calls the engine and 49 get status 429', async () => {
    const engine = echoEngine()
    const texts = Array.from({ length: 50 }, (_, index) => String(index).padStart(FREE_LIMIT, 'x'))
    const outcomes = await Promise.allSettled(
      texts.map((text) => translate(order(text), dependenciesOf(database, engine))),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map((outcome) => (outcome.reason as Problem).status)).toEqual(Array(49).fill(429))
    expect(engine.calls).toBe(1)
    expect((await usageOf(VISITOR, address, dependenciesOf(database, engine))).left).toBe(0)
  })

  test('a text over the limit gets daily_limit_reached with the characters left and the reset time, and is not charged', async () => {
    const engine = echoEngine()
    await translate(order('a'.repeat(990)), dependenciesOf(database, engine))
    const problem = await problemOf(translate(order('b'.repeat(11)), dependenciesOf(database, engine)))
    expect(problem).toMatchObject({
      status: 429,
      code: 'daily_limit_reached',
      message: 'This text has 11 characters. Left today: 10. Limit per text: 5,000.',
      extra: { limit: 1_000, left: 10, resets_at: '2026-11-21T00:00:00.000Z' },
    })
    expect((await translate(order('b'.repeat(10)), dependenciesOf(database, engine))).usage.left).toBe(0)
    expect(await problemOf(translate(order('c'), dependenciesOf(database, engine)))).toMatchObject({
      status: 429,
      message: "You've used all 1,000 free characters for today. Upgrade for 10,000 a day.",
      extra: { left: 0 },
    })
  })

  test('Basic has 10,000 characters, and its own message when they are used up', async () => {
    const claims = await signedIn('Basic')
    const engine = echoEngine()
    await translate(order('a'.repeat(5_000), { claims }), dependenciesOf(database, engine))
    await translate(order('b'.repeat(5_000), { claims }), dependenciesOf(database, engine))
    const problem = await problemOf(translate(order('c', { claims }), dependenciesOf(database, engine)))
    expect(problem.message).toBe('Daily limit reached! Upgrade to Premium for unlimited characters.')
  })

  test('Premium is unlimited until it ends, and then the limit of Free applies at once', async () => {
    const engine = echoEngine()
    const claims = await signedIn('Premium', '2026-11-20T13:00:00Z')
    expect(
      (await translate(order('a'.repeat(5_000), { claims }), dependenciesOf(database, engine))).usage,
    ).toMatchObject({
      limit: null,
      left: null,
    })
    await setClock(database, '2026-11-20T13:00:00Z')
    expect(await usageOf(claims, address, dependenciesOf(database, engine))).toMatchObject({
      limit: FREE_LIMIT,
      left: 0,
    })
    expect((await problemOf(translate(order('b', { claims }), dependenciesOf(database, engine)))).status).toBe(429)
  })

  test('a text is charged once a day: its other tones are free', async () => {
    const engine = echoEngine()
    const text = 'a'.repeat(600)
    await translate(order(text), dependenciesOf(database, engine))
    const formal = await translate(order(text, { tone: 'formal' }), dependenciesOf(database, engine))
    expect(formal.translation).toBe(`formal: ${text}`)
    expect(formal.usage.left).toBe(400)
  })

  test('what stays English costs nothing, and is given back once', async () => {
    const text = `I like tea ${'b'.repeat(300)}.`
    const gap = { text: 'b'.repeat(300), start: 11, end: 311 }
    const engine: TranslationEngine = {
      async translate() {
        return { engine: 'built-in', translation: { ...echo(text), status: 'partial', gaps: [gap] } }
      },
    }
    const lefts = await Promise.all(
      TONES.map(async (tone) => (await translate(order(text, { tone }), dependenciesOf(database, engine))).usage.left),
    )
    expect(lefts).toContain(FREE_LIMIT - 12)
    expect((await usageOf(VISITOR, address, dependenciesOf(database, engine))).left).toBe(FREE_LIMIT - 12)
  })

  test('a failure releases the reservation once', async () => {
    const engine = echoEngine(1)
    const problem = await problemOf(translate(order('a'.repeat(700)), dependenciesOf(database, engine)))
    expect(problem).toMatchObject({ status: 503, message: 'Translation failed. Please try again.' })
    expect((await usageOf(VISITOR, address, dependenciesOf(database, engine))).left).toBe(FREE_LIMIT)
    expect((await translate(order('a'.repeat(700)), dependenciesOf(database, engine))).usage.left).toBe(300)
  })

  test('a person whose text does not fit into the queue is told when to come back, and is not charged', async () => {
    const busy: TranslationEngine = {
      async translate() {
        throw new Problem(503, 'translator_busy', 'Too many texts.', { headers: { 'retry-after': '5' } })
      },
    }
    const problem = await problemOf(translate(order('a'.repeat(700)), dependenciesOf(database, busy)))
    expect(problem).toMatchObject({ status: 503, code: 'translator_busy', headers: { 'retry-after': '5' } })
    expect((await usageOf(VISITOR, address, dependenciesOf(database, busy))).left).toBe(FREE_LIMIT)
  })

  test('texts of one person reach the engine under one name', async () => {
    const persons: string[] = []
    const noting: TranslationEngine = {
      async translate({ text, person }) {
        persons.push(person)
        return { engine: 'built-in', translation: echo(text) }
      },
    }
    const dependencies = dependenciesOf(database, noting)
    const sub = await createUser(database)
    const claims = { role: 'authenticated' as const, sub }
    await translate(order('One.'), dependencies)
    await translate(order('Two.'), dependencies)
    await translate(order('Three.', { claims }), dependencies)
    expect(persons).toEqual([`visitor:hash of ${address}`, `visitor:hash of ${address}`, sub])
  })

  test('a translation for a client that has left is neither charged nor reported as a failure', async () => {
    const reader = new AbortController()
    const leaves: TranslationEngine = {
      async translate({ signal }) {
        reader.abort()
        throw signal.reason
      },
    }
    const given = { ...order('a'.repeat(700)), signal: reader.signal }
    const problem = await problemOf(translate(given, dependenciesOf(database, leaves)))
    expect(problem).toMatchObject({ status: 499, code: 'client_gone' })
    expect((await usageOf(VISITOR, address, dependenciesOf(database, leaves))).left).toBe(FREE_LIMIT)
  })

  test('the limit resets at midnight UTC, and a clock that goes back does not reset it again', async () => {
    const engine = echoEngine()
    await setClock(database, '2026-11-20T23:59:59.999Z')
    await translate(order('a'.repeat(FREE_LIMIT)), dependenciesOf(database, engine))
    await setClock(database, '2026-11-21T00:00:00.000Z')
    expect(await usageOf(VISITOR, address, dependenciesOf(database, engine))).toMatchObject({
      left: FREE_LIMIT,
      resets_at: '2026-11-22T00:00:00.000Z',
    })
    await translate(order('b'.repeat(FREE_LIMIT)), dependenciesOf(database, engine))
    await setClock(database, '2026-11-20T23:59:58Z')
    expect((await problemOf(translate(order('c'), dependenciesOf(database, engine)))).status).toBe(429)
  })

  test('the sweep deletes the charged texts of past days and keeps those of today', async () => {
    const dependencies = dependenciesOf(database, echoEngine())
    await setClock(database, '2026-11-18T12:00:00Z')
    await translate(order('old'), dependencies)
    await setClock(database, NOON)
    await translate(order('new'), dependencies)
    await database.tx(SERVICE, sweepChargedTexts)
    const days = await database.tx(SERVICE, (tx) =>
      tx.sql<{ day: string }>("select distinct to_char(date, 'YYYY-MM-DD') as day from app.charged_texts order by day"),
    )
    expect(days.map(({ day }) => day)).not.toContain('2026-11-18')
    expect((await translate(order('new'), dependencies)).usage.left).toBe(FREE_LIMIT - 3)
  })

  test('visitors behind one IP address share a limit (IPv6 by /64), and other visitors have their own', async () => {
    const dependencies = dependenciesOf(database, echoEngine())
    await translate(order('a'.repeat(900), { address: '2001:db8:1:2::1' }), dependencies)
    expect((await usageOf(VISITOR, '2001:db8:1:2:ffff::9', dependencies)).left).toBe(100)
    expect((await usageOf(VISITOR, '2001:db8:1:3::1', dependencies)).left).toBe(FREE_LIMIT)
  })
})

describe('input', () => {
  test.each(['', '   ', '\n\t'])(
    'a text of white space (%j) is refused with a message, and nothing changes',
    async (text) => {
      const engine = echoEngine()
      const problem = await problemOf(translate(order(text), dependenciesOf(database, engine)))
      expect(problem).toMatchObject({
        status: 400,
        code: 'translate/empty',
        message: 'Please enter text to translate.',
      })
      expect(engine.calls).toBe(0)
    },
  )

  test('more than 5,000 characters are refused before anything is charged', async () => {
    const problem = await problemOf(translate(order('a'.repeat(5_001)), dependenciesOf(database, echoEngine())))
    expect(problem).toMatchObject({
      status: 400,
      code: 'translate/too_long',
      message: 'This text has 5,001 characters. Left today: 1,000. Limit per text: 5,000.',
    })
    expect((await usageOf(VISITOR, address, dependenciesOf(database, echoEngine()))).left).toBe(FREE_LIMIT)
  })
})

describe('history', () => {
  test('the server records a signed-in user’s translation, and only its owner can read it', async () => {
    const claims = await signedIn()
    const { history_id } = await translate(
      order('Hello.', { claims, tone: 'casual' }),
      dependenciesOf(database, echoEngine()),
    )
    const read = (reader: Claims) =>
      database.tx(reader, (tx) =>
        tx.sql('select id, source_text, translated_text, tone, saved from translation_history'),
      )
    expect(await read(claims)).toEqual([
      { id: history_id, source_text: 'Hello.', translated_text: 'casual: Hello.', tone: 'casual', saved: false },
    ])
    expect(await read(await signedIn())).toEqual([])
  })

  test('a Korean text is neither charged nor recorded', async () => {
    const claims = await signedIn()
    const engine: TranslationEngine = {
      async translate({ text }) {
        return { engine: 'built-in', translation: { ...echo(text), source: 'korean' } }
      },
    }
    const read = await translate(order('오늘 날씨가 좋아요.', { claims }), dependenciesOf(database, engine))
    expect([read.usage.left, read.history_id]).toEqual([FREE_LIMIT, undefined])
  })

  test('a Korean text is read by the built-in engine, not sent to a model', async () => {
    const [model, builtIn] = [echoEngine(), echoEngine()]
    const engine = fallbackEngine(model, builtIn)
    await translate(order('오늘 날씨가 좋아요.'), dependenciesOf(database, engine))
    await translate(order('Hello'), dependenciesOf(database, engine))
    expect([model.calls, builtIn.calls]).toEqual([1, 1])
  })

  test("a visitor's translation is not recorded", async () => {
    const count = () => database.tx(SERVICE, (tx) => tx.sql('select count(*) from translation_history'))
    const before = await count()
    expect(await translate(order('Hello.'), dependenciesOf(database, echoEngine()))).not.toHaveProperty('history_id')
    expect(await count()).toEqual(before)
  })
})
