import type { Claims, Database } from '#platform/server/database/database.ts'
import { type HistoryFilter, SEARCHED_ENTRIES, SHOWN_ENTRIES, searchWords } from '#translator/historySearch.ts'
import type { HistoryEntry, SearchHistoryResponse } from '#translator/translateContract.ts'

/** The caller's newest translations that contain all words of the search. Row level security hides the entries of other users. */
export async function searchHistory(
  claims: Claims,
  { search, savedOnly }: HistoryFilter,
  database: Database,
): Promise<SearchHistoryResponse> {
  const patterns = searchWords(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const entries = await database.tx(claims, (tx) => tx.sql<HistoryEntry>(SEARCH, [patterns, savedOnly]))
  return { entries }
}

/** `$1` patterns, `$2` whether to find saved entries only. Each row is lowercased once, because that is the slow part for long texts. */
const SEARCH = `
  with newest as materialized (
    select *, lower(source_text || ' ' || translated_text) as lowered from (
      select * from translation_history
      where user_id = auth.uid() and (saved or not $2::boolean)
      order by created_at desc limit ${SEARCHED_ENTRIES}
    ) as rows
  )
  select id, source_text, translated_text, tone, explanation, saved, created_at
  from newest
  where lowered like all (array(select lower(pattern) from unnest($1::text[]) as pattern))
  order by created_at desc limit ${SHOWN_ENTRIES}`
