import { z } from 'zod'
import type { Notifications } from '#platform/server/database/notifications.ts'
import type { Log } from '#platform/server/log.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'

const message = z.tuple([z.string(), z.string(), z.record(z.string(), z.unknown())])

/**
 * Broadcasts to this node's sockets and, where the database has other nodes, to theirs. What other nodes send while the
 * listening connection is lost never arrives: clients ask for what matters now and then.
 */
export function publisher(parts: {
  deliver(broadcast: Broadcast): void
  notifications: Notifications | undefined
  log: Log
}): (...broadcasts: readonly Broadcast[]) => void {
  const { deliver, notifications, log } = parts
  notifications?.listen((text) => {
    try {
      const [topic, event, payload] = message.parse(JSON.parse(text))
      deliver({ topic, event, payload })
    } catch {
      log.warn({}, 'another node sent something else than a broadcast')
    }
  })
  const publishOne = (broadcast: Broadcast) => {
    const { topic, event, payload } = broadcast
    deliver(broadcast)
    const isSent = notifications?.send(JSON.stringify([topic, event, payload])) ?? true
    if (!isSent) log.error({ topic, event }, 'a broadcast is too long for other nodes')
  }
  return (...broadcasts) => {
    for (const broadcast of broadcasts) {
      // It is done and committed: nothing that goes wrong in telling others may change the answer to the player who did it.
      try {
        publishOne(broadcast)
      } catch (error) {
        log.error({ event: broadcast.event, cause: String(error) }, 'a broadcast could not be published')
      }
    }
  }
}
