import { type Bus, fits } from '#platform/server/bus/bus.ts'
import { Ears } from '#platform/server/bus/ears.ts'

/** Nodes in one process. The embedded database has only one; tests have more. */
export function openInProcessBus(): { join(): Bus } {
  const nodes = new Set<Ears>()
  return {
    join() {
      const own = new Ears()
      nodes.add(own)
      return {
        send(subject, message) {
          if (!fits(message)) return false
          for (const other of nodes)
            if (other !== own) setImmediate(() => nodes.has(other) && other.tell(subject, message))
          return true
        },
        listen: (subject, hear) => own.add(subject, hear),
        async close() {
          nodes.delete(own)
        },
      }
    },
  }
}
