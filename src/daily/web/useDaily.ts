import { useCallback, useEffect, useRef, useState } from 'react'
import type { DailyState } from '#daily/dailyContract.ts'
import type { UtcDate } from '#daily/utcDate.ts'
import { type EpochMs, SECOND_MS } from '#kit/time.ts'
import { CLOCK_SAMPLES, type ClockSample, clockOffset } from '#match/serverClock.ts'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'

type DailyCall = 'state' | 'begin' | 'open' | 'answer'

/** The pause after a failed call. */
const RETRY_MS = SECOND_MS
/** How long after the close of a question the page asks again, so that it has closed. */
const MARGIN_MS = 20

export interface Daily {
  /** Undefined while loading; null if it could not be loaded. */
  state: DailyState | null | undefined
  /** Whether the last call reached the server. */
  online: boolean
  /** The estimated time of the server. */
  serverNow: () => EpochMs
  load: () => Promise<void>
  /** Throws what `callFunction` throws. After it, the state is up to date. */
  act: (call: DailyCall, more?: Record<string, unknown>) => Promise<DailyState>
}

/**
 * The player's round of a day: asked again when the open question closes, when the page becomes visible again, and when the network
 * is back. Otherwise only the player changes it.
 * @param date null for today
 */
export function useDaily(date: UtcDate | null): Daily {
  const [state, setState] = useState<DailyState | null>()
  const [online, setOnline] = useState(true)
  const samples = useRef<ClockSample[]>([])
  /**
   * Numbers of the newest call, of the newest response that was shown, and of the newest call when a load failed, so that a late
   * response changes nothing.
   */
  const calls = useRef({ sent: 0, shown: 0, failed: 0 })

  const serverNow = useCallback(() => Date.now() + clockOffset(samples.current), [])

  const act = useCallback(
    async (call: DailyCall, more: Record<string, unknown> = {}) => {
      calls.current.sent += 1
      const number = calls.current.sent
      const sentAt = Date.now()
      const day = date === null || call === 'begin' ? {} : { date }
      const next = await callFunction<DailyState>(`daily-${call}`, { ...day, ...more })
      const sample = { sentAt, receivedAt: Date.now(), serverNow: Date.parse(next.server_now) }
      samples.current = [...samples.current, sample].slice(-CLOCK_SAMPLES)
      if (number > calls.current.failed) setOnline(true)
      if (number > calls.current.shown) {
        calls.current.shown = number
        setState(next)
      }
      return next
    },
    [date],
  )

  const load = useCallback(async () => {
    try {
      await act('state')
    } catch (error) {
      console.warn('could not load the daily round', error)
      const isRefused = error instanceof FunctionProblem && error.status < 500 && error.status !== 429
      if (!isRefused) calls.current.failed = calls.current.sent
      setOnline(isRefused)
      setState((known) => known ?? null)
    }
  }, [act])

  useEffect(() => {
    load()
  }, [load])

  useClosing(load, state, online, serverNow)
  useReturn(load)

  return { state, online, serverNow, load, act }
}

/** Asks again once the open question has closed, and while the server is out of reach. */
function useClosing(
  load: () => Promise<void>,
  state: DailyState | null | undefined,
  online: boolean,
  serverNow: () => EpochMs,
) {
  const closesAt = state?.phase === 'question' ? (state.question?.closes_at ?? null) : null
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` begins the next pause after each try.
  useEffect(() => {
    if (closesAt === null && online) return
    const untilClose = closesAt === null ? 0 : Date.parse(closesAt) - serverNow()
    const pause = online && untilClose > 0 ? untilClose + MARGIN_MS : RETRY_MS
    const timer = setTimeout(() => load().finally(() => setTries((count) => count + 1)), pause)
    return () => clearTimeout(timer)
  }, [load, closesAt, online, tries, serverNow])
}

function useReturn(load: () => Promise<void>) {
  useEffect(() => {
    const onReturn = () => {
      if (!document.hidden) load()
    }
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('online', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('online', onReturn)
    }
  }, [load])
}
