import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js'
import { SECOND_MS } from '#kit/time.ts'
import { accessToken } from '#platform/web/accessToken.ts'
import { PUBLISHABLE_KEY } from '#platform/web/publishableKey.ts'

const HEARTBEAT_MS = 25 * SECOND_MS
const RECONNECT_MS = [1, 2, 5].map((seconds) => seconds * SECOND_MS)
const LATER_RECONNECT_MS = 10 * SECOND_MS

export interface ChannelWatcher<Payload> {
  onMessage(event: string, payload: Payload): void
  /** True whenever the channel has been joined, false whenever it is lost; it is joined again without further ado. */
  onConnection(connected: boolean): void
}

let client: Promise<RealtimeClient> | undefined
/** Channels that are being left, by topic: until then they cannot be joined anew. */
const leaving = new Map<string, Promise<unknown>>()

/**
 * Joins a private channel as whoever is signed in, by one socket for the whole tab; returns how to leave. Messages can be
 * lost: ask for what matters now and then. A topic has one watcher at a time.
 */
export function watchChannel<Payload>(topic: string, watcher: ChannelWatcher<Payload>): () => void {
  let channel: RealtimeChannel | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let hasLeft = false
  const joinLater = () => {
    clearTimeout(retry)
    retry = setTimeout(join, reconnectPause(++failures))
  }
  const onStatus = (status: string) => {
    if (hasLeft) return
    if (status === 'SUBSCRIBED') failures = 0
    watcher.onConnection(status === 'SUBSCRIBED')
    // After an error the client joins again by itself; after having been put out (its token had ended) it does not.
    if (status === 'CLOSED') joinLater()
  }
  const join = async () => {
    try {
      const realtime = await realtimeClient()
      await Promise.all([realtime.setAuth(), leaving.get(topic)])
      if (hasLeft) return
      channel = realtime.channel(topic, { config: { private: true } })
      channel.on('broadcast', { event: '*' }, ({ event, payload }) => {
        if (!hasLeft) watcher.onMessage(event, payload as Payload)
      })
      channel.subscribe(onStatus)
    } catch (error) {
      console.warn('joining a channel', error)
      if (!hasLeft) joinLater()
    }
  }
  void join()
  return () => {
    hasLeft = true
    clearTimeout(retry)
    if (channel) leave(topic, channel)
  }
}

function leave(topic: string, channel: RealtimeChannel): void {
  const left = channel.socket.removeChannel(channel).finally(() => {
    if (leaving.get(topic) === left) leaving.delete(topic)
  })
  leaving.set(topic, left)
}

/** Loaded at first need. */
function realtimeClient(): Promise<RealtimeClient> {
  client ??= import('@supabase/realtime-js').then(
    ({ RealtimeClient }) =>
      new RealtimeClient(`${location.origin.replace(/^http/, 'ws')}/realtime/v1`, {
        params: { apikey: PUBLISHABLE_KEY },
        accessToken: async () => (await accessToken()) ?? null,
        heartbeatIntervalMs: HEARTBEAT_MS,
        reconnectAfterMs: reconnectPause,
      }),
    (error: unknown) => {
      client = undefined
      throw error
    },
  )
  return client
}

function reconnectPause(tries: number): number {
  return RECONNECT_MS[tries - 1] ?? LATER_RECONNECT_MS
}
