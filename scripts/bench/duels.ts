import { setTimeout as pause } from 'node:timers/promises'
import { playDuel } from './duelist.ts'
import { DuelRecord } from './duelRecord.ts'
import { type LoadResult, loadResult, timed } from './load.ts'
import { getter, loopback } from './loopback.ts'
import type { Player } from './plantPlayers.ts'

const HEALTH_PAUSE_MS = 20

export interface DuelLoad {
  /** Each player plays one match. */
  players: readonly Player[]
  /** The players start evenly spread over this time. */
  rampSeconds: number
}

export interface DuelResult {
  /** From sending an answer until the opponent's socket receives it. */
  toOpponent: LoadResult
  /** The players' `match-state` requests. */
  poll: LoadResult
  /** Requests for `/healthz` during the run, one after another. */
  health: LoadResult
  /** The highest number of simultaneous matches. */
  mostMatches: number
  refused: number
  /** Why players did not finish their match. On a machine that is too slow, they come too late to begin it. */
  failures: string[]
  /** Answers that never reached the opponent. */
  lost: number
}

/** Plays matches on the real server, from the search to the result. */
export async function measureDuels(url: string, { players, rampSeconds }: DuelLoad): Promise<DuelResult> {
  const record = new DuelRecord()
  const site = { url, send: loopback(url), record }
  const begun = performance.now()
  let isOver = false
  const healthDurations = requestHealth(url, () => isOver)
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
    poll: loadResult(record.polls, elapsedMs),
    health: loadResult(await healthDurations, elapsedMs),
    mostMatches: Math.floor(record.mostPlaying / 2),
    refused: record.refused,
    failures: ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : [])),
    lost,
  }
}

async function requestHealth(url: string, isOver: () => boolean): Promise<number[]> {
  const call = getter(loopback(url), '/healthz', 'ok')
  const durations: number[] = []
  while (!isOver()) {
    durations.push(await timed(call))
    await pause(HEALTH_PAUSE_MS)
  }
  return durations
}
