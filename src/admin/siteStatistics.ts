/** What the database's `site_statistics()` counts, and when. Days are UTC days. */
export interface SiteStatistics {
  counted_at: string
  /** Accounts. */
  players: number
  /** Completed ones that were made today. */
  matches_today: number
  /** Completed ones since the site began. */
  matches: number
  /** Different texts, each counted once per person, visitors included. */
  translations_today: number
  /** Running ones by plan; all other accounts are on the Free plan. */
  subscriptions: Record<'Basic' | 'Premium', number>
}
