import { setImmediate } from 'node:timers/promises'
import { SECOND_MS } from '#kit/time.ts'
import { allowsBulk } from '#plans/plans.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { FailedLine, TranslatedLine, TranslateLinesResponse } from '#translator/bulk/bulkContract.ts'
import { NOT_IN_PLAN } from '#translator/bulk/bulkLimits.ts'
import { readPerson } from '#translator/server/person.ts'
import { type TranslateDependencies, type TranslateOrder, translate } from '#translator/server/translate.ts'
import { TRANSLATOR_BUSY } from '#translator/server/translationTurns.ts'
import { TEXT_REFUSALS } from '#translator/sourceText.ts'

export interface LinesOrder extends Omit<TranslateOrder, 'text' | 'unrecorded'> {
  lines: readonly string[]
}

/** Errors that concern one line only. Any other error ends the batch. */
const OF_ONE_LINE: readonly string[] = [...TEXT_REFUSALS, 'daily_limit_reached', 'translation_failed']

/** A slow batch is returned in several responses, so that no proxy times out and the reader sees progress. */
const LONGEST_BATCH_MS = 5 * SECOND_MS

/**
 * Translates lines of a bulk job one after the other. Each is charged like a separate translation, and none is added to the history. Asking
 * again for lines whose response was lost costs nothing, because a text is charged once a day.
 * @param busy ids of the users with a batch running in this process. A second batch would slow down everybody else; no rule
 *   depends on this set
 * @throws Problem 403 `bulk_not_in_plan`, 409 `bulk_busy`
 */
export async function translateLines(
  order: LinesOrder,
  dependencies: TranslateDependencies,
  busy: Set<string>,
): Promise<TranslateLinesResponse> {
  const id = await demandBulk(order, dependencies)
  if (busy.has(id)) {
    const headers = { 'retry-after': '1' }
    throw new Problem(409, 'bulk_busy', 'Another batch of yours is being translated.', { headers })
  }
  busy.add(id)
  try {
    return await oneByOne(order, dependencies)
  } finally {
    busy.delete(id)
  }
}

/** The id of the person, whose plan has bulk translation now. */
async function demandBulk({ claims, address }: LinesOrder, { database, keyedHash }: TranslateDependencies) {
  const { id, plan } = await database.tx(SERVICE, (tx) => readPerson(tx, claims, address, keyedHash))
  if (!allowsBulk(plan)) throw new Problem(403, 'bulk_not_in_plan', NOT_IN_PLAN)
  return id
}

async function oneByOne(
  { lines, ...order }: LinesOrder,
  dependencies: TranslateDependencies,
): Promise<TranslateLinesResponse> {
  const results: (TranslatedLine | FailedLine)[] = []
  const end = performance.now() + LONGEST_BATCH_MS
  for (const text of lines) {
    if (results.length > 0 && performance.now() > end) break
    try {
      results.push(await lineResult({ ...order, text, unrecorded: true }, dependencies))
    } catch (error) {
      if (results.length > 0 && isBusy(error)) break
      throw error
    }
    await setImmediate()
    if (order.signal.aborted) throw new Problem(499, 'client_gone', 'The client did not wait for the translation.')
  }
  return { results }
}

/** The lines that are done are returned. The next batch then waits its turn, or is told how long to wait. */
function isBusy(error: unknown): boolean {
  return error instanceof Problem && error.code === TRANSLATOR_BUSY
}

async function lineResult(order: TranslateOrder, dependencies: TranslateDependencies) {
  try {
    const { translation, status, unknown, gaps } = await translate(order, dependencies)
    return { translation, status, unknown, gaps }
  } catch (error) {
    if (!(error instanceof Problem && OF_ONE_LINE.includes(error.code))) throw error
    return { error: { code: error.code, message: error.message } }
  }
}
