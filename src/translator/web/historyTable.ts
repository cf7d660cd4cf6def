import { callFunction } from '#platform/web/callFunction.ts'
import { restClient } from '#platform/web/restClient.ts'
import { type HistoryFilter, SHOWN_ENTRIES } from '#translator/historySearch.ts'
import type { HistoryEntry, SearchHistoryResponse } from '#translator/translateContract.ts'

const TABLE = 'translation_history'

/** The user's translations, the newest first. Every function here throws if the server refuses or cannot be reached. */
export async function loadHistory(userId: string, filter: HistoryFilter, signal: AbortSignal): Promise<HistoryEntry[]> {
  if (filter.search !== '') return searchedHistory(filter, signal)
  const own = (await restClient()).from(TABLE).select('*').eq('user_id', userId)
  const filtered = filter.savedOnly ? own.eq('saved', true) : own
  const newestFirst = filtered.order('created_at', { ascending: false })
  const { data } = await newestFirst.limit(SHOWN_ENTRIES).abortSignal(signal).throwOnError()
  return data
}

/** A function does this, because the table's wire compares whole values only. */
async function searchedHistory({ search, savedOnly }: HistoryFilter, signal: AbortSignal): Promise<HistoryEntry[]> {
  const request = { search, saved_only: savedOnly }
  return (await callFunction<SearchHistoryResponse>('search-history', request, signal)).entries
}

export async function clearHistory(userId: string): Promise<void> {
  await (await restClient()).from(TABLE).delete().eq('user_id', userId).throwOnError()
}

/** Marks an entry as saved or not. False: the entry is no longer in the history. */
export async function markEntry(id: string, saved: boolean): Promise<boolean> {
  const marked = (await restClient()).from(TABLE).update({ saved }).eq('id', id).select('id')
  return (await marked.throwOnError()).data.length > 0
}
