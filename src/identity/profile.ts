/** A player's own row of `profiles`. */
export interface Profile {
  id: string
  display_name: string
  /** When the owner last saved a name; null while it is the beginning of the address, which others do not see. */
  name_chosen_at: string | null
  email: string
  elo_vocab: number
  elo_grammar: number
  elo_listening: number
  total_matches: number
  wins: number
  current_streak: number
  best_streak: number
  /** When the player first came: the ratings begin here. */
  created_at: string
  /** Shown on the leaderboards. */
  listed: boolean
  /** Others may practice against recordings of this player’s matches. */
  recordable: boolean
}

/** Matches won of those completed, in whole percent; 0 without a match. */
export function winRate({ wins, total_matches }: Pick<Profile, 'wins' | 'total_matches'>): number {
  return total_matches === 0 ? 0 : Math.round((wins / total_matches) * 100)
}
