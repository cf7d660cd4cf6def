import { profileFault } from '#identity/displayName.ts'
import type { ExposedTables } from '#platform/server/rest/exposedTable.ts'

/** The tables that `rest/v1` answers for; what a caller may do with them is granted in the database. */
export const EXPOSED_TABLES: ExposedTables = {
  profiles: { checks: profileFault },
  matches: {},
  match_queue: {},
  translation_history: {},
  glossary_pages: {},
  subscriptions: {},
  daily_usage: {},
  rating_changes: {},
  practices: {},
}
