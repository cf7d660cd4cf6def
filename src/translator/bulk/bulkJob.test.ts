import { expect, test } from 'vitest'
import type { TranslatedLine } from '#translator/bulk/bulkContract.ts'
import {
  type BulkEvent,
  type BulkJob,
  type BulkLine,
  bulkJobAfter,
  nextBatch,
  progressOf,
  retriablePlaces,
  startedJob,
} from '#translator/bulk/bulkJob.ts'
import { bulkTable } from '#translator/bulk/bulkTable.ts'

const FAILED = { error: { code: 'translation_failed', message: 'Translation failed. Please try again.' } }

function texts(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Line ${index}.`)
}

function line(translation: string, unknown: string[] = []): TranslatedLine {
  const status = unknown.length > 0 ? 'partial' : 'complete'
  const words = unknown.map((text) => ({ kind: 'word' as const, text, start: 0, end: text.length }))
  return { translation, status, unknown: words, gaps: [] }
}

function after(job: BulkJob, ...events: BulkEvent[]): BulkJob {
  return events.reduce(bulkJobAfter, job)
}

function placesOf(lines: readonly BulkLine[]): number[] {
  return lines.map(({ place }) => place)
}

/** The next batch gets its response. Lines that contain `bomb` fail. */
function answered(job: BulkJob, bomb = 'bomb'): BulkJob {
  const batch = nextBatch(job)
  const results = batch.map(({ text }) => (text.includes(bomb) ? FAILED : line(`한 ${text}`)))
  return after(job, { type: 'answered', places: placesOf(batch), results })
}

test('a job requests its lines 25 at a time, in order, and is finished after the last', () => {
  let job = startedJob(texts(60), 'polite')
  const sizes: number[] = []
  for (; job.phase === 'running'; job = answered(job)) sizes.push(nextBatch(job).length)
  expect(sizes).toEqual([25, 25, 10])
  expect([job.phase, nextBatch(job)]).toEqual(['finished', []])
  expect(job.lines[59]?.outcome).toMatchObject({ translation: '한 Line 59.' })
  expect(progressOf(job)).toEqual({ translated: 60, partial: 0, failed: 0, waiting: 0, total: 60 })
})

test('long lines are sent in smaller batches, so that no request exceeds the size limit of the server', () => {
  const job = startedJob(Array(25).fill('한'.repeat(5_000)), 'polite')
  const batch = nextBatch(job)
  expect(batch.length).toBeGreaterThan(5)
  expect(new TextEncoder().encode(JSON.stringify(batch.map(({ text }) => text))).length).toBeLessThan(256 * 1024)
})

test('a line that is too long or unreadable fails at once and is never sent; the others are translated', () => {
  const job = startedJob(['Hello.', 'x'.repeat(5_001), 'half \uD800', 'nul \0', 'Bye.'], 'polite')
  expect(nextBatch(job).map(({ text }) => text)).toEqual(['Hello.', 'Bye.'])
  expect(progressOf(job)).toMatchObject({ failed: 3, waiting: 2 })
  const done = answered(job)
  expect([done.phase, retriablePlaces(done)]).toEqual(['finished', []])
  expect(startedJob(['x'.repeat(5_001)], 'polite').phase).toBe('finished')
})

test('lines that are missing from a response are requested again', () => {
  const job = startedJob(texts(3), 'polite')
  const partly = after(job, { type: 'answered', places: [0, 1, 2], results: [line('하나')] })
  expect([partly.phase, placesOf(nextBatch(partly))]).toEqual(['running', [1, 2]])
})

test('a stopped job keeps its results, and resumes with the remaining lines', () => {
  const stopped = after(answered(startedJob(texts(30), 'polite')), { type: 'paused' })
  expect([stopped.phase, nextBatch(stopped), progressOf(stopped)]).toMatchObject([
    'paused',
    [],
    { translated: 25, waiting: 5 },
  ])
  const resumed = after(stopped, { type: 'resumed' })
  expect(placesOf(nextBatch(resumed))).toEqual([25, 26, 27, 28, 29])
})

test('a problem pauses the job and is shown until the job resumes', () => {
  const problem = { code: '', sentence: 'Translation failed. Please try again.' }
  const stopped = after(startedJob(texts(2), 'polite'), { type: 'paused', problem })
  expect(stopped).toMatchObject({ phase: 'paused', problem })
  expect(after(stopped, { type: 'resumed' })).toMatchObject({ phase: 'running', problem: null })
})

test('when the server asks for a pause, the same lines are sent after it', () => {
  const job = startedJob(texts(2), 'polite')
  const resting = after(job, { type: 'restAsked', seconds: 7 })
  expect([resting.restSeconds, nextBatch(resting)]).toEqual([7, nextBatch(job)])
  expect(answered(resting).restSeconds).toBe(0)
})

test('one or all failed lines can be retried, and the other lines do not change', () => {
  const failed = answered(startedJob(['A bomb.', 'Hello.', 'Two bombs.'], 'polite'))
  expect([failed.phase, retriablePlaces(failed)]).toEqual(['finished', [0, 2]])
  const once = after(failed, { type: 'retried', places: [2] })
  expect(nextBatch(once)).toEqual([{ place: 2, text: 'Two bombs.', outcome: null }])
  const all = after(failed, { type: 'retried', places: retriablePlaces(failed) })
  expect(progressOf(answered(all, 'nothing'))).toMatchObject({ translated: 3, failed: 0 })
})

test('the table has a row for every line: translated, partial, failed or not sent', () => {
  const job = startedJob(['Hello.', 'The zib zib.', 'A bomb.', 'Bye.'], 'formal')
  const results = [line('안녕하십니까.'), line('〔zib〕 〔zib〕', ['zib', 'zib']), FAILED]
  const stopped = after(job, { type: 'answered', places: [0, 1, 2], results }, { type: 'paused' })
  expect(bulkTable(stopped)).toEqual([
    ['1', 'Hello.', '안녕하십니까.', 'formal', 'complete', '', ''],
    ['2', 'The zib zib.', '〔zib〕 〔zib〕', 'formal', 'partial', 'zib', ''],
    ['3', 'A bomb.', '', 'formal', 'failed', '', 'Translation failed. Please try again.'],
    ['4', 'Bye.', '', 'formal', 'not translated', '', ''],
  ])
})
