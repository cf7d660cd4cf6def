import { z } from 'zod'
import type { Notifications } from '#platform/server/database/notifications.ts'
import type { Log } from '#platform/server/log.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'

const message = z.tuple([z.string(), z.string(), z.record(z.string(), z.unknown())])

/**
 * Broadcasts to this node's sockets and, if the database has other nodes, to theirs. Broadcasts from other nodes are lost while the
 * listening connection is down, so clients also poll for anything that matters.
 */
export function publisher(parts: {
  deliver(broadcast: Broadcast): void
  /** Delivers a broadcast of another node. */
  deliverForeign(broadcast: Broadcast): void
  notifications: Notifications | undefined
  log: Log
}): (...broadcasts: readonly Broadcast[]) => void {
  const { deliver, deliverForeign, notifications, log } = parts
  notifications?.listen((text) => {
    try {
      const [topic, event, payload] = message.parse(JSON.parse(text))
      deliverForeign({ topic, event, payload })
    } catch {
      log.warn({}, 'another node sent an invalid broadcast')
    }
  })
  const publishOne = (broadcast: Broadcast) => {
    const { topic, event, payload, onlyHere } = broadcast
    deliver(broadcast)
    if (onlyHere) return
    const isSent = notifications?.send(JSON.stringify([topic, event, payload])) ?? true
    if (!isSent) log.error({ topic, event }, 'a broadcast is too long for other nodes')
  }
  return (...broadcasts) => {
    for (const broadcast of broadcasts) {
      // The change is committed, so a failure to publish it must not change the response to the player who made it.
      try {
        publishOne(broadcast)
      } catch (error) {
        log.error({ event: broadcast.event, cause: String(error) }, 'a broadcast could not be published')
      }
    }
  }
}
