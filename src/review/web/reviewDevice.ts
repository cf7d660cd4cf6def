import { newestEntry, packedAnswer, packedSession, packedTask } from '#review/offline/packedDeck.ts'
import { type CardBody, keptDeck, letActionWait, type ReviewCall } from '#review/web/packStore.ts'

/** This device does not have what is needed without a connection. */
export class NotKept extends Error {
  override readonly name = 'NotKept'
}

/**
 * Answers as the server would, from the pack of this device, and lets what was done wait until it can be sent.
 * @throws NotKept
 */
export async function answerHere(call: ReviewCall, body: CardBody | undefined, retried: boolean): Promise<unknown> {
  const deck = await keptDeck()
  if (!deck) throw new NotKept()
  if (!body) return packedSession(deck, deck.now)
  const packed = deck.pack.cards.find(({ card }) => card.id === body.card_id)
  if (!packed) throw new NotKept()
  const { now } = deck
  const known = deck.actions.some(({ entry_id }) => entry_id === body.entry_id)
  const added = known ? [] : [await letActionWait({ call, body, retried }, now, newestEntry(deck, packed, now))]
  const after = { pack: deck.pack, actions: [...deck.actions, ...added] }
  switch (call) {
    case 'answer':
      return packedAnswer(after, packed, body.entry_id, now + 1)
    case 'override':
      return packedAnswer(after, packed, String(body.about), now + 1)
    case 'undo':
      return { task: packedTask(after, packed, now + 1) }
    default:
      return { suspended: call === 'suspend' }
  }
}
