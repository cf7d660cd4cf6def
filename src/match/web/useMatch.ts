import { useCallback, useEffect, useRef, useState } from 'react'
import { type EpochMs, type Milliseconds, SECOND_MS } from '#kit/time.ts'
import { isOvertaken, type MatchAnswer } from '#match/isOvertaken.ts'
import type { MatchState } from '#match/matchContract.ts'
import { MATCH_EVENT, type MatchMessage, REMATCH_EVENT } from '#match/matchMessage.ts'
import { CLOCK_SAMPLES, type ClockSample, clockOffset } from '#match/serverClock.ts'
import { callMatch, type MatchCall } from '#match/web/matchCalls.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'
import { watchChannel } from '#platform/web/realtimeChannel.ts'

/** Messages can be lost, so the match is asked for anyway: this often, and more often without a socket. */
const POLL_MS = 5 * SECOND_MS
const POLL_WITHOUT_SOCKET_MS = 2 * SECOND_MS
/** While a change that is due has not been seen. */
const OVERDUE_MS = 250
/** After a failed call. */
const RETRY_MS = SECOND_MS
/** A moment after the instant at which something changes, so that it has changed. */
const MARGIN_MS = 20

export interface MatchControl<State extends MatchState = MatchState> {
  /** Undefined while it is loaded; null: there is no such match for this player. */
  state: State | null | undefined
  /** The first load failed for another reason. */
  failed: boolean
  /** The last call got through. */
  online: boolean
  /** The server's time, as well as it is known. */
  serverNow: () => EpochMs
  /** Throws what `callMatch` throws; the state is up to date when it returns. */
  act: (call: MatchCall, more?: Record<string, unknown>) => Promise<void>
}

/** Where a match is played: the calls of its player and, where somebody tells that something happened, the channel. */
export interface MatchSource<State extends MatchState> {
  call: (id: string, call: MatchCall, more: Record<string, unknown>) => Promise<State>
  channel: ((id: string) => string) | null
}

const LIVE: MatchSource<MatchState> = {
  call: (id, call, more) => callMatch(call, { match_id: id, ...more }),
  channel: (id) => `match:${id}`,
}

export function useMatch(matchId: string): MatchControl {
  return useMatchAt(LIVE, matchId)
}

/** A match that is followed live: by messages, at each instant when the clock changes something, and every few seconds. */
export function useMatchAt<State extends MatchState>(source: MatchSource<State>, matchId: string): MatchControl<State> {
  const [state, setState] = useState<State | null>()
  const [failed, setFailed] = useState(false)
  const [online, setOnline] = useState(true)
  const samples = useRef<ClockSample[]>([])
  const newest = useRef<MatchAnswer>(undefined)

  const serverNow = useCallback(() => Date.now() + clockOffset(samples.current), [])

  const act = useCallback(
    async (call: MatchCall, more: Record<string, unknown> = {}) => {
      const sentAt = Date.now()
      const next = await source.call(matchId, call, more)
      const answer = { state: next, sentAt, receivedAt: Date.now() }
      const sample = { sentAt, receivedAt: answer.receivedAt, serverNow: Date.parse(next.server_now) }
      samples.current = [...samples.current, sample].slice(-CLOCK_SAMPLES)
      setOnline(true)
      if (newest.current && isOvertaken(answer, newest.current)) return
      newest.current = answer
      setState(next)
    },
    [source, matchId],
  )

  const look = useCallback(async () => {
    try {
      await act('state')
    } catch (error) {
      const refused = error instanceof FunctionProblem && error.status < 500 && error.status !== 429
      if (refused) return newest.current ? setOnline(true) : setState(null)
      console.warn('looking at the match', error)
      setOnline(false)
      if (!newest.current) setFailed(true)
    }
  }, [act])

  useEffect(() => {
    look()
  }, [look])

  const connected = useMessages(source.channel?.(matchId), (event, { seq }) => {
    const isNews = event === MATCH_EVENT && seq > (newest.current?.state.seq ?? -1)
    if (isNews || event === REMATCH_EVENT) look()
  })
  const usual = connected ? POLL_MS : POLL_WITHOUT_SOCKET_MS
  usePolling(look, nextChange(state), online ? usual : RETRY_MS, serverNow)
  useReturn(look)

  return { state, failed, online, serverNow, act }
}

/** When the clock changes something, a rematch included; null: never more. */
function nextChange(state: MatchState | null | undefined): string | null {
  return state?.next_change_at ?? state?.rematch?.closes_at ?? null
}

/** Calls `onMessage` with each message of the channel; tells whether messages come at all. */
function useMessages(channel: string | undefined, onMessage: (event: string, message: MatchMessage) => void): boolean {
  const [connected, setConnected] = useState(false)
  const newest = useRef(onMessage)
  newest.current = onMessage

  useEffect(() => {
    if (channel === undefined) return
    return watchChannel<MatchMessage>(channel, {
      onMessage: (event, payload) => newest.current(event, payload),
      onConnection: setConnected,
    })
  }, [channel])
  return connected
}

/** Looks when the clock changes something, and at least every `usual` ms, until nothing changes any more. */
function usePolling(look: () => void, changesAt: string | null, usual: Milliseconds, serverNow: () => EpochMs) {
  useEffect(() => {
    if (changesAt === null) return
    let timer: ReturnType<typeof setTimeout>
    const lookLater = (overdueMs: Milliseconds) => {
      const untilChange = Date.parse(changesAt) - serverNow() + MARGIN_MS
      const pause = untilChange > 0 ? Math.min(usual, untilChange) : overdueMs
      timer = setTimeout(() => {
        look()
        lookLater(OVERDUE_MS)
      }, pause)
    }
    // A change that was near when it was announced is due by now.
    lookLater(0)
    return () => clearTimeout(timer)
  }, [look, changesAt, usual, serverNow])
}

/** Looks at once when the page is seen again, or the network is back. */
function useReturn(look: () => void) {
  useEffect(() => {
    const onReturn = () => {
      if (!document.hidden) look()
    }
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('online', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('online', onReturn)
    }
  }, [look])
}
