import type { Transaction } from '#platform/server/database/database.ts'
import { storedAnswer } from '#translator/server/storedAnswer.ts'
import type { EngineAnswer } from '#translator/server/translationEngine.ts'

/** `answer` is undefined where an older release stored it in another shape. */
export interface Shared {
  answer: EngineAnswer | undefined
}

/** The translation of a text, if somebody shared it in the last 30 days. */
export async function readShared(tx: Transaction, textHash: string): Promise<Shared | undefined> {
  const [row] = await tx.sql<{ answer: unknown }>(
    `select jsonb_build_object('engine', engine, 'translation', translation) as answer
     from app.shared_translations where text_hash = $1 and expires_at > app_now()`,
    [textHash],
  )
  return row && { answer: storedAnswer.safeParse(row.answer).data }
}

export async function sweepSharedTranslations(tx: Transaction): Promise<void> {
  await tx.sql('delete from app.shared_translations where expires_at <= app_now()')
}
