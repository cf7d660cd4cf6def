import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Tier } from '#plans/plans.ts'
import { type Claims, type Database, SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { dependenciesOf, echo, echoEngine, problemOf, VISITOR } from '#tests/support/translator/translations.ts'
import { translateLines } from '#translator/server/translateLines.ts'
import type { TranslationEngine } from '#translator/server/translationEngine.ts'
import { TRANSLATOR_BUSY } from '#translator/server/translationTurns.ts'

let context: TestDatabase
let database: Database
beforeAll(async () => {
  context = await createTestDatabase()
  database = context.database
})
afterAll(() => context.remove())

async function subscriber(tier?: Tier): Promise<Claims> {
  const sub = await createUser(database)
  if (tier) {
    await database.tx(SERVICE, (tx) =>
      tx.sql('insert into subscriptions (user_id, subscription_tier) values ($1, $2)', [sub, tier]),
    )
  }
  return { role: 'authenticated', sub }
}

const busy = new Set<string>()

function send(
  claims: Claims,
  lines: readonly string[],
  engine: TranslationEngine,
  signal = new AbortController().signal,
) {
  const order = { lines, tone: 'formal' as const, claims, address: '198.51.100.1', signal }
  return translateLines(order, dependenciesOf(database, engine), busy)
}

/** The characters charged to the person, and their history entries. */
async function kept({ sub }: Claims): Promise<{ characters: number; texts: number; entries: number }> {
  const [row] = await database.tx(SERVICE, (tx) =>
    tx.sql<{ characters: number; texts: number; entries: number }>(
      `select coalesce((select sum(characters)::int from daily_usage where person = $1), 0) as characters,
         (select count(*)::int from app.charged_texts where person = $1) as texts,
         (select count(*)::int from translation_history where user_id = $1::uuid) as entries`,
      [sub],
    ),
  )
  if (!row) throw new Error('nothing was counted')
  return row
}

/** Echoes the text, but fails for texts that contain the word. */
function failsAt(word: string): TranslationEngine {
  return {
    async translate({ text }) {
      if (text.includes(word)) throw new Error('engine down')
      return { engine: 'built-in', translation: echo(text) }
    },
  }
}

test.each([undefined, 'Basic'] as const)(
  'a user whose plan (%s) has no bulk translation is refused, and nothing is charged',
  async (tier) => {
    const claims = await subscriber(tier)
    const engine = echoEngine()
    expect(await problemOf(send(claims, ['Hello.'], engine))).toMatchObject({
      status: 403,
      code: 'bulk_not_in_plan',
      message: 'Bulk translation comes with the Premium plan.',
    })
    expect([engine.calls, await kept(claims)]).toEqual([0, { characters: 0, texts: 0, entries: 0 }])
  },
)

test('a visitor is on the Free plan', async () => {
  expect(await problemOf(send(VISITOR, ['Hello.'], echoEngine()))).toMatchObject({ code: 'bulk_not_in_plan' })
})

test('a user whose plan has ended is refused, even with an older token', async () => {
  const claims = await subscriber('Premium')
  await database.tx(SERVICE, (tx) =>
    tx.sql("update subscriptions set subscription_end = app_now() - interval '1 second' where user_id = $1", [
      claims.sub,
    ]),
  )
  expect(await problemOf(send(claims, ['Hello.'], echoEngine()))).toMatchObject({ code: 'bulk_not_in_plan' })
})

test('each line is translated in the requested tone and charged separately, and none is added to the history', async () => {
  const claims = await subscriber('Premium')
  const { results } = await send(claims, ['Hello.', 'Good morning.'], echoEngine())
  expect(results).toEqual([
    { translation: 'formal: Hello.', status: 'complete', unknown: [], gaps: [] },
    { translation: 'formal: Good morning.', status: 'complete', unknown: [], gaps: [] },
  ])
  expect(await kept(claims)).toEqual({ characters: 19, texts: 2, entries: 0 })
})

test('a line that fails says why, is not charged and does not affect the others, which are free on a retry', async () => {
  const claims = await subscriber('Premium')
  const lines = ['Hello.', 'A bomb.', '   ', 'x'.repeat(5_001), 'Bye.']
  const { results } = await send(claims, lines, failsAt('bomb'))
  expect(results).toMatchObject([
    { translation: 'formal: Hello.' },
    { error: { code: 'translation_failed', message: 'Translation failed. Please try again.' } },
    { error: { code: 'translate/empty', message: 'Please enter text to translate.' } },
    { error: { code: 'translate/too_long' } },
    { translation: 'formal: Bye.' },
  ])
  expect(await kept(claims)).toMatchObject({ characters: 10, texts: 2 })
  await send(claims, lines.slice(0, 2), echoEngine())
  expect(await kept(claims)).toMatchObject({ characters: 17, texts: 3 })
})

test('of 50 simultaneous batches one is translated and charged, 49 must wait, and then the next one is translated', async () => {
  const claims = await subscriber('Premium')
  const engine = echoEngine()
  const othersRefused = Promise.withResolvers<void>()
  const patient: TranslationEngine = {
    translate: (request, ...more) => othersRefused.promise.then(() => engine.translate(request, ...more)),
  }
  const batches = Array.from({ length: 50 }, (_, index) => [`Batch ${index}, a.`, `Batch ${index}, b.`])
  let refusals = 0
  const sent = batches.map((lines) =>
    send(claims, lines, patient).catch((error) => {
      refusals += 1
      if (refusals === batches.length - 1) othersRefused.resolve()
      throw error
    }),
  )
  const outcomes = await Promise.allSettled(sent)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => [reason.status, reason.code, reason.headers['retry-after']])).toEqual(
    Array(49).fill([409, 'bulk_busy', '1']),
  )
  expect([engine.calls, (await kept(claims)).texts]).toEqual([2, 2])
  await send(claims, ['Next.'], engine)
})

