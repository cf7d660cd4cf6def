import type { EpochMs } from '#kit/time.ts'
import type { Claims } from '#platform/server/database/database.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readPerson } from '#translator/server/person.ts'
import { isAnswered } from '#translator/server/quota.ts'
import type { TranslateDependencies } from '#translator/server/translate.ts'
import type { ShareResponse } from '#translator/translateContract.ts'
import type { Tone } from '#translator/translation.ts'

/** How long a shared translation is kept. */
const KEPT = '30 days'

interface ShareOrder {
  text: string
  tone: Tone
  claims: Claims
  address: string
  signal: AbortSignal
}

/**
 * Keeps the translation of a text, so that whoever opens its link sees it without spending characters. Only what the person was
 * charged for today can be shared: otherwise anything could be translated for free by sharing it first.
 */
export async function shareTranslation(
  { text, tone, claims, address, signal }: ShareOrder,
  { database, engine, keyedHash }: TranslateDependencies,
): Promise<ShareResponse> {
  const textHash = keyedHash(text)
  const person = await database.tx(SERVICE, async (tx) => {
    const found = await readPerson(tx, claims, address, keyedHash)
    if (!(await isAnswered(tx, { person: found.id, textHash })))
      throw new Problem(403, 'not_translated', 'Only a text that you translated today can be shared.')
    return found
  })
  const answer = await engine.translate({ text, tone, person: person.id, plan: person.plan.id, signal })
  return database.tx(SERVICE, async (tx) => {
    const [shared] = await tx.sql<{ until: EpochMs }>(
      `insert into app.shared_translations (text_hash, engine, translation, expires_at)
       values ($1, $2, $3::jsonb, app_now() + $4::interval)
       on conflict (text_hash) do update set (engine, translation, expires_at) = (excluded.engine, excluded.translation, excluded.expires_at)
       returning (extract(epoch from expires_at) * 1000)::float8 as until`,
      [textHash, answer.engine, JSON.stringify(answer.translation), KEPT],
    )
    if (!shared) throw new Error('The database did not return the shared translation')
    return { until: new Date(shared.until).toISOString() }
  })
}
