/** A player's own row of `profiles`. */
export interface Profile {
  id: string
  display_name: string
  /** When the player last saved a name. Null while it is still the beginning of the email address, which others do not see. */
  name_chosen_at: string | null
  email: string
  elo_vocab: number
  elo_grammar: number
  elo_listening: number
  total_matches: number
  wins: number
  current_streak: number
  best_streak: number
  /** When the profile was created. The ratings begin at this time. */
  created_at: string
  /** Whether the player is shown on the leaderboards. */
  listed: boolean
  /** Whether others may practice against recordings of this player’s matches. */
  recordable: boolean
  /** Null until the player has said so. */
  reads_hangul: boolean | null
  /** How many minutes a day the player wants to learn. Null until chosen. */
  daily_goal_minutes: DailyGoal | null
  /** Whether the player has finished or skipped the onboarding. */
  onboarded: boolean
}

/** In minutes a day. */
export const DAILY_GOALS = [5, 10, 15] as const
export type DailyGoal = (typeof DAILY_GOALS)[number]

/** Wins as a share of completed matches, in whole percent; 0 without a match. */
export function winRate({ wins, total_matches }: Pick<Profile, 'wins' | 'total_matches'>): number {
  return total_matches === 0 ? 0 : Math.round((wins / total_matches) * 100)
}