test('if the plan ends in the middle of a batch, the remaining lines have the limit of the new plan', async () => {
  const claims = await subscriber('Premium')
  const ends: TranslationEngine = {
    async translate({ text }) {
      await database.tx(SERVICE, (tx) => tx.sql('delete from subscriptions where user_id = $1', [claims.sub]))
      return { engine: 'built-in', translation: echo(text) }
    },
  }
  const { results } = await send(claims, ['a'.repeat(900), 'b'.repeat(101), 'c'.repeat(100)], ends)
  expect(results).toMatchObject([
    { status: 'complete' },
    {
      error: {
        code: 'daily_limit_reached',
        message: expect.stringContaining('This text has 101 characters. Left today: 100'),
      },
    },
    { status: 'complete' },
  ])
  expect(await kept(claims)).toMatchObject({ characters: 1_000, texts: 2 })
})

test('a slow batch returns the lines that are done, at least one', async () => {
  const claims = await subscriber('Premium')
  let passedMs = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => passedMs)
  onTestFinished(() => clock.mockRestore())
  const slow: TranslationEngine = {
    async translate({ text }) {
      passedMs += 3_000
      return { engine: 'built-in', translation: echo(text) }
    },
  }
  expect((await send(claims, ['One.', 'Two.', 'Three.'], slow)).results).toHaveLength(2)
  expect(await kept(claims)).toMatchObject({ texts: 2 })
})

test('when the translator is busy, a batch returns the lines that are done; without any, it is told when to come back', async () => {
  const claims = await subscriber('Premium')
  let room = 2
  const filling: TranslationEngine = {
    async translate({ text }) {
      if (room === 0) throw new Problem(503, TRANSLATOR_BUSY, 'Too many texts.', { headers: { 'retry-after': '5' } })
      room -= 1
      return { engine: 'built-in', translation: echo(text) }
    },
  }
  const lines = ['One.', 'Two.', 'Three.', 'Four.']
  expect((await send(claims, lines, filling)).results).toMatchObject([{ status: 'complete' }, { status: 'complete' }])
  const problem = await problemOf(send(claims, lines.slice(2), filling))
  expect(problem).toMatchObject({ status: 503, code: 'translator_busy', headers: { 'retry-after': '5' } })
  expect(await kept(claims)).toMatchObject({ characters: 8, texts: 2 })
  expect((await send(claims, lines.slice(2), echoEngine())).results).toHaveLength(2)
})

test('a batch whose client has left ends after the current line', async () => {
  const claims = await subscriber('Premium')
  const reader = new AbortController()
  const leaves: TranslationEngine = {
    async translate({ text }) {
      reader.abort()
      return { engine: 'built-in', translation: echo(text) }
    },
  }
  expect(await problemOf(send(claims, ['One.', 'Two.'], leaves, reader.signal))).toMatchObject({ code: 'client_gone' })
  expect(await kept(claims)).toMatchObject({ characters: 4, texts: 1 })
  expect((await send(claims, ['One.', 'Two.'], echoEngine())).results).toHaveLength(2)
})
