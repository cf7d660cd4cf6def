import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js'
import { SECOND_MS } from '#kit/time.ts'
import { accessToken } from '#platform/web/accessToken.ts'
import { PUBLISHABLE_KEY } from '#platform/web/publishableKey.ts'

const HEARTBEAT_MS = 25 * SECOND_MS
const RECONNECT_MS = [1, 2, 5].map((seconds) => seconds * SECOND_MS)
const LATER_RECONNECT_MS = 10 * SECOND_MS

export interface ChannelWatcher<Payload> {
  onMessage(event: string, payload: Payload): void
  /** Called with true when the channel is joined, and with false when it is lost. A lost channel is rejoined automatically. */
  onConnection(connected: boolean): void
}

let client: Promise<RealtimeClient> | undefined
/** Channels that are being left, by topic. A channel can be rejoined only after that. */
const leaving = new Map<string, Promise<unknown>>()

/**
 * Joins a private channel as the signed-in player, over the tab's only socket. Returns a function that leaves it. Messages can be
 * lost, so also poll for anything that matters. A topic has one watcher at a time.
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
    // The client rejoins by itself after an error, but not after the server removed it because its token had expired.
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

/** Loaded when first needed. */
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
