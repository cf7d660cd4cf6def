import { callFunction } from '#platform/web/callFunction.ts'
import { restClient } from '#platform/web/restClient.ts'
import { type HistoryWish, NEWEST } from '#translator/historySearch.ts'
import type { HistoryEntry, SearchHistoryResponse } from '#translator/translateContract.ts'

const TABLE = 'translation_history'

/** The person's newest translations first. Each of these throws when the server refuses or can not be reached. */
export async function loadHistory(userId: string, wish: HistoryWish, signal: AbortSignal): Promise<HistoryEntry[]> {
  if (wish.search !== '') return searchedHistory(wish, signal)
  const own = (await restClient()).from(TABLE).select('*').eq('user_id', userId)
  const wished = wish.savedOnly ? own.eq('saved', true) : own
  const newestFirst = wished.order('created_at', { ascending: false })
  const { data } = await newestFirst.limit(NEWEST).abortSignal(signal).throwOnError()
  return data
}

/** The tables' wire compares whole values only. */
async function searchedHistory({ search, savedOnly }: HistoryWish, signal: AbortSignal): Promise<HistoryEntry[]> {
  const wish = { search, saved_only: savedOnly }
  return (await callFunction<SearchHistoryResponse>('search-history', wish, signal)).entries
}

export async function clearHistory(userId: string): Promise<void> {
  await (await restClient()).from(TABLE).delete().eq('user_id', userId).throwOnError()
}

/** Marks an entry as saved or not; a saved one is also a card of the review deck. False: it is in the history no more. */
export async function markEntry(id: string, saved: boolean): Promise<boolean> {
  const marked = (await restClient()).from(TABLE).update({ saved }).eq('id', id).select('id')
  return (await marked.throwOnError()).data.length > 0
}
