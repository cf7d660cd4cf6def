import { createContext } from 'react-router'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { Board } from '#leaderboard/board.ts'
import { readBoard } from '#leaderboard/server/boardStore.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/** How long a board is served before it is read again. A player who hides their name disappears within this time. */
const FRESH_MS: Milliseconds = 2 * SECOND_MS

export interface Leaderboards {
  /** The board as of a moment ago, the same for everyone. @throws if the database does not respond */
  board(skill: Skill): Promise<Board>
}

/** Reads a board on request if the last reading is older than `freshMs`. All requests in between share that reading. */
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

/** The context key of the boards. The React Router build and the server load the same copy of this module, so they share this key. */
export const leaderboards = createContext<Leaderboards>()
