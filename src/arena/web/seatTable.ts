import { PUBLISHABLE_KEY } from '#platform/web/publishableKey.ts'
import { restClient } from '#platform/web/restClient.ts'
import { parseStoredSession, storedSessionText } from '#platform/web/storedSession.ts'
import type { Skill } from '#rating/skill.ts'

const TABLE = 'match_queue'

export interface OwnSeat {
  skill_type: Skill
  ticket: string
  /** Null while searching. */
  match_id: string | null
}

/**
 * The player's one seat; null if not searching and not in a match. This function and the next throw if the server cannot be
 * reached.
 */
export async function readOwnSeat(userId: string): Promise<OwnSeat | null> {
  const table = (await restClient()).from(TABLE)
  const { data } = await table
    .select('skill_type,ticket,match_id')
    .eq('user_id', userId)
    .maybeSingle<OwnSeat>()
    .throwOnError()
  return data
}

/** Cancels the search. Returns false if there was none, because a match was just created or the seat was already gone. */
export async function cancelSeat(userId: string, skill: Skill): Promise<boolean> {
  const table = (await restClient()).from(TABLE)
  const { data } = await table
    .delete()
    .eq('user_id', userId)
    .eq('skill_type', skill)
    .is('match_id', null)
    .select('user_id')
    .throwOnError()
  return data.length > 0
}

/**
 * Like `cancelSeat`, but the request survives the closing of the page. If it fails, the seat is not paired after five seconds
 * anyway.
 */
export function leaveSeatBehind(userId: string, skill: Skill): void {
  const token = parseStoredSession(storedSessionText())?.accessToken
  if (token === undefined) return
  const query = `user_id=eq.${userId}&skill_type=eq.${skill}&match_id=is.null`
  fetch(`/rest/v1/${TABLE}?${query}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, apikey: PUBLISHABLE_KEY },
    keepalive: true,
  }).catch((error: unknown) => console.warn('could not leave the queue', error))
}
