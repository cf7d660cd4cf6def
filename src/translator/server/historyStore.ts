import { demandAccount } from '#platform/server/auth/account.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Tone } from '#translator/translation.ts'

export interface HistoryEntry {
  userId: string
  sourceText: string
  translatedText: string
  tone: Tone
  explanation: string
}

/**
 * Records a translation and returns the entry's id. A text that was already translated in this tone keeps its entry, which becomes the newest.
 * @throws Problem 403 `user_not_found` if the account has been deleted meanwhile
 */
export async function recordTranslation(tx: Transaction, entry: HistoryEntry): Promise<string> {
  await demandAccount(tx, entry.userId)
  const [row] = await tx.sql<{ id: string }>(
    `insert into translation_history (user_id, source_text, translated_text, tone, explanation)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id, tone, md5(source_text)) do update
       set source_text = excluded.source_text, translated_text = excluded.translated_text,
         explanation = excluded.explanation, created_at = app_now()
     returning id`,
    [entry.userId, entry.sourceText, entry.translatedText, entry.tone, entry.explanation],
  )
  if (!row) throw new Error('The history entry was not stored')
  return row.id
}
