import type { Progress } from '#translator/bulk/bulkJob.ts'
import { LARGEST_FILE_BYTES, MOST_LINES } from '#translator/bulk/bulkLimits.ts'
import type { LinesRefusal } from '#translator/bulk/sourceLines.ts'
import { EMPTY_TEXT } from '#translator/sourceText.ts'
import type { FileLines } from '#translator/web/readLinesFile.ts'

export const bulkWords = {
  heading: 'Bulk translation',
  lead: `Paste up to ${MOST_LINES} lines of English or drop a text or CSV file, and download the Korean as a table.`,
  back: 'Translator',
  seePlans: 'See plans',
  signIn: 'Sign In',
  input: 'English, one text per line',
  placeholder: 'Paste lines here, or drop a text or CSV file.',
  chooseFile: 'Choose a file',
  translating: 'Translating...',
  fileTooLarge: `Please choose a file of at most ${LARGEST_FILE_BYTES / 1024 ** 2} MB.`,
  fileUnreadable: 'This file cannot be read.',
  result: 'Result',
  lines: 'Lines',
  stop: 'Stop',
  goOn: 'Resume',
  download: 'Download CSV',
  fileName: 'korean-translations.csv',
  downloadFailed: 'The file could not be made. Please try again.',
  tryFailed: 'Try failed lines again',
  tryAgain: 'Try again',
  startOver: 'Translate other lines',
  leaveQuestion: 'Leave these translations?',
  leaveWarning: 'You have not downloaded them, and they are not in your history.',
  stay: 'Stay here',
  leave: 'Leave',
  waiting: 'Waiting',
  notTranslated: 'Not translated',
  doubtful: 'Part of this line could be read in more than one way.',
} as const

export const linesRefusals: Record<LinesRefusal, string> = {
  'bulk/empty': EMPTY_TEXT,
  'bulk/too_many': `Please translate at most ${MOST_LINES} lines at a time.`,
}

export function lineCountText(count: number): string {
  return `${count} / ${MOST_LINES} lines`
}

export function translateLinesLabel(count: number): string {
  return count === 0 ? 'Translate' : `Translate ${inLines(count)}`
}

/** Says which lines of a file were taken, so that people notice a wrong column. */
export function fileSentence({ name, lines, choice }: FileLines): string {
  const taken = `${name}: ${inLines(lines.length)}`
  if (choice === null) return `${taken}.`
  return `${taken} from ${choice.name === null ? `column ${choice.column + 1}` : `the column “${choice.name}”`}.`
}

export function doneText({ translated, failed, total }: Progress): string {
  return `${translated + failed} of ${total}`
}

/** The result of a job that is not running. */
export function outcomeSentence({ translated, partial, failed, waiting, total }: Progress): string {
  const counts = [
    `${translated} of ${inLines(total)} translated`,
    partial > 0 && `${partial} of them to check`,
    failed > 0 && `${failed} failed`,
    waiting > 0 && `${waiting} not translated yet`,
  ]
  return `${counts.filter(Boolean).join(', ')}.`
}

export function restSentence(seconds: number): string {
  return `The server is busy. Translation resumes in ${seconds} s.`
}

/** What to check in a line whose translation is partial. */
export function doubtSentence(untranslated: readonly string[]): string {
  return untranslated.length > 0 ? `Not translated: ${untranslated.join(', ')}.` : bulkWords.doubtful
}

export function retryLineLabel(place: number): string {
  return `Try again: line ${place + 1}`
}

function inLines(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`
}
