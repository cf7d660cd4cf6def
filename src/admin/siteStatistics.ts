/** What the database's `site_statistics()` counts; days are UTC days. */
export interface SiteStatistics {
  /** Accounts. */
  players: number
  /** Completed matches that were made today. */
  matches_today: number
  /** Completed matches since the beginning. */
  matches: number
  /** Different texts, counted once per person, visitors included. */
  translations_today: number
  /** Running ones; everybody else is on the Free plan. */
  subscriptions: Record<'Basic' | 'Premium', number>
}
