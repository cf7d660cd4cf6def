// `deckExport.ts` runs this file as a separate thread.
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { stringify } from 'csv-stringify/sync'
import { ankiNotes, firstDayOf } from '#review/deck/ankiNote.ts'
import type { DeckCard } from '#review/deck/deckCard.ts'
import { DECK_HEADER, deckRow } from '#review/deck/deckRows.ts'
import { ankiPackage } from '#review/server/ankiPackage.ts'
import type { DeckMessage, DeckOrder } from '#review/server/deckExport.ts'

const { format, folder, now } = workerData as DeckOrder
const cards: DeckCard[] = []

parentPort?.on('message', (message: DeckMessage) => {
  if (message !== 'end') return cards.push(...message)
  const file = format === 'csv' ? csvFile() : apkgFile()
  parentPort?.postMessage(file, [file.buffer as ArrayBuffer])
  parentPort?.close()
})

/** Marked as UTF-8, because spreadsheets would garble Hangul otherwise, and without cells that they would run as formulas. */
function csvFile(): Uint8Array {
  const inOrder = cards.toSorted((one, other) => one.createdAt - other.createdAt)
  const options = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const
  return new TextEncoder().encode(stringify([DECK_HEADER, ...inOrder.map(deckRow)], options))
}

function apkgFile(): Uint8Array {
  const inOrder = cards.toSorted((one, other) => one.createdAt - other.createdAt)
  const firstDay = firstDayOf(inOrder, now)
  return ankiPackage({ notes: ankiNotes(inOrder, firstDay), firstDay, now }, join(folder, 'collection.anki2'))
}
