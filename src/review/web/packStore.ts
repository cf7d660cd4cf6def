import { type EpochMs, MINUTE_MS, type Milliseconds } from '#kit/time.ts'
import { noteConnection } from '#offline/web/connection.ts'
import { changeKept, keep, kept, letWait, waitingCalls } from '#offline/web/deviceStore.ts'
import { keepApp } from '#offline/web/keepApp.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import type { PackedDeck } from '#review/offline/packedDeck.ts'
import type { ReviewPack } from '#review/offline/reviewPack.ts'
import type { DeviceAction } from '#review/reviewContract.ts'

const PACK = 'review-pack'
const ACTIONS = 'review-actions'
/** A pack stays useful for longer, because this device notes what it does. */
const FRESH_MS = 15 * MINUTE_MS

/** A function of the review, without `review-`. */
export type ReviewCall = 'session' | 'answer' | 'override' | 'undo' | 'suspend' | 'resume'

/** What happens to a card, as the functions take it. */
export interface CardBody {
  entry_id: string
  card_id: string
  [field: string]: unknown
}

interface KeptPack {
  pack: ReviewPack
  /** How far the server's clock is ahead of this device's. */
  ahead: Milliseconds
}

/** The pack with what was done since, and the time by the server's clock. Undefined if there is none. */
export async function keptDeck(): Promise<(PackedDeck & { now: EpochMs }) | undefined> {
  const stored = await kept<KeptPack>(PACK)
  if (!stored) return undefined
  const actions = (await kept<DeviceAction[]>(ACTIONS)) ?? []
  const now = Math.max(Date.now() + stored.ahead, (actions.at(-1)?.at ?? 0) + 1)
  return { pack: stored.pack, actions, now }
}

/** Gets a new pack, unless the one that is kept is fresh. */
export async function takePack(): Promise<void> {
  await keepApp()
  const stored = await kept<KeptPack>(PACK)
  if (stored && Math.abs(Date.now() + stored.ahead - stored.pack.taken_at) < FRESH_MS) return
  const pack = await callFunction<ReviewPack>('review-pack')
  await keep(PACK, { pack, ahead: pack.taken_at - Date.now() } satisfies KeptPack)
  const waiting = new Set((await waitingCalls()).map(({ call }) => Object(call.body).entry_id))
  await changeKept<DeviceAction[]>(ACTIONS, (actions = []) =>
    actions.filter(({ at, entry_id }) => at >= pack.taken_at || waiting.has(entry_id)),
  )
}

interface Deed {
  call: ReviewCall
  body: CardBody
  retried: boolean
}

/** Notes what has reached the server. */
export async function noteAction(deed: Deed): Promise<void> {
  const deck = await keptDeck()
  if (deck) await changeKept(ACTIONS, withAction(actionOf(deed, deck.now, null)))
}

/** Notes what has to be sent later. */
export async function letActionWait(deed: Deed, now: EpochMs, after: string | null): Promise<DeviceAction> {
  const action = actionOf(deed, now, after)
  const call = { name: 'review-send', body: action, listed: 'actions' }
  noteConnection({ waiting: await letWait(call, ACTIONS, withAction(action)) })
  return action
}

function withAction(action: DeviceAction) {
  return (actions: DeviceAction[] = []): DeviceAction[] => [...actions, action]
}

function actionOf({ call, body, retried }: Deed, at: EpochMs, after: string | null): DeviceAction {
  const made = { ...body, at: Math.round(at), after, kind: call }
  return (call === 'answer' ? { ...made, retried } : made) as DeviceAction
}
