import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureProfile } from '#identity/server/ensureProfile.ts'
import { readBoard } from '#leaderboard/server/boardStore.ts'
import { OWNER, SERVICE } from '#platform/server/database/database.ts'
import { progressFunctions } from '#progress/server/progressFunctions.ts'
import { type Duel, type MatchStage, openMatchStage, progressSources } from '#tests/support/arena/matchStage.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let stage: MatchStage
let api: DataApi
let minji: string
let duel: Duel
beforeAll(async () => {
  stage = await openMatchStage('ratings')
  api = await startDataApi(stage.database, {
    functions: progressFunctions(progressSources(stage)),
    tables: { profiles: {} },
  })
  minji = await createUser(stage.database, 'minji.kim@example.org')
  await stage.database.tx(SERVICE, (tx) => ensureProfile(tx, minji))
  duel = await stage.begun({ userIds: [minji, await stage.newcomer()] })
  await stage.at(5)
  await duel.ann.answer(1, 'right')
  await stage.at(8)
  await duel.ben.answer(2, 'wrong')
  await duel.ben.resign()
})
afterAll(async () => {
  await api.close()
  await stage.close()
  expect(api.failures).toEqual([])
})

interface ShownNames {
  ownView: string | undefined
  opponentsView: string | undefined
  inHistory: string | undefined
  onBoard: string[]
}

/** The name that each place shows for the player who has not chosen one. */
async function shownNames(): Promise<ShownNames> {
  const [own, opponents] = [await duel.ann.state(), await duel.ben.state()]
  const { data } = await api.client(duel.ben.id).functions.invoke('match-history', { body: { limit: 10 } })
  const board = await stage.database.tx(SERVICE, (tx) => readBoard(tx, 'vocab'))
  return {
    ownView: own.match.players[0]?.display_name,
    opponentsView: opponents.match.players[0]?.display_name,
    inHistory: data.matches[0]?.opponent,
    onBoard: [...board.ranked, ...board.provisional].map(({ name }) => name).sort(),
  }
}

test('until a player has chosen a name, their own view shows the beginning of their email address, and others see Player', async () => {
  expect(await shownNames()).toEqual({
    ownView: 'minji.kim',
    opponentsView: 'Player',
    inHistory: 'Player',
    onBoard: ['Mina', 'Player'],
  })
})

test('saving a name, even the same one, shows it to everyone', async () => {
  const rename = async (display_name: string) => {
    const { error } = await api.client(minji).from('profiles').update({ display_name }).eq('id', minji)
    expect(error).toBeNull()
  }
  await rename('minji.kim')
  expect(await shownNames()).toMatchObject({ opponentsView: 'minji.kim', inHistory: 'minji.kim' })
  await rename('Minji')
  expect(await shownNames()).toEqual({
    ownView: 'Minji',
    opponentsView: 'Minji',
    inHistory: 'Minji',
    onBoard: ['Mina', 'Minji'],
  })
})

test('changing anything else in a profile does not choose a name', async () => {
  const joon = await createUser(stage.database, 'joon.park@example.org')
  await stage.database.tx(SERVICE, (tx) => ensureProfile(tx, joon))
  await api.client(joon).from('profiles').update({ listed: false }).eq('id', joon)
  await stage.database.tx(SERVICE, (tx) => tx.sql('update profiles set elo_vocab = 1010 where id = $1', [joon]))
  const { data } = await api.client(joon).from('profiles').select('*').eq('id', joon).single()
  expect(data).toMatchObject({ display_name: 'joon.park', name_chosen_at: null })
})

test('a player cannot set the time at which they chose a name', async () => {
  const ada = await createUser(stage.database, 'ada@example.org')
  const chosen = { name_chosen_at: '2026-01-01T00:00:00Z' }
  const inserted = await api
    .client(ada)
    .from('profiles')
    .insert({ id: ada, display_name: 'Ada', ...chosen })
  expect(inserted.error?.code).toBe('42501')
  const updated = await api.client(minji).from('profiles').update(chosen).eq('id', minji)
  expect(updated.error?.code).toBe('42501')
  const rows = await stage.database.tx(OWNER, (tx) => tx.sql('select from profiles where id = $1', [ada]))
  expect(rows).toEqual([])
})
