import { useCallback, useEffect, useRef, useState } from 'react'
import { type EpochMs, type Milliseconds, SECOND_MS } from '#kit/time.ts'
import { isOvertaken, type MatchResponse } from '#match/isOvertaken.ts'
import type { MatchState } from '#match/matchContract.ts'
import { MATCH_EVENT, type MatchMessage, REMATCH_EVENT, VIEW_EVENT, type ViewMessage } from '#match/matchMessage.ts'
import { CLOCK_SAMPLES, type ClockSample, clockOffset } from '#match/serverClock.ts'
import { callMatch, type MatchCall } from '#match/web/matchCalls.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'
import { watchChannel } from '#platform/web/realtimeChannel.ts'

/** Messages can be lost, so the page also polls: this often, and more often without a socket. */
const POLL_MS = 5 * SECOND_MS
const POLL_WITHOUT_SOCKET_MS = 2 * SECOND_MS
/** The pause between polls while a change is overdue. */
const OVERDUE_MS = 250
/** The pause after a failed call. */
const RETRY_MS = SECOND_MS
/** How long after the time of a change the page polls, so that the change has happened. */
const MARGIN_MS = 20

export interface MatchControl<State extends MatchState = MatchState> {
  /** Undefined while loading; null if this player has no such match. */
  state: State | null | undefined
  /** Whether the first load failed for another reason. */
  failed: boolean
  /** Whether the last call reached the server. */
  online: boolean
  /** The estimated time of the server. */
  serverNow: () => EpochMs
  /** Throws what `callMatch` throws. After it, the state is up to date. */
  act: (call: MatchCall, more?: Record<string, unknown>) => Promise<void>
}

/** How to reach a match or a practice duel: the player's calls and, if changes are broadcast, the channels. */
export interface MatchSource<State extends MatchState> {
  call: (id: string, call: MatchCall, more: Record<string, unknown>) => Promise<State>
  /** `ofPlayer`: where the player's own view comes with each change. */
  channels: { ofMatch: (id: string) => string; ofPlayer: (userId: string) => string } | null
}

const LIVE: MatchSource<MatchState> = {
  call: (id, call, more) => callMatch(call, { match_id: id, ...more }),
  channels: { ofMatch: (id) => `match:${id}`, ofPlayer: (userId) => `player:${userId}` },
}

export function useMatch(matchId: string): MatchControl {
  return useMatchAt(LIVE, matchId)
}

/**
 * Follows a match live: takes each view that is sent, and polls after each message without one, at each change by time, and every
 * few seconds.
 */
export function useMatchAt<State extends MatchState>(source: MatchSource<State>, matchId: string): MatchControl<State> {
  const [state, setState] = useState<State | null>()
  const [failed, setFailed] = useState(false)
  const [online, setOnline] = useState(true)
  const samples = useRef<ClockSample[]>([])
  const newest = useRef<MatchResponse>(undefined)

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

  const poll = useCallback(async () => {
    try {
      await act('state')
    } catch (error) {
      const refused = error instanceof FunctionProblem && error.status < 500 && error.status !== 429
      if (refused) return newest.current ? setOnline(true) : setState(null)
      console.warn('could not load the match', error)
      setOnline(false)
      if (!newest.current) setFailed(true)
    }
  }, [act])

  useEffect(() => {
    poll()
  }, [poll])

  const isNews = (seq: number) => seq > (newest.current?.state.seq ?? -1)
  const ownId = state?.match.players[state.match.you - 1]?.id
  useMessages<ViewMessage<State>>(ownId ? source.channels?.ofPlayer(ownId) : undefined, (event, message) => {
    if (event !== VIEW_EVENT || message.state.match.id !== matchId || !isNews(message.state.seq)) return
    const now = Date.now()
    newest.current = { state: message.state, sentAt: now, receivedAt: now }
    setState(message.state)
  })
  const connected = useMessages<MatchMessage>(source.channels?.ofMatch(matchId), (event, { seq }) => {
    if ((event === MATCH_EVENT && isNews(seq)) || event === REMATCH_EVENT) poll()
  })
  const usual = connected ? POLL_MS : POLL_WITHOUT_SOCKET_MS
  usePolling(poll, nextChange(state), online ? usual : RETRY_MS, serverNow)
  useReturn(poll)

  return { state, failed, online, serverNow, act }
}

/** When the match or the rematch will change by time alone; null if never again. */
function nextChange(state: MatchState | null | undefined): string | null {
  return state?.next_change_at ?? state?.rematch?.closes_at ?? null
}

/** Calls `onMessage` with each message of the channel. Returns whether the channel is connected. */
function useMessages<Message>(
  channel: string | undefined,
  onMessage: (event: string, message: Message) => void,
): boolean {
  const [connected, setConnected] = useState(false)
  const newest = useRef(onMessage)
  newest.current = onMessage

  useEffect(() => {
    if (channel === undefined) return
    return watchChannel<Message>(channel, {
      onMessage: (event, payload) => newest.current(event, payload),
      onConnection: setConnected,
    })
  }, [channel])
  return connected
}

/** Polls at the time of each change, and at least every `usual` ms, until nothing will change again. */
function usePolling(poll: () => void, changesAt: string | null, usual: Milliseconds, serverNow: () => EpochMs) {
  useEffect(() => {
    if (changesAt === null) return
    let timer: ReturnType<typeof setTimeout>
    const pollLater = (overdueMs: Milliseconds) => {
      const untilChange = Date.parse(changesAt) - serverNow() + MARGIN_MS
      const pause = untilChange > 0 ? Math.min(usual, untilChange) : overdueMs
      timer = setTimeout(() => {
        poll()
        pollLater(OVERDUE_MS)
      }, pause)
    }
    // A change that was imminent when it was announced may be due by now.
    pollLater(0)
    return () => clearTimeout(timer)
  }, [poll, changesAt, usual, serverNow])
}

/** Polls at once when the page becomes visible again or the network is back. */
function useReturn(poll: () => void) {
  useEffect(() => {
    const onReturn = () => {
      if (!document.hidden) poll()
    }
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('online', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('online', onReturn)
    }
  }, [poll])
}
