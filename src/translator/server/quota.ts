import { type EpochMs, nextUtcMidnight } from '#kit/time.ts'
import type { Plan } from '#plans/plans.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Usage } from '#translator/translateContract.ts'

/** `person` is a user's id or a visitor's hashed IP address. `textHash` identifies a text without storing it. */
export interface Charge {
  person: string
  textHash: string
  characters: number
}

/** A charge that can still be refunded. `date` is the UTC day it counts for. */
export interface Reservation extends Charge {
  date: string
  /** False if an earlier request of the day was charged for the text. Its other tones are free. */
  charged: boolean
}

/** Charges before the engine runs, in one conditional update, so that no two requests share the last characters. */
export async function reserveCharacters(
  tx: Transaction,
  charge: Charge,
  plan: Plan,
): Promise<Reservation | 'over_limit'> {
  return reserveOn(await today(tx), tx, charge, plan)
}

async function reserveOn(
  date: string,
  tx: Transaction,
  charge: Charge,
  plan: Plan,
): Promise<Reservation | 'over_limit'> {
  const { person, textHash, characters } = charge
  const fresh = await tx.sql(
    `insert into app.charged_texts (person, date, text_hash, characters) values ($1, $2::date, $3, $4::int)
     on conflict do nothing returning 1 as one`,
    [person, date, textHash, characters],
  )
  if (fresh.length === 0) return { ...charge, date, charged: false }
  await tx.sql('insert into daily_usage (person, date) values ($1, $2::date) on conflict do nothing', [person, date])
  const counted = await tx.sql(
    `update daily_usage set characters = characters + $3::int
     where person = $1 and date = $2::date and ($4::int is null or characters + $3::int <= $4::int) returning 1 as one`,
    [person, date, characters, plan.charactersPerDay],
  )
  if (counted.length > 0) return { ...charge, date, charged: true }
  await tx.sql('delete from app.charged_texts where person = $1 and date = $2::date and text_hash = $3', [
    person,
    date,
    textHash,
  ])
  return 'over_limit'
}

/**
 * Makes the charge final once there is a translation, and gives back the characters that stayed English, once for a text. If
 * the request that was charged for this text has failed in the meantime, or its client has left, this one is charged.
 */
export async function keepCharge(
  tx: Transaction,
  { date, ...charge }: Reservation,
  plan: Plan,
  untranslated: number,
): Promise<'kept' | 'over_limit'> {
  const answered = { ...charge, date, untranslated }
  if (await markAnswered(tx, answered)) return 'kept'
  if ((await reserveOn(date, tx, charge, plan)) === 'over_limit') return 'over_limit'
  await markAnswered(tx, answered)
  return 'kept'
}

type Answered = Pick<Reservation, 'person' | 'date' | 'textHash'> & { untranslated: number }

/** Marks the text as answered. Returns false if no request was charged for it. */
async function markAnswered(tx: Transaction, { person, date, textHash, untranslated }: Answered): Promise<boolean> {
  const [text] = await tx.sql<{ answered: boolean }>(
    'select answered from app.charged_texts where person = $1 and date = $2::date and text_hash = $3 for update',
    [person, date, textHash],
  )
  if (!text) return false
  if (text.answered) return true
  await tx.sql(
    `update app.charged_texts set answered = true, characters = characters - $4::int
     where person = $1 and date = $2::date and text_hash = $3`,
    [person, date, textHash, untranslated],
  )
  await refund(tx, { person, date, characters: untranslated })
  return true
}

async function refund(
  tx: Transaction,
  { person, date, characters }: Pick<Reservation, 'person' | 'date' | 'characters'>,
): Promise<void> {
  if (characters === 0) return
  await tx.sql('update daily_usage set characters = characters - $3::int where person = $1 and date = $2::date', [
    person,
    date,
    characters,
  ])
}

/**
 * Refunds a reservation after a failed translation. A second call refunds nothing, and neither does a call for a
 * text for which another request got an answer.
 */
export async function releaseCharacters(tx: Transaction, reservation: Reservation): Promise<void> {
  if (!reservation.charged) return
  const { person, date, textHash, characters } = reservation
  const released = await tx.sql(
    'delete from app.charged_texts where person = $1 and date = $2::date and text_hash = $3 and not answered returning 1 as one',
    [person, date, textHash],
  )
  if (released.length > 0) await refund(tx, { person, date, characters })
}

/** Whether the person had this text translated today. */
export async function isAnswered(
  tx: Transaction,
  { person, textHash }: Pick<Charge, 'person' | 'textHash'>,
): Promise<boolean> {
  const found = await tx.sql(
    'select 1 as one from app.charged_texts where person = $1 and date = $2::date and text_hash = $3 and answered',
    [person, await today(tx), textHash],
  )
  return found.length > 0
}

/** The characters left today. After a downgrade during the day the number is zero, never negative. */
export async function readUsage(tx: Transaction, person: string, plan: Plan): Promise<Usage> {
  const [row] = await tx.sql<{ now: number; characters: number | null }>(
    `select (extract(epoch from clock.now) * 1000)::float8 as now, daily_usage.characters
     from (select app_now() as now) as clock
     left join daily_usage on person = $1 and date = (clock.now at time zone 'utc')::date`,
    [person],
  )
  const now: EpochMs = row?.now ?? 0
  const limit = plan.charactersPerDay
  return {
    limit,
    left: limit === null ? null : Math.max(0, limit - (row?.characters ?? 0)),
    resets_at: new Date(nextUtcMidnight(now)).toISOString(),
  }
}

async function today(tx: Transaction): Promise<string> {
  const [row] = await tx.sql<{ date: string }>("select to_char(app_now() at time zone 'utc', 'YYYY-MM-DD') as date")
  if (!row) throw new Error('The database did not return the date')
  return row.date
}

/** Deletes the charged texts of days before yesterday: one charged before midnight may still be answered or refunded. The daily totals stay. */
export async function sweepChargedTexts(tx: Transaction): Promise<void> {
  await tx.sql("delete from app.charged_texts where date < (app_now() at time zone 'utc')::date - 1")
}
