import { createContext } from 'react-router'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { Board } from '#leaderboard/board.ts'
import { readBoard } from '#leaderboard/server/boardStore.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/** How long a board is served before it is read again. A name that was taken off is gone after that. */
const FRESH_MS: Milliseconds = 2 * SECOND_MS

export interface Leaderboards {
  /** The board as it was a moment ago, the same for everybody. @throws when the database does not answer */
  board(skill: Skill): Promise<Board>
}

/** A board is read when somebody asks for it and the last reading is older than `freshMs`. Everybody who asks in between shares that reading. */
export function openLeaderboards(database: Database, freshMs = FRESH_MS): Leaderboards {
  const readings = new Map<Skill, { board: Promise<Board>; at: Milliseconds }>()
  return {
    board(skill) {
      const now = performance.now()
      const last = readings.get(skill)
      if (last && now - last.at < freshMs) return last.board
      const board = database.tx(SERVICE, (tx) => readBoard(tx, skill))
      readings.set(skill, { board, at: now })
      board.catch(() => readings.delete(skill))
      return board
    },
  }
}

/** Where route loaders find the boards. Server modules exist once, so the server and the pages' build share this key. */
export const leaderboards = createContext<Leaderboards>()
