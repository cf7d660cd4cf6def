import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Claims, Database } from '#platform/server/database/database.ts'
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
import { translate, usageOf } from '#translator/server/translate.ts'
import type { EngineAnswer, EngineOrder, TranslationEngine } from '#translator/server/translationEngine.ts'

const FREE_LIMIT = 1_000

let context: TestDatabase
let database: Database
let addresses = 0
let address = ''
beforeAll(async () => {
  context = await createTestDatabase()
  database = context.database
})
beforeEach(() => {
  addresses += 1
  address = `198.51.100.${addresses}`
})
afterAll(() => context.remove())

const order = (text: string, more?: Parameters<typeof orderFrom>[2]) => orderFrom(address, text, more)

async function signedIn(): Promise<Claims> {
  return { role: 'authenticated', sub: await createUser(database) }
}

/** An engine whose client leaves during the translation. */
function leftBy(client: AbortController): TranslationEngine {
  return {
    async translate({ signal }) {
      client.abort('gone')
      throw signal.reason
    },
  }
}

/** Gives no answer before `answerAll`; `asked` resolves after the given number of calls. */
function waitingEngine() {
  const { promise: released, resolve: answerAll } = Promise.withResolvers<void>()
  const bell = new EventTarget()
  let calls = 0
  const engine = {
    async translate({ text, signal }: EngineOrder): Promise<EngineAnswer> {
      calls += 1
      bell.dispatchEvent(new Event('asked'))
      const left = once(signal, 'abort').then(() => Promise.reject(signal.reason))
      await Promise.race([released, left])
      return { engine: 'built-in', translation: echo(text) }
    },
    async asked(times: number) {
      while (calls < times) await once(bell, 'asked')
    },
  }
  return { engine, answerAll }
}

test('a client that leaves is not charged, and nothing is recorded for it', async () => {
  const claims = await signedIn()
  const client = new AbortController()
  const leaving = leftBy(client)
  const problem = await problemOf(
    translate(order('a'.repeat(700), { claims, signal: client.signal }), dependenciesOf(database, leaving)),
  )
  expect(problem).toMatchObject({ status: 499, code: 'client_gone' })
  expect((await usageOf(claims, address, dependenciesOf(database, leaving))).left).toBe(FREE_LIMIT)
  expect(await database.tx(claims, (tx) => tx.sql('select id from translation_history'))).toEqual([])
})

test('of two simultaneous requests for one text, the one that gets an answer is charged', async () => {
  const text = 'a'.repeat(700)
  const client = new AbortController()
  const { engine, answerAll } = waitingEngine()
  const dependencies = dependenciesOf(database, engine)
  const left = problemOf(translate(order(text, { signal: client.signal }), dependencies))
  await engine.asked(1)
  const answered = translate(order(text), dependencies)
  await engine.asked(2)
  client.abort()
  expect((await left).code).toBe('client_gone')
  answerAll()
  expect((await answered).usage.left).toBe(300)
})

test('a request that fails does not refund the charge of an answered request for the same text', async () => {
  const text = 'a'.repeat(700)
  const client = new AbortController()
  const { engine } = waitingEngine()
  const left = problemOf(translate(order(text, { signal: client.signal }), dependenciesOf(database, engine)))
  await engine.asked(1)
  const other = await translate(order(text), dependenciesOf(database, echoEngine()))
  client.abort()
  await left
  expect(other.usage.left).toBe(300)
  expect((await usageOf(VISITOR, address, dependenciesOf(database, engine))).left).toBe(300)
})
