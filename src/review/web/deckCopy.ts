import type { RowFate, RowFault } from '#review/deck/importRow.ts'
import type { DeckFormat } from '#review/reviewContract.ts'
import { NEW_A_DAY } from '#review/session.ts'
import { counted } from '#review/web/insightCopy.ts'
import type { FileProblem } from '#review/web/readDeckFile.ts'
import { LONGEST_ENGLISH, LONGEST_KOREAN } from '#translator/keptWordLength.ts'

export const exportCopy = {
  title: 'Take your cards out',
  text: 'Your whole deck as a file. The table has everything. The Anki package has when each card is due; listening questions are not in it, because they need sound.',
  csv: 'Table (CSV)',
  apkg: 'Anki package',
  making: 'Making the file...',
  failed: 'The file could not be made. Please try again in a minute.',
  done: (format: DeckFormat) => `Saved as hanpan-deck.${format}.`,
}

export const importCopy = {
  title: 'Bring cards in',
  text: 'Korean words or sentences with their meanings, from a CSV file or from Anki. In Anki, export the deck as “Notes in Plain Text”.',
  choose: 'Choose a file',
  reading: 'Reading the file...',
  unreadable: 'This file could not be read. Choose it again.',
  korean: 'Korean',
  english: 'Meaning',
  part: 'Part',
  partOf: (first: number, last: number) => `Lines ${first} to ${last}`,
  parts: 'The file is too long for one import. Add its parts one after another.',
  line: 'Line',
  fate: 'What happens',
  more: 'Show more lines',
  nothing: 'No line of this file makes a new card.',
  previewFailed: 'The preview could not be loaded.',
  retry: 'Try again',
  add: (count: number) => `Add ${counted(count, 'card', 'cards')}`,
  adding: 'Adding...',
  failed: 'The cards were not added. Please try again.',
  added: (count: number) =>
    `${counted(count, 'card was', 'cards were')} added. Your review begins ${NEW_A_DAY} new cards a day.`,
  toReview: 'Go to review',
}

export const fileProblems: Record<FileProblem, string> = {
  'too-large': 'This file is larger than 10 MB.',
  package: 'This is an Anki package. In Anki, export the deck as “Notes in Plain Text”, and choose that file.',
  'no-table': 'No Korean texts with their meanings were found in this file.',
}

export const fateNames: Record<RowFate | RowFault, string> = {
  new: 'New card',
  known: 'Already in your deck',
  repeated: 'Repeats an earlier line',
  'no-korean': 'No Korean',
  'not-korean': 'Not Korean',
  'no-meaning': 'No meaning',
  'too-long': `Too long: at most ${LONGEST_KOREAN} characters of Korean and ${LONGEST_ENGLISH} of meaning`,
  unreadable: 'Cannot be read',
}

/** A column in the list of columns. */
export function columnName(index: number, name: string | null, sample: string): string {
  const shown = sample.length > 30 ? `${sample.slice(0, 30)}…` : sample
  return `${name ?? `Column ${index + 1}`}: ${shown}`
}

const FATE_COUNTS: Record<RowFate | RowFault, (count: number) => string> = {
  new: (count) => counted(count, 'new card', 'new cards'),
  known: (count) => `${count} already in your deck`,
  repeated: (count) => counted(count, 'repeat', 'repeats'),
  'no-korean': (count) => `${count} without Korean`,
  'not-korean': (count) => `${count} not in Korean`,
  'no-meaning': (count) => `${count} without a meaning`,
  'too-long': (count) => `${count} too long`,
  unreadable: (count) => `${count} that cannot be read`,
}

/** `412 new cards, 31 already in your deck, 3 not in Korean.` */
export function fatesSentence(fates: readonly (RowFate | RowFault)[]): string {
  const counts = Map.groupBy(fates, (fate) => fate)
  const parts = Object.entries(FATE_COUNTS).flatMap(([fate, text]) => {
    const count = counts.get(fate as RowFate | RowFault)?.length ?? 0
    return count > 0 || fate === 'new' ? [text(count)] : []
  })
  return `${parts.join(', ')}.`
}
