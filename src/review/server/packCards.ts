import { loadSpellings } from '#headwords/server/loadHeadwords.ts'
import { DAY_MS, type EpochMs } from '#kit/time.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { questionUse } from '#questions/questionUse.ts'
import { type DatedCard, saidAtResult } from '#review/loggedCard.ts'
import { type FindLookalikes, lookalikeFinder } from '#review/offline/lookalikes.ts'
import type { PackedCard, ReviewPack } from '#review/offline/reviewPack.ts'
import type { ReviewEntry } from '#review/reviewEntry.ts'
import { readCards, readLogs } from '#review/server/cardStore.ts'
import { readFits } from '#review/server/fitStore.ts'
import { readNow } from '#review/server/instant.ts'
import type { ReviewDependencies } from '#review/server/reviewDependencies.ts'
import { readCandidates, readComing, readDeck, readDoneToday } from '#review/server/sessionStore.ts'
import { NEW_A_DAY, sessionOrder } from '#review/session.ts'

/** A pack has the cards of so many days. */
const PACKED_MS = 3 * DAY_MS
const MOST_PACKED = 120

/** The cards of today's session, then those that come back in the next days and the next new ones. */
export async function packCards(dependencies: ReviewDependencies, userId: string): Promise<ReviewPack> {
  const findLookalikes = await lookalikesOf()
  return dependencies.database.tx(SERVICE, async (tx) => {
    const now = await readNow(tx)
    const { cards: answered, ...done } = await readDoneToday(tx, userId, now)
    const candidates = await readCandidates(tx, userId, now)
    const order = sessionOrder(candidates, { ...done, cards: answered }, now).map(({ id }) => id)
    const coming = await readComing(tx, userId, { now, until: now + PACKED_MS, limit: MOST_PACKED })
    const fresh = candidates.filter(({ state, id }) => state === 'new' && !order.includes(id)).slice(0, 2 * NEW_A_DAY)
    const ids = [...new Set([...order, ...coming, ...fresh.map(({ id }) => id)])]
    const cards = await readCards(tx, ids)
    const fit = cards.filter((card) => isFit(card, now, dependencies))
    const packed = fit.slice(0, MOST_PACKED)
    const logs = await readLogs(
      tx,
      packed.map(({ id }) => id),
    )
    const packedIds = new Set(packed.map(({ id }) => id))
    return {
      taken_at: now,
      cards: packed.map((card) => packedCard(card, logs.get(card.id) ?? [], { ...dependencies, findLookalikes })),
      fits: await readFits(tx, userId),
      answered: answered.filter(({ id }) => !packedIds.has(id)),
      deck: (await readDeck(tx, userId)).cards,
      withheld: order.filter((id) => !packedIds.has(id)).length,
    }
  })
}

/**
 * Whether a device may have the card with its answer: not while rated matches ask its question, or will before the pack is old, nor
 * if it needs sound.
 */
function isFit({ content }: DatedCard, now: EpochMs, { bank }: ReviewDependencies): boolean {
  if (content.type === 'item') return true
  if (content.question.audio !== undefined) return false
  const question = bank.get(content.question.id)
  return question === undefined || [now, now + PACKED_MS].every((at) => questionUse(question, at) !== 'rated')
}

interface PackParts extends ReviewDependencies {
  findLookalikes: FindLookalikes
}

function packedCard(card: DatedCard, entries: ReviewEntry[], { words, voice, findLookalikes }: PackParts): PackedCard {
  const { content } = card
  const texts = [saidAtResult(content), ...(content.type === 'item' ? [content.korean] : [])]
  const clips = texts.flatMap((text) => {
    const url = voice.listenUrl(text)
    return url === null ? [] : [[text, url] as const]
  })
  const lookalikes = (content.key?.accepted ?? []).flatMap(findLookalikes)
  const predicate = content.key?.lemma === undefined ? null : (words.predicate(content.key.lemma) ?? null)
  return { card, entries, words: { lookalikes: [...new Set(lookalikes)], predicate }, clips: Object.fromEntries(clips) }
}

let finder: Promise<FindLookalikes> | undefined

/** Made when it is first needed, from all headwords. */
function lookalikesOf(): Promise<FindLookalikes> {
  finder ??= loadSpellings().then(lookalikeFinder)
  return finder
}
