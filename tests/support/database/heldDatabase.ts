import type { Database } from '#platform/server/database/database.ts'

export interface HeldDatabase {
  database: Database
  /** How many transactions have begun. */
  begun(): number
  /** Ends the oldest transaction that is held. */
  endOne(): void
}

/** A database whose transactions end on command. */
export function heldDatabase(engine: Database['engine']): HeldDatabase {
  const ends: (() => void)[] = []
  let begun = 0
  const database: Database = {
    engine,
    async tx(_claims, work) {
      begun += 1
      await new Promise<void>((end) => ends.push(end))
      return work({ sql: async () => [], script: async () => {} })
    },
    autocommit: async () => [],
    close: async () => {},
  }
  return { database, begun: () => begun, endOne: () => ends.shift()?.() }
}

/** Resolves once everything that can begin without waiting has begun. */
export const settled = () => new Promise((resolve) => setImmediate(resolve))
