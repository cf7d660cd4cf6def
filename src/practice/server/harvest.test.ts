import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMatch } from '#match/server/createMatch.ts'
import { MATCHMAKER_STAKES } from '#match/stakes.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { QUESTIONS_PER_DAY } from '#practice/practiceLimit.ts'
import { beginPartnerDuel } from '#practice/server/beginDuel.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import type { Bank } from '#questions/bank.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { questionUse } from '#questions/questionUse.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'

const THROW_AWAY_ACCOUNTS = 4
const MATCHES = 20
const FRIENDS_MATCHES = 5

let store: TestDatabase
let bank: Bank
beforeAll(async () => {
  store = await createTestDatabase('matches')
  bank = await loadBank({ speech: true })
})
afterAll(() => store.remove())

async function player(): Promise<string> {
  const id = await createUser(store.database)
  await store.database.tx(SERVICE, (tx) => tx.sql('insert into profiles (id) values ($1)', [id]))
  return id
}

/** Practices with new accounts, each until the day's limit. Returns the ids of all questions that were shown. */
async function harvest(): Promise<Set<string>> {
  const voice = { available: true, audioUrl: () => '/audio/clip', prepare() {} }
  const dependencies: PracticeDependencies = {
    database: store.database,
    bank,
    learned: new Map(),
    voice,
    random: Math.random,
    keyedHash: (text) => text,
    pagePoints: new Map(),
  }
  for (let account = 0; account < THROW_AWAY_ACCOUNTS; account += 1) {
    const caller = { userId: await player(), addressHash: 'one address' }
    const practice = () => beginPartnerDuel(dependencies, caller, { skill: 'vocab', strength: null })
    for (let shown = 0; shown < QUESTIONS_PER_DAY; shown += QUESTION_COUNT) await practice()
    await expect(practice()).rejects.toMatchObject({ status: 429, code: 'practice_limit_reached' })
  }
  const rows = await store.database.tx(SERVICE, (tx) =>
    tx.sql<{ id: string }>('select distinct question_id as id from app.practice_questions'),
  )
  return new Set(rows.map(({ id }) => id))
}

/** The ids of the questions of new matches. */
async function asked(counts: boolean, matches: number): Promise<string[]> {
  const stakes = counts ? MATCHMAKER_STAKES : { betweenFriends: true, counts: false }
  const ids: string[] = []
  for (let match = 0; match < matches; match += 1) {
    const [one, two] = [await player(), await player()]
    const players = [one, two].map((id) => ({ id, rating: 1_000 })) as [
      { id: string; rating: number },
      { id: string; rating: number },
    ]
    const sources = { bank, learned: new Map(), random: Math.random }
    const [secret] = await store.database.tx(SERVICE, async (tx) => {
      const { id } = await createMatch(tx, { players, skill: 'vocab', stakes }, sources)
      return tx.sql<{ ids: string[] }>('select question_ids as ids from app.match_secrets where match_id = $1', [id])
    })
    ids.push(...(secret?.ids ?? []))
  }
  return ids
}

test('a farmer who practices all day on several accounts has seen no question of a rated match, nor another question about its word', async () => {
  const seen = await harvest()
  expect(seen.size).toBeGreaterThan(QUESTIONS_PER_DAY)
  const questions = await asked(true, MATCHES)
  expect(questions).toHaveLength(MATCHES * QUESTION_COUNT)
  expect(questions.filter((id) => seen.has(id))).toEqual([])
  const wordOf = (id: string) => bank.get(id)?.about ?? id
  const words = new Set([...seen].map(wordOf))
  expect(questions.filter((id) => words.has(wordOf(id)))).toEqual([])
})

test('unrated matches between friends draw from the practiced questions', async () => {
  const now = Date.now()
  const uses = (await asked(false, FRIENDS_MATCHES)).map((id) => {
    const question = bank.get(id)
    return question && questionUse(question, now)
  })
  expect(uses).toEqual(Array(FRIENDS_MATCHES * QUESTION_COUNT).fill('practice'))
})
