import { never } from '#kit/never.ts'
import type { FailedLine, TranslatedLine, TranslateLinesResponse } from '#translator/bulk/bulkContract.ts'
import { MOST_BATCH_LINES } from '#translator/bulk/bulkLimits.ts'
import { checkText, refusalSentence } from '#translator/sourceText.ts'
import type { Tone } from '#translator/translation.ts'

/** The result of a line; null while it waits. */
export type LineOutcome = TranslatedLine | FailedLine | null

export interface BulkLine {
  /** Counted from zero. */
  place: number
  text: string
  outcome: LineOutcome
}

/** Why a batch failed. */
export interface JobProblem {
  /** The error code of the response; empty without a response. */
  code: string
  sentence: string
}

/** `paused` by the user or because of a problem; the waiting lines are kept, and the job can be resumed. */
export interface BulkJob {
  tone: Tone
  lines: readonly BulkLine[]
  phase: 'running' | 'paused' | 'finished'
  problem: JobProblem | null
  /** The pause before the next batch that the server asked for. */
  restSeconds: number
}

export type BulkEvent =
  | { type: 'answered'; places: readonly number[]; results: TranslateLinesResponse['results'] }
  | { type: 'restAsked'; seconds: number }
  | { type: 'paused'; problem?: JobProblem }
  | { type: 'resumed' }
  /** Failed lines are retried. */
  | { type: 'retried'; places: readonly number[] }

/** The size limit of a request, assuming three bytes per code unit. It is well below the server's limit. */
const BATCH_BYTES = 200_000

const UNREADABLE = 'This line contains characters that cannot be read.'

/** Lines that the server would refuse fail at once. */
export function startedJob(texts: readonly string[], tone: Tone): BulkJob {
  const lines = texts.map((text, place) => ({ place, text, outcome: refusalOf(text) }))
  return going({ tone, lines, phase: 'running', problem: null, restSeconds: 0 })
}

export function bulkJobAfter(job: BulkJob, event: BulkEvent): BulkJob {
  switch (event.type) {
    case 'answered':
      return going({ ...job, lines: withOutcomes(job.lines, event.places, event.results) })
    case 'restAsked':
      return { ...job, restSeconds: event.seconds }
    case 'paused':
      return job.phase === 'running' ? { ...job, phase: 'paused', problem: event.problem ?? null } : job
    case 'resumed':
      return going(job)
    case 'retried':
      return going({ ...job, lines: withOutcomes(job.lines, event.places, []) })
    default:
      return never(event)
  }
}

/** The lines of the next request; none while the job is not running. */
export function nextBatch({ phase, lines }: BulkJob): readonly BulkLine[] {
  if (phase !== 'running') return []
  const batch: BulkLine[] = []
  let bytes = 0
  for (const line of lines.filter(({ outcome }) => outcome === null).slice(0, MOST_BATCH_LINES)) {
    bytes += JSON.stringify(line.text).length * 3
    if (batch.length > 0 && bytes > BATCH_BYTES) break
    batch.push(line)
  }
  return batch
}

export interface Progress {
  translated: number
  /** Translated lines that should be checked. */
  partial: number
  failed: number
  waiting: number
  total: number
}

export function progressOf({ lines }: BulkJob): Progress {
  const outcomes = lines.map(({ outcome }) => outcome)
  const translated = outcomes.filter(isTranslated)
  return {
    translated: translated.length,
    partial: translated.filter(({ status }) => status === 'partial').length,
    failed: outcomes.filter(isFailed).length,
    waiting: outcomes.filter((outcome) => outcome === null).length,
    total: lines.length,
  }
}

/** Failed lines worth retrying, so not those that are too long or cannot be read. */
export function retriablePlaces({ lines }: BulkJob): number[] {
  const retriable = lines.filter(({ text, outcome }) => isFailed(outcome) && refusalOf(text) === null)
  return retriable.map(({ place }) => place)
}

export function isTranslated(outcome: LineOutcome): outcome is TranslatedLine {
  return outcome !== null && 'translation' in outcome
}

export function isFailed(outcome: LineOutcome): outcome is FailedLine {
  return outcome !== null && 'error' in outcome
}

/** The job continues while a line waits. */
function going(job: BulkJob): BulkJob {
  const waits = job.lines.some(({ outcome }) => outcome === null)
  return { ...job, phase: waits ? 'running' : 'finished', problem: null, restSeconds: 0 }
}

/** Lines without a result wait again. */
function withOutcomes(
  lines: readonly BulkLine[],
  places: readonly number[],
  results: readonly LineOutcome[],
): readonly BulkLine[] {
  const outcomes = new Map(places.map((place, index) => [place, results[index] ?? null]))
  return lines.map((line) => {
    const outcome = outcomes.get(line.place)
    return outcome === undefined ? line : { ...line, outcome }
  })
}

function refusalOf(text: string): FailedLine | null {
  if (!text.isWellFormed() || text.includes('\0')) return { error: { code: 'bulk/unreadable', message: UNREADABLE } }
  const checked = checkText(text)
  return checked.ok ? null : { error: { code: checked.refusal, message: refusalSentence(checked.refusal, text, null) } }
}
