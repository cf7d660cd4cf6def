/** Of the last seven days: the players who have finished a match, and the matches. */
export interface LiveNumbers {
  players: number
  duels: number
}

/** Smaller numbers than these would tell a visitor that nobody is here. Then the page shows none. */
const WORTH_SHOWING: LiveNumbers = { players: 50, duels: 300 }

/** How the numbers are shown: two digits count, the rest is rounded down, so that the page does not change all the time. */
export interface ShownNumbers {
  players: string
  duels: string
}

export function shownNumbers({ players, duels }: LiveNumbers): ShownNumbers | null {
  if (players < WORTH_SHOWING.players || duels < WORTH_SHOWING.duels) return null
  return { players: roundedDown(players), duels: roundedDown(duels) }
}

function roundedDown(count: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return (Math.floor(count / step) * step).toLocaleString('en-US')
}
