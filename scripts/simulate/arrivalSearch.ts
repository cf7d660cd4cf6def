import { SEARCH_MS } from '#arena/pairing.ts'
import { type Matchmaker, openMatchmaker } from '#arena/server/matchmaker.ts'
import { type EpochMs, type Milliseconds, SECOND_MS } from '#kit/time.ts'
import { createMatch } from '#match/server/createMatch.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { Agenda } from './agenda.ts'
import type { Random } from './random.ts'
import type { SimulatedStore } from './simulatedStore.ts'

/** Browsers poll every second, randomly up to 30 % earlier or later. */
const JITTER = 0.3

/** A player who joins the queue at some time. */
export interface Arrival {
  userId: string
  rating: number
  at: EpochMs
  ticket: string | undefined
}

/** Two paired players: the difference of their ratings, and how long each had searched. */
export interface Pairing {
  gap: number
  waits: readonly [Milliseconds, Milliseconds]
}

/** Simulates all calls in the order of their times, until every player has been paired or has given up. */
export async function simulateSearches(
  store: SimulatedStore,
  arrivals: readonly Arrival[],
  random: Random,
): Promise<Pairing[]> {
  const agenda = new Agenda<Arrival>()
  const searching = new Map(arrivals.map((arrival) => [arrival.userId, arrival]))
  const matchmaker = matchmakerOf(store, random)
  const pairings: Pairing[] = []
  for (const arrival of arrivals) agenda.plan(arrival.at, arrival)
  for (let next = agenda.next(); next !== undefined; next = agenda.next()) {
    const { at, work: arrival } = next
    if (!searching.has(arrival.userId)) continue
    await store.setClock(at)
    const end = await poll(store, matchmaker, arrival, at)
    if (end === 'still searching') agenda.plan(nextPoll(arrival, at, random), arrival)
    else searching.delete(arrival.userId)
    if (typeof end === 'object') pairings.push(recordPairing(end.matched, searching, arrival, at))
  }
  return pairings
}

/** One call of the player's browser at time `at`. */
async function poll(
  store: SimulatedStore,
  matchmaker: Matchmaker,
  arrival: Arrival,
  at: EpochMs,
): Promise<'still searching' | 'gave up' | { matched: string[] }> {
  if (at - arrival.at >= SEARCH_MS) {
    await leave(store, arrival)
    return 'gave up'
  }
  const answer = await matchmaker(arrival.userId, { skill_type: 'vocab', ticket: arrival.ticket })
  if (answer.status === 'matched') return { matched: await playersOf(store, answer.match_id) }
  if (answer.status === 'left') throw new Error('A player lost the seat in the queue')
  arrival.ticket = answer.ticket
  return 'still searching'
}

function nextPoll({ at: joinedAt }: Arrival, at: EpochMs, random: Random): EpochMs {
  const pause = SECOND_MS * (1 + JITTER * (2 * random.next() - 1))
  return Math.min(Math.round(at + pause), joinedAt + SEARCH_MS)
}

/** Removes the opponent from `searching` too. */
function recordPairing(ids: readonly string[], searching: Map<string, Arrival>, one: Arrival, at: EpochMs): Pairing {
  const other = searching.get(ids.find((id) => id !== one.userId) ?? '')
  if (!other) throw new Error('A player who was not searching was paired')
  searching.delete(other.userId)
  return { gap: Math.abs(one.rating - other.rating), waits: [at - one.at, at - other.at] }
}

function matchmakerOf({ dependencies }: SimulatedStore, random: Random): Matchmaker {
  const { database, bank } = dependencies()
  return openMatchmaker({
    database,
    createMatch: (tx, pairing) => createMatch(tx, pairing, { bank, learned: new Map(), random: random.next }),
    publish() {},
  })
}

async function leave({ dependencies }: SimulatedStore, { userId }: Arrival): Promise<void> {
  await dependencies().database.tx(SERVICE, (tx) =>
    tx.sql('delete from match_queue where user_id = $1 and match_id is null', [userId]),
  )
}

async function playersOf({ dependencies }: SimulatedStore, matchId: string): Promise<string[]> {
  const [match] = await dependencies().database.tx(SERVICE, (tx) =>
    tx.sql<{ players: string[] }>('select array[player1_id, player2_id] as players from matches where id = $1', [
      matchId,
    ]),
  )
  return match?.players ?? []
}
