import { randomBytes } from 'node:crypto'
import {
  APART_MS,
  type ApartDuel,
  type ApartRefusal,
  apartAnswer,
  apartStatus,
  MOST_APART_OPEN,
} from '#challenge/apart.ts'
import type { ApartState, BegunApart, OwnApartDuel, OwnApartDuels } from '#challenge/apartContract.ts'
import { challengeNotFound } from '#challenge/server/challengeProblem.ts'
import { FORMER_PLAYER, UNNAMED } from '#identity/displayName.ts'
import type { EpochMs } from '#kit/time.ts'
import { isoTime } from '#match/playerView.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { freePlayer } from '#practice/server/freePlayer.ts'
import { type BegunWith, beginApart, beginOpening } from '#practice/server/opening.ts'
import type { PracticeCaller } from '#practice/server/practiceCaller.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { prepareSpeech } from '#practice/server/practiceQuestions.ts'
import { readLockedDuel } from '#practice/server/visitDuel.ts'
import type { Skill } from '#rating/skill.ts'

const CODE_BYTES = 16

const REFUSALS: Record<ApartRefusal, { code: string; message: string }> = {
  'apart/own': { code: 'own_challenge', message: 'You cannot answer your own challenge.' },
  'apart/unplayed': { code: 'challenge_unplayed', message: 'Your friend has not played yet. Try again later.' },
  'apart/answered': { code: 'challenge_taken', message: 'Another player has already answered this challenge.' },
  'apart/expired': { code: 'challenge_expired', message: 'This challenge has expired.' },
}

interface StoredApart extends ApartDuel {
  code: string
  openingId: string
  answerId: string | null
  skill: Skill
  challengerName: string | null
  friendName: string | null
  now: EpochMs
}

/**
 * Begins a duel apart: the challenger's three questions, and the link to them.
 * @throws Problem 409 `in_match` or `too_many_challenges`, 429 `practice_limit_reached`
 */
export async function beginApartDuel(
  dependencies: PracticeDependencies,
  caller: PracticeCaller,
  skill: Skill,
): Promise<BegunApart> {
  const code = randomBytes(CODE_BYTES).toString('hex')
  const begun = await dependencies.database.tx(SERVICE, async (tx) => {
    const player = await freePlayer(tx, caller, skill)
    // The lock serializes the player's calls; without it, each of two calls could find room for one more.
    await tx.sql(`select 1 as one from pg_advisory_xact_lock(hashtext('duels apart'), hashtext($1))`, [caller.userId])
    const [open] = await tx.sql<{ count: number }>(
      `select count(*)::int4 as count from app.apart_duels
       where challenger_id = $1 and answered_at is null and expires_at > app_now()`,
      [caller.userId],
    )
    if (open && open.count >= MOST_APART_OPEN) throw tooManyOpen()
    const made = await beginOpening(tx, player, dependencies)
    await tx.sql(
      `insert into app.apart_duels (code, opening_id, challenger_id, expires_at)
       values ($1, $2, $3, app_now() + $4::float8 * interval '1 millisecond')`,
      [code, made.practiceId, caller.userId, APART_MS],
    )
    return made
  })
  prepareSpeech(begun.questions, dependencies)
  return { code, practice_id: begun.practiceId }
}

/**
 * Begins the friend's duel; the same friend gets the same duel again.
 * @throws Problem 404; 409 for the caller's own duel, one that cannot be answered now, or a caller in a match; 429
 * `practice_limit_reached`
 */
export async function answerApartDuel(
  dependencies: PracticeDependencies,
  caller: PracticeCaller,
  code: string,
): Promise<BegunApart> {
  const { practiceId, questions } = await dependencies.database.tx(SERVICE, (tx) =>
    answer(tx, caller, code, dependencies),
  )
  prepareSpeech(questions, dependencies)
  return { code, practice_id: practiceId }
}

async function answer(
  tx: Transaction,
  caller: PracticeCaller,
  code: string,
  dependencies: PracticeDependencies,
): Promise<BegunWith> {
  const { skill } = await readApart(tx, code)
  // Locks the account before the duel, in the order in which a deletion locks them.
  const player = await freePlayer(tx, caller, skill)
  await tx.sql('select 1 as one from app.apart_duels where code = $1 for no key update', [code])
  const duel = await readApart(tx, code)
  const verdict = apartAnswer(duel, caller.userId, duel.now)
  if (!verdict.ok) throw apartProblem(verdict.refusal)
  if (verdict.value === 'again' && duel.answerId !== null) return { practiceId: duel.answerId, questions: [] }
  const begun = await beginApart(tx, player, duel.openingId, dependencies)
  if (!begun) throw apartProblem('apart/expired')
  await tx.sql('update app.apart_duels set answered_at = app_now(), friend_id = $2, answer_id = $3 where code = $1', [
    code,
    caller.userId,
    begun.practiceId,
  ])
  return begun
}

