import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type LoggedCard, scheduleOfLogged } from '#review/loggedCard.ts'
import { entryOf } from '#review/offline/deviceAction.ts'
import type { DeviceAction, SentActions } from '#review/reviewContract.ts'
import { mergedEntries } from '#review/reviewEntry.ts'
import { insertEntry, lockCard, readLog, storeSchedule } from '#review/server/cardStore.ts'
import { readFits } from '#review/server/fitStore.ts'
import { readNow } from '#review/server/instant.ts'
import type { ReviewDependencies } from '#review/server/reviewDependencies.ts'

type Refused = SentActions['refused'][number]

/**
 * Takes what was done on a device into the logs, each action once. What cannot be taken is refused by itself, so that the device
 * can forget it, too. Cards are locked one after another: two devices that send at once do not wait for each other in a circle.
 */
export async function sendActions(
  dependencies: ReviewDependencies,
  userId: string,
  actions: readonly DeviceAction[],
): Promise<SentActions> {
  const refused: Refused[] = []
  for (const [cardId, own] of Map.groupBy(actions, ({ card_id }) => card_id)) {
    const taking = dependencies.database.tx(SERVICE, (tx) => takeActions(tx, { userId, cardId }, own, dependencies))
    refused.push(...(await taking))
  }
  const gone = new Set(refused.map(({ entry_id }) => entry_id))
  return { taken: actions.map(({ entry_id }) => entry_id).filter((id) => !gone.has(id)), refused }
}

/** Returns the actions that are refused. */
async function takeActions(
  tx: Transaction,
  place: { userId: string; cardId: string },
  actions: readonly DeviceAction[],
  { words }: ReviewDependencies,
): Promise<Refused[]> {
  const card = await codeOr(lockCard(tx, place.userId, place.cardId))
  if (typeof card === 'string') return actions.map(({ entry_id }) => ({ entry_id, code: card }))
  const refused: Refused[] = []
  const now = await readNow(tx)
  const fits = await readFits(tx, place.userId)
  let logged: LoggedCard = { card, entries: await readLog(tx, place.cardId), fits }
  for (const action of actions) {
    if (logged.entries.some(({ id }) => id === action.entry_id)) continue
    const verdict = entryOf(logged, action, now, words)
    const code = verdict.ok ? await codeOr(insertEntry(tx, place, verdict.value)) : 'unknown_answer'
    if (typeof code === 'string') refused.push({ entry_id: action.entry_id, code })
    else if (verdict.ok) logged = { ...logged, entries: mergedEntries(logged.entries, [verdict.value]) }
  }
  await storeSchedule(tx, card.id, scheduleOfLogged(logged))
  return refused
}

/** The code of the refusal in place of the value. */
async function codeOr<Value>(work: Promise<Value>): Promise<Value | Refused['code']> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Problem && isRefusal(error.code)) return error.code
    throw error
  }
}

function isRefusal(code: string): code is 'card_not_found' | 'entry_id_taken' {
  return code === 'card_not_found' || code === 'entry_id_taken'
}
