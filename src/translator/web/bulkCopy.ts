import type { Progress } from '#translator/bulk/bulkJob.ts'
import { LARGEST_FILE_BYTES, MOST_LINES } from '#translator/bulk/bulkLimits.ts'
import type { LinesRefusal } from '#translator/bulk/sourceLines.ts'
import type { FileLines } from '#translator/web/readLinesFile.ts'

export const bulkWords = {
  heading: 'Bulk translation',
  lead: `Paste up to ${MOST_LINES} lines of English or drop a text or CSV file, and download the Korean as a table.`,
  back: 'Translator',
  seePlans: 'See plans',
  signIn: 'Sign In',
  input: 'English, one text a line',
  placeholder: 'Paste lines here, or drop a text or CSV file.',
  chooseFile: 'Choose a file',
  translating: 'Translating...',
  fileTooLarge: `Please choose a file of at most ${LARGEST_FILE_BYTES / 1024 ** 2} MB.`,
  fileUnreadable: 'This file can not be read.',
  result: 'Result',
  lines: 'Lines',
  stop: 'Stop',
  goOn: 'Go on',
  download: 'Download CSV',
  fileName: 'korean-translations.csv',
  downloadFailed: 'The file could not be made. Please try again.',
  tryFailed: 'Try failed lines again',
  tryAgain: 'Try again',
  startOver: 'Translate other lines',
  leaveQuestion: 'Leave these translations?',
  leaveWarning: 'They have not been downloaded, and they are not in your history either.',
  stay: 'Stay here',
  leave: 'Leave them',
  waiting: 'Waiting',
  notTranslated: 'Not translated',
  doubtful: 'Part of this line could be read in more than one way.',
} as const

export const linesRefusals: Record<LinesRefusal, string> = {
  'bulk/empty': 'Please enter text to translate.',
  'bulk/too_many': `Please translate at most ${MOST_LINES} lines at a time.`,
}

export function lineCountText(count: number): string {
  return `${count} / ${MOST_LINES} lines`
}

export function translateLinesLabel(count: number): string {
  return count === 0 ? 'Translate' : `Translate ${inLines(count)}`
}

/** Says what was taken from a file, so that a wrong column is noticed. */
export function fileSentence({ name, lines, choice }: FileLines): string {
  const taken = `${name}: ${inLines(lines.length)}`
  if (choice === null) return `${taken}.`
  return `${taken} from ${choice.name === null ? `column ${choice.column + 1}` : `the column “${choice.name}”`}.`
}

export function doneText({ translated, failed, total }: Progress): string {
  return `${translated + failed} of ${total}`
}

/** What a job that is not running has come to. */
export function outcomeSentence({ translated, partial, failed, waiting, total }: Progress): string {
  const counts = [
    `${translated} of ${inLines(total)} translated`,
    partial > 0 && `${partial} of them to be checked`,
    failed > 0 && `${failed} failed`,
    waiting > 0 && `${waiting} not translated yet`,
  ]
  return `${counts.filter(Boolean).join(', ')}.`
}

export function restSentence(seconds: number): string {
  return `The server asks for a rest. It goes on in ${seconds} s.`
}

export function unknownWordsSentence(unknown: readonly { text: string }[]): string {
  return `Not translated: ${[...new Set(unknown.map(({ text }) => text))].join(', ')}.`
}

export function retryLineLabel(place: number): string {
  return `Try again: line ${place + 1}`
}

function inLines(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`
}
