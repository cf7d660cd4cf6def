import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type EpochMs, MINUTE_MS } from '#kit/time.ts'
import type { Claims, Database, Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { DeckCard } from '#review/deck/deckCard.ts'
import type { DeckFormat } from '#review/reviewContract.ts'
import { MS, readNow } from '#review/server/instant.ts'

/** What the thread is given at its start. */
export interface DeckOrder {
  format: DeckFormat
  /** A folder of its own, which is deleted afterward. */
  folder: string
  now: EpochMs
}

/** The cards of the deck, some at a time, then `end`. */
export type DeckMessage = DeckCard[] | 'end'

/** Cards that are read in one transaction, so that other work gets in between. */
const CARDS_AT_ONCE = 250
const HEAP_MB = 256
const LONGEST_MS = MINUTE_MS
/** Learners who wait while another one's deck is made. */
const MOST_WAITING = 20
const RETRY_AFTER_SECONDS = 10

/** Makes files of decks, one at a time. */
export interface DeckExporter {
  /**
   * The caller's whole deck as a file. The database decides what the caller may read.
   * @throws Problem 503 `export_busy` if too many wait; the signal's reason if it aborts
   */
  make(claims: Claims, format: DeckFormat, signal: AbortSignal): Promise<Uint8Array>
}

export function openDeckExporter(database: Database): DeckExporter {
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    async make(claims, format, signal) {
      if (waiting >= MOST_WAITING) throw busy()
      waiting += 1
      const own = turn.then(() => deckFile(database, { claims, format, signal }))
      turn = own.catch(() => {})
      try {
        return await own
      } finally {
        waiting -= 1
      }
    },
  }
}

interface DeckCall {
  claims: Claims
  format: DeckFormat
  signal: AbortSignal
}

async function deckFile(database: Database, { claims, format, signal }: DeckCall): Promise<Uint8Array> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)])
  ending.throwIfAborted()
  const now = await database.tx(claims, readNow)
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-deck-'))
  const workerData: DeckOrder = { format, folder, now }
  const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB }
  const worker = new Worker(new URL('./deckProgram.ts', import.meta.url), { workerData, resourceLimits })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  worker.on('message', resolve)
  worker.on('error', reject)
  worker.on('exit', () => reject(new Error('The thread that makes a file of a deck ended')))
  ending.addEventListener('abort', () => reject(ending.reason))
  try {
    await Promise.race([sendCards(database, { claims, signal: ending }, worker), promise])
    return await promise
  } finally {
    await worker.terminate()
    await rm(folder, { recursive: true, force: true })
  }
}

async function sendCards(
  database: Database,
  { claims, signal }: Pick<DeckCall, 'claims' | 'signal'>,
  worker: Worker,
): Promise<void> {
  const send = (message: DeckMessage) => worker.postMessage(message)
  for (let last = ''; ; ) {
    signal.throwIfAborted()
    const rows = await database.tx(claims, (tx) => readDeckCards(tx, claims.sub ?? '', last))
    send(rows.map(({ key: _key, ...card }) => card))
    await setImmediate()
    if (rows.length < CARDS_AT_ONCE) return send('end')
    last = rows.at(-1)?.key ?? ''
  }
}

/** The next cards after a key, in the order of the keys. */
function readDeckCards(tx: Transaction, userId: string, after: string): Promise<(DeckCard & { key: string })[]> {
  return tx.sql(
    `select card.key, card.id, kind, skill_type as skill, content, source, state, lapses, suspended,
       ${MS('created_at')} as "createdAt", ${MS('due_at')} as "dueAt", ${MS('reviewed_at')} as "reviewedAt",
       (select count(*)::int from review_log where card_id = card.id and kind = 'answer' and grade is not null) as answers
     from (select * from review_cards where user_id = $1 and key > $2 order by key limit ${CARDS_AT_ONCE}) as card order by key`,
    [userId, after],
  )
}

function busy(): Problem {
  return new Problem(503, 'export_busy', 'Other decks are being exported. Please try again in a few seconds.', {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })
}
