/** The numbers from the database's `site_statistics()`, and their time. Days are UTC days. */
export interface SiteStatistics {
  counted_at: string
  /** The number of accounts. */
  players: number
  /** Completed matches that were created today. */
  matches_today: number
  /** Completed matches since the site began. */
  matches: number
  /** Today's distinct texts per user or visitor. */
  translations_today: number
  /** Active subscriptions by plan. All other accounts are on the Free plan. */
  subscriptions: Record<'Basic' | 'Premium', number>
}
