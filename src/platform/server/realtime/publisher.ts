import { z } from 'zod'
import type { Bus, Subject } from '#platform/server/bus/bus.ts'
import type { Log } from '#platform/server/log.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'

const message = z.tuple([z.string(), z.record(z.string(), z.unknown())])

/** What other nodes' broadcasts to a topic are sent with. */
export function channelSubject(topic: string): Subject {
  return `channel.${topic.replace(':', '.')}`
}

/** The broadcast that another node sent; undefined if it cannot be read. */
export function foreignBroadcast(topic: string, text: string, log: Log): Broadcast | undefined {
  try {
    const [event, payload] = message.parse(JSON.parse(text))
    return { topic, event, payload }
  } catch {
    log.warn({}, 'another node sent an invalid broadcast')
    return undefined
  }
}

/**
 * Broadcasts to this node's sockets and to those of the other nodes. Broadcasts are lost while the bus cannot be reached, so clients
 * also poll for anything that matters.
 */
export function publisher(parts: {
  deliver(broadcast: Broadcast): void
  bus: Bus
  log: Log
}): (...broadcasts: readonly Broadcast[]) => void {
  const { deliver, bus, log } = parts
  const publishOne = (broadcast: Broadcast) => {
    const { topic, event, payload, onlyHere } = broadcast
    deliver(broadcast)
    if (onlyHere) return
    const isSent = bus.send(channelSubject(topic), JSON.stringify([event, payload]))
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
