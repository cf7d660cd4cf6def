import { createHash, randomBytes } from 'node:crypto'
import { type EpochMs, MINUTE_MS, SECOND_MS } from '#kit/time.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { guestPool } from '#practice/guestBank.ts'
import { assumedRating } from '#practice/guestRating.ts'
import type { BegunGuestDuel, GuestAnswers } from '#practice/practiceContract.ts'
import { insertDuel } from '#practice/server/insertDuel.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { prepareSpeech } from '#practice/server/practiceQuestions.ts'
import { countGuestPractice } from '#practice/server/practiceUsage.ts'
import type { LockDuel } from '#practice/server/visitDuel.ts'
import { drawQuestions } from '#questions/drawQuestions.ts'

const KEY_BYTES = 32
/** No duel takes longer from its first question to its last. */
const PLAYED_MS = 4 * MINUTE_MS
/** So many visitors may play at once. All others are asked to wait, so that players never are. */
export const MOST_GUESTS = 400
/** A duel that nobody has kept by then is deleted. */
const KEPT_DAYS = 7

/**
 * Begins a duel with a program for a visitor, at the level that the two answers suggest.
 * @throws Problem 429 `practice_limit_reached`, 503 `too_many_guests`
 */
export async function beginGuestDuel(
  dependencies: PracticeDependencies,
  addressHash: string,
  answers: GuestAnswers,
): Promise<BegunGuestDuel> {
  const { skill, bank } = guestPool(dependencies.bank, answers.reads_hangul)
  const rating = assumedRating(answers.reads_hangul ? answers.learned : 'new')
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const questions = await dependencies.database.tx(SERVICE, async (tx) => {
    const now = await admitGuest(tx)
    const draw = { ratings: [rating, rating] as const, seen: new Map(), skill, use: 'practice' as const, now }
    const drawn = drawQuestions(draw, { ...dependencies, bank })
    await countGuestPractice(tx, { addressHash, now }, drawn.length)
    const setup = { source: { kind: 'partner' as const, strength: rating }, questions: drawn, recorded: null }
    const practiceId = await insertDuel(tx, { userId: null, skill, rating }, setup, dependencies)
    await tx.sql('insert into app.guest_duels (practice_id, key_hash) values ($1, $2)', [practiceId, keyHash(key)])
    return drawn
  })
  prepareSpeech(questions, dependencies)
  return { guest_key: key }
}

/**
 * The current time, if another visitor may begin. The lock lets visitors begin one after another.
 * @throws Problem 503 `too_many_guests`
 */
async function admitGuest(tx: Transaction): Promise<EpochMs> {
  await tx.sql(`select 1 as one from pg_advisory_xact_lock(hashtext('guest duels'))`)
  const [row] = await tx.sql<{ now: EpochMs; guests: number }>(
    `select floor(extract(epoch from app_now()) * 1000)::float8 as now, count(*)::int4 as guests
     from practices where user_id is null and created_at > app_now() - $1::float8 * interval '1 second'`,
    [PLAYED_MS / SECOND_MS],
  )
  if (!row) throw new Error('The query for the time returned no row')
  if (row.guests < MOST_GUESTS) return row.now
  throw new Problem(503, 'too_many_guests', 'Many people are trying this right now. Please try again in a minute.', {
    headers: { 'retry-after': String(MINUTE_MS / SECOND_MS) },
  })
}

/** The duel with this key, until somebody has kept it. */
export function guestDuel(key: string): LockDuel {
  return async (tx) => {
    const [row] = await tx.sql<{ id: string }>(
      `select p.id from app.guest_duels g join practices p on p.id = g.practice_id
       where g.key_hash = $1 and p.user_id is null for no key update of p`,
      [keyHash(key)],
    )
    if (!row) throw guestDuelNotFound()
    return row.id
  }
}

export function guestDuelNotFound(): Problem {
  return new Problem(404, 'practice_not_found', 'This duel is no longer here.')
}

export function keyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** Deletes the duels that nobody has kept. Run it periodically. */
export async function sweepGuestDuels(tx: Transaction): Promise<void> {
  await tx.sql('delete from practices where user_id is null and created_at < app_now() - make_interval(days => $1)', [
    KEPT_DAYS,
  ])
}
