import { never } from '#kit/never.ts'
import type { TranslateFailure } from '#translator/translateFailure.ts'
import type { Tone } from '#translator/translation.ts'
import type { WorkbenchAnswer } from '#translator/workbenchAnswer.ts'

/** One call under way. A newer request has a higher id. */
export interface TranslationRequest {
  id: number
  text: string
  tone: Tone
}

export interface Workbench {
  /** The text in the input. */
  text: string
  tone: Tone
  /** The text that `answers` translate, or null before the first answer. */
  source: string | null
  /** One answer per tone, because only the requested tone comes with its explanation. */
  answers: Partial<Record<Tone, WorkbenchAnswer>>
  request: TranslationRequest | null
  /** The Korean received so far for `request`. */
  arrived: string
  failure: TranslateFailure | null
  lastRequestId: number
  /** The history entry that the last translation made. */
  newestEntryId: string | undefined
}

export type WorkbenchEvent =
  | { type: 'textChanged'; text: string }
  | { type: 'toneChosen'; tone: Tone }
  | { type: 'translationAsked'; text?: string }
  | { type: 'translationStopped' }
  | { type: 'partArrived'; request: TranslationRequest; text: string }
  | { type: 'answered'; request: TranslationRequest; answer: WorkbenchAnswer }
  | { type: 'failed'; request: TranslationRequest; failure: TranslateFailure }
  | { type: 'entryOpened'; text: string; tone: Tone; answer: WorkbenchAnswer }
  | { type: 'cleared' }

const EMPTY: Workbench = {
  text: '',
  tone: 'polite',
  source: null,
  answers: {},
  request: null,
  arrived: '',
  failure: null,
  lastRequestId: 0,
  newestEntryId: undefined,
}

/** A shared link's text is translated at once. */
export function openedWorkbench({ text, tone }: { text: string; tone: Tone }): Workbench {
  const opened = { ...EMPTY, text, tone }
  return text.trim() === '' ? opened : withRequest(opened)
}

export function workbenchAfter(bench: Workbench, event: WorkbenchEvent): Workbench {
  switch (event.type) {
    case 'textChanged':
      return { ...bench, text: event.text, request: null, failure: null }
    case 'toneChosen':
      return afterTone({ ...bench, tone: event.tone })
    case 'translationAsked':
      return afterAsking({ ...bench, text: event.text ?? bench.text })
    case 'translationStopped':
      return { ...bench, request: null }
    case 'partArrived':
      return isCurrent(bench, event.request) ? { ...bench, arrived: event.text } : bench
    case 'answered':
      return isCurrent(bench, event.request) ? afterAnswer(bench, event.request, event.answer) : bench
    case 'failed':
      return isCurrent(bench, event.request) ? { ...bench, request: null, failure: event.failure } : bench
    case 'entryOpened':
      return afterEntry(bench, event)
    case 'cleared':
      return emptied(bench)
    default:
      return never(event)
  }
}

/** Whether the answer on screen belongs to a text other than the input. */
export function isStale(bench: Workbench): boolean {
  return bench.source !== null && bench.text.trim() !== bench.source
}

/** Whether the text in the input was already translated here, so that it is already charged for today. */
export function isCharged(bench: Workbench): boolean {
  return (
    !isStale(bench) &&
    Object.values(bench.answers).some(({ engine, source }) => engine !== null && source === 'english')
  )
}

/** A new tone re-translates the pending or shown text, unless there is already an answer for that tone. */
function afterTone(bench: Workbench): Workbench {
  const answered = bench.source !== null && !isStale(bench)
  const wanted = bench.request !== null || (answered && bench.answers[bench.tone] === undefined)
  return wanted ? withRequest(bench) : bench
}

function afterAsking(bench: Workbench): Workbench {
  return bench.text.trim() === '' ? { ...bench, request: null, failure: { kind: 'empty' } } : withRequest(bench)
}

function afterAnswer(bench: Workbench, { text, tone }: TranslationRequest, answer: WorkbenchAnswer): Workbench {
  const kept = bench.source === text ? bench.answers : {}
  const newestEntryId = answer.history_id ?? bench.newestEntryId
  return { ...bench, source: text, answers: { ...kept, [tone]: answer }, request: null, failure: null, newestEntryId }
}

function afterEntry(bench: Workbench, entry: { text: string; tone: Tone; answer: WorkbenchAnswer }): Workbench {
  const { text, tone, answer } = entry
  return { ...emptied(bench), text, tone, source: text.trim(), answers: { [tone]: answer } }
}

function emptied({ lastRequestId, newestEntryId }: Workbench): Workbench {
  return { ...EMPTY, lastRequestId, newestEntryId }
}

function withRequest(bench: Workbench): Workbench {
  const id = bench.lastRequestId + 1
  const request = { id, text: bench.text.trim(), tone: bench.tone }
  return { ...bench, request, arrived: '', failure: null, lastRequestId: id }
}

function isCurrent(bench: Workbench, request: TranslationRequest): boolean {
  return bench.request?.id === request.id
}
