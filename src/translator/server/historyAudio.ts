import type { Claims, Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Speech } from '#speech/server/speech.ts'
import type { HistoryAudioResponse } from '#translator/translateContract.ts'

/**
 * The clip URL of an entry in the caller's own history. Row level security hides the entries of other users.
 * @throws Problem 404 `entry_not_found`
 */
export async function historyAudio(
  claims: Claims,
  entryId: string,
  { database, listenUrl }: { database: Database; listenUrl: Speech['listenUrl'] },
): Promise<HistoryAudioResponse> {
  const [entry] = await database.tx(claims, (tx) =>
    tx.sql<{ translated_text: string }>('select translated_text from translation_history where id = $1', [entryId]),
  )
  if (!entry) throw new Problem(404, 'entry_not_found', 'This translation is not in your history.')
  return { url: listenUrl(entry.translated_text) }
}
