import { restClient } from '#platform/web/restClient.ts'
import type { HistoryEntry } from '#translator/workbenchAnswer.ts'

const TABLE = 'translation_history'
const NEWEST = 50

/** The person's newest translations first. Each of these throws when the server refuses or can not be reached. */
export async function loadHistory(userId: string, signal: AbortSignal): Promise<HistoryEntry[]> {
  const table = (await restClient()).from(TABLE)
  const newestFirst = table.select('*').eq('user_id', userId).order('created_at', { ascending: false })
  const { data } = await newestFirst.limit(NEWEST).abortSignal(signal).throwOnError()
  return data
}

export async function clearHistory(userId: string): Promise<void> {
  await (await restClient()).from(TABLE).delete().eq('user_id', userId).throwOnError()
}

/** A saved entry is also a card of the review deck. */
export async function saveEntry(id: string): Promise<void> {
  await (await restClient()).from(TABLE).update({ saved: true }).eq('id', id).throwOnError()
}
