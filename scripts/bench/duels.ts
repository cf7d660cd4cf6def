import { setTimeout as pause } from 'node:timers/promises'
import { playDuel } from './duelist.ts'
import { DuelRecord } from './duelRecord.ts'
import { type LoadResult, loadResult, timed } from './load.ts'
import { getter, loopback } from './loopback.ts'
import type { Player } from './plantPlayers.ts'

const HEALTH_PAUSE_MS = 20

export interface DuelLoad {
  /** Each plays one match. */
  players: readonly Player[]
  /** They come one after the other, within so many seconds. */
  rampSeconds: number
}

export interface DuelResult {
  /** From sending an answer until the opponent's socket is told. */
  toOpponent: LoadResult
  /** `match-state` as the players asked it. */
  look: LoadResult
  /** `/healthz`, asked one after the other meanwhile. */
  health: LoadResult
  /** So many matches went on at once. */
  mostMatches: number
  refused: number
  /** Why players did not get to the end of their match: on a machine that is too slow they come too late to begin it. */
  failures: string[]
  /** Answers of which the opponent was never told. */
  lost: number
}

/** Matches through the real server, from the search to the result. */
export async function measureDuels(url: string, { players, rampSeconds }: DuelLoad): Promise<DuelResult> {
  const record = new DuelRecord()
  const site = { url, ask: loopback(url), record }
  const begun = performance.now()
  let isOver = false
  const healthDurations = askHealth(url, () => isOver)
  const plays = players.map(async (player, index) => {
    await pause((index / players.length) * rampSeconds * 1_000)
    await playDuel(site, player)
  })
  const ends = await Promise.allSettled(plays)
  isOver = true
  const elapsedMs = performance.now() - begun
  const { durations, elapsedMs: answeringMs, lost } = record.toOpponents()
  return {
    toOpponent: loadResult(durations, answeringMs),
    look: loadResult(record.looks, elapsedMs),
    health: loadResult(await healthDurations, elapsedMs),
    mostMatches: Math.floor(record.mostPlaying / 2),
    refused: record.refused,
    failures: ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : [])),
    lost,
  }
}

async function askHealth(url: string, isOver: () => boolean): Promise<number[]> {
  const call = getter(loopback(url), '/healthz', 'ok')
  const durations: number[] = []
  while (!isOver()) {
    durations.push(await timed(call))
    await pause(HEALTH_PAUSE_MS)
  }
  return durations
}
