import { profileFault } from '#identity/displayName.ts'
import type { ExposedTables } from '#platform/server/rest/exposedTable.ts'

/** The tables that `rest/v1` exposes. The database grants what each caller may do with them. */
export const EXPOSED_TABLES: ExposedTables = {
  profiles: { checks: profileFault },
  matches: {},
  match_queue: {},
  translation_history: {},
  glossary_pages: {},
  subscriptions: {},
  account_events: {},
  daily_usage: {},
  rating_changes: {},
  practices: {},
  daily_tries: {},
  daily_answers: {},
  lesson_progress: {},
  lesson_days: {},
  review_cards: {},
  review_log: {},
  review_fits: {},
  review_word_sets: {},
}