/**
 * Takes the link back, unless somebody has answered.
 * @throws Problem 404 if the caller has no such duel apart that waits for an answer
 */
export async function withdrawApartDuel(
  { database }: Pick<PracticeDependencies, 'database'>,
  userId: string,
  code: string,
): Promise<{ withdrawn: true }> {
  const gone = await database.tx(SERVICE, (tx) =>
    tx.sql(
      'delete from app.apart_duels where code = $1 and challenger_id = $2 and answered_at is null returning 1 as one',
      [code, userId],
    ),
  )
  if (gone.length === 0) throw challengeNotFound()
  return { withdrawn: true }
}

/** The duel apart as shown to anyone with its link, signed in or not. */
export function apartState(
  { database }: Pick<PracticeDependencies, 'database'>,
  userId: string | undefined,
  code: string,
): Promise<ApartState> {
  return database.tx(SERVICE, async (tx) => {
    const duel = await readApart(tx, code)
    const own = userId === duel.challengerId
    return {
      challenger: duel.challengerName || UNNAMED,
      ...seenBy(duel),
      own,
      practice_id: own ? duel.openingId : userId !== undefined && userId === duel.friendId ? duel.answerId : null,
    }
  })
}

/** The player's duels apart, until a week after their end. */
export function ownApartDuels(dependencies: PracticeDependencies, userId: string): Promise<OwnApartDuels> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const rows = await tx.sql<StoredApart>(`${READ} where d.challenger_id = $1 order by d.created_at desc, d.code`, [
      userId,
    ])
    const duels: OwnApartDuel[] = []
    for (const duel of rows) {
      duels.push({
        code: duel.code,
        ...seenBy(duel),
        practice_id: duel.openingId,
        friend: duel.isAnswered ? friendName(duel) : null,
        score: duel.answerId === null ? null : await scoreOf(tx, duel.answerId, dependencies),
      })
    }
    return { duels }
  })
}

function friendName({ friendId, friendName: name }: StoredApart): string {
  return friendId === null ? FORMER_PLAYER : name || UNNAMED
}

/** The points of a finished duel, the challenger's first. */
async function scoreOf(
  tx: Transaction,
  answerId: string,
  dependencies: PracticeDependencies,
): Promise<[number, number] | null> {
  await tx.sql('select 1 as one from practices where id = $1 for no key update', [answerId])
  const { result } = await readLockedDuel(tx, answerId, dependencies)
  return result && result.reason !== 'void' ? [result.player2_score, result.player1_score] : null
}

function seenBy(duel: StoredApart): Pick<ApartState, 'skill_type' | 'status' | 'expires_at'> {
  return { skill_type: duel.skill, status: apartStatus(duel, duel.now), expires_at: isoTime(duel.expiresAt) }
}

/** @throws Problem 404 if there is none */
async function readApart(tx: Transaction, code: string): Promise<StoredApart> {
  const [row] = await tx.sql<StoredApart>(`${READ} where d.code = $1`, [code])
  if (!row) throw challengeNotFound()
  return row
}

const ms = (instant: string) => `floor(extract(epoch from ${instant}) * 1000)::float8`

const READ = `
  select d.code, d.opening_id as "openingId", d.answer_id as "answerId", d.challenger_id as "challengerId",
    d.friend_id as "friendId", d.answered_at is not null as "isAnswered", 
    (o.ended_at is not null or not exists (
      select from app.practice_questions q where q.practice_id = o.id and q.answered_at is null)) as "isOpeningOver",
    o.skill_type as skill, app.public_name(challenger) as "challengerName", app.public_name(friend) as "friendName",
    ${ms('d.expires_at')} as "expiresAt", ${ms('app_now()')} as now
  from app.apart_duels d join practices o on o.id = d.opening_id
  left join profiles challenger on challenger.id = d.challenger_id
  left join profiles friend on friend.id = d.friend_id`

function apartProblem(refusal: ApartRefusal): Problem {
  const { code, message } = REFUSALS[refusal]
  return new Problem(409, code, message)
}

function tooManyOpen(): Problem {
  return new Problem(
    409,
    'too_many_challenges',
    `You have ${MOST_APART_OPEN} challenges that nobody has answered yet. Withdraw one to make another.`,
  )
}
