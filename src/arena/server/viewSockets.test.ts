import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { PLAYER_CHANNEL } from '#arena/server/playerChannel.ts'
import type { MatchState } from '#match/matchContract.ts'
import { actOnMatch, readMatchState } from '#match/server/actOnMatch.ts'
import { type MatchDependencies, openMatches } from '#match/server/openMatches.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { type Duel, EXPLANATION, type MatchStage, openMatchStage, optionId } from '#tests/support/arena/matchStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { eventually } from '#tests/support/eventually.ts'
import {
  type Guest,
  isServed,
  joinMessage,
  openRawSocket,
  type RawSocket,
  type RealtimeServer,
  startRealtimeServer,
} from '#tests/support/server/realtimeServer.ts'

let stage: MatchStage
let server: RealtimeServer
let node: MatchDependencies
beforeAll(async () => {
  stage = await openMatchStage()
  server = await startRealtimeServer(stage.database, { channels: [PLAYER_CHANNEL] })
  const { publish, hasSocketIn } = server.realtime
  node = openMatches({ ...stage.dependencies, publish, hasSocketIn })
})
afterAll(async () => {
  await server.close()
  await stage.close()
})

type Name = 'ann' | 'ben' | 'eve'
let people: Record<Name, Guest>
let sockets: Record<Name, RawSocket>
let duel: Duel
beforeEach(async () => {
  people = { ann: await server.guest(), ben: await server.guest(), eve: await server.guest() }
  for (const { userId } of Object.values(people)) {
    await stage.database.tx(SERVICE, (tx) => tx.sql('insert into profiles (id) values ($1)', [userId]))
  }
  const [ann, ben, eve] = [await openRawSocket(server), await openRawSocket(server), await openRawSocket(server)]
  sockets = { ann, ben, eve }
  duel = await stage.begun({ userIds: [people.ann.userId, people.ben.userId] })
  await stage.at(5)
})
afterEach(async () => {
  for (const { socket } of Object.values(sockets)) socket.close()
  await duel.ann.resign()
  await expectInvariants(stage.database)
})

let refs = 0
/** Returns whether the socket was admitted to this player's channel. */
async function mayJoin(name: Name, player: Name): Promise<boolean> {
  refs += 1
  const reply = await sockets[name].ask(joinMessage(`player:${people[player].userId}`, people[name].token, `${refs}`))
  return (reply as { status: string }).status === 'ok'
}

/** The views that a socket has received. */
function viewsOf(name: Name): MatchState[] {
  const bodies = sockets[name].received.filter(([, , , event]) => event === 'broadcast').map(([, , , , body]) => body)
  return (bodies as { event: string; payload: { state: MatchState } }[])
    .filter(({ event }) => event === 'view')
    .map(({ payload }) => payload.state)
}

test('a view reaches only its player, whoever asks for the channel', async () => {
  expect([await mayJoin('ann', 'ann'), await mayJoin('ben', 'ben'), await mayJoin('eve', 'eve')]).toEqual(
    Array(3).fill(true),
  )
  expect([await mayJoin('ben', 'ann'), await mayJoin('eve', 'ann'), await mayJoin('eve', 'ben')]).toEqual(
    Array(3).fill(false),
  )
  const who = (name: 'ann' | 'ben') => ({ matchId: duel.id, userId: people[name].userId })
  const answer = async (name: 'ann' | 'ben', choice: string) => {
    const option = optionId(await readMatchState(node, who(name)), choice)
    return actOnMatch(node, who(name), { kind: 'answer', questionNo: 1, optionId: option })
  }
  const anns = await answer('ann', 'wrong')
  await eventually(() => expect([viewsOf('ann').length, viewsOf('ben').length]).toEqual([1, 1]))
  expect(viewsOf('ann')).toEqual([anns])
  expect(viewsOf('ben')).toMatchObject([{ your_answer: null, opponent_answered: true, feedback: null }])
  expect(JSON.stringify([viewsOf('ann'), viewsOf('ben')])).not.toContain(EXPLANATION)

  const bens = await answer('ben', 'right')
  await eventually(() => expect([viewsOf('ann').length, viewsOf('ben').length]).toEqual([2, 2]))
  expect(viewsOf('ben').at(-1)).toEqual(bens)
  for (const [name, place] of [
    ['ann', 1],
    ['ben', 2],
  ] as const) {
    expect(new Set(viewsOf(name).map(({ match }) => match.you))).toEqual(new Set([place]))
  }
  await isServed(sockets.eve)
  expect(viewsOf('eve')).toEqual([])
})
