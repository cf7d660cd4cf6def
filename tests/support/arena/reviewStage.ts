import { randomUUID } from 'node:crypto'
import { loadHeadwordIndex } from '#headwords/server/loadHeadwords.ts'
import { DAY_MS } from '#kit/time.ts'
import { OWNER } from '#platform/server/database/database.ts'
import type { ItemKind } from '#review/learnedItem.ts'
import type { ReviewPack } from '#review/offline/reviewPack.ts'
import type {
  DeviceAction,
  ReviewAnswerResponse,
  ReviewCounts,
  ReviewSession,
  ReviewTask,
  SentActions,
} from '#review/reviewContract.ts'
import type { Grade } from '#review/reviewEntry.ts'
import { addItems } from '#review/server/addLearned.ts'
import { openDeckExporter } from '#review/server/deckExport.ts'
import { deckFunctions } from '#review/server/deckFunctions.ts'
import { openDictionary } from '#review/server/dictionary.ts'
import { insightFunctions } from '#review/server/insightFunctions.ts'
import type { ReviewDependencies } from '#review/server/reviewDependencies.ts'
import { reviewFunctions } from '#review/server/reviewFunctions.ts'
import { openWordSets } from '#review/server/wordSets.ts'
import { type MatchStage, openMatchStage, progressSources, RefusedCall } from '#tests/support/arena/matchStage.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'
import { translate } from '#tests/support/translator/builtIn.ts'

const FIRST_NOON = Date.parse('2027-01-01T12:00:00Z')

/** The review endpoints beside those of matches, on a database whose clock stands still until it is moved. */
export interface ReviewStage {
  matches: MatchStage
  api: DataApi
  dependencies: ReviewDependencies
  /** Sets the clock to noon so many days after the first day, and so many minutes later. */
  at(days: number, minutes?: number): Promise<void>
  learner(): Promise<Learner>
  /** Runs a statement as the database's owner. */
  rows<Row = Record<string, unknown>>(statement: string, parameters?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export interface Learner {
  id: string
  /** Calls any endpoint; returns the status too. */
  call(name: string, body: Record<string, unknown>): Promise<{ status: number; body: Record<string, unknown> }>
  session(): Promise<ReviewSession>
  counts(): Promise<ReviewCounts>
  /** Puts a word in the deck, as a lesson does. */
  learns(korean: string, english: string, kind?: ItemKind): Promise<void>
  /** Returns the id of the entry, too. */
  answer(
    task: Pick<ReviewTask, 'card_id'>,
    answer: string,
    more?: Record<string, unknown>,
  ): Promise<ReviewAnswerResponse & { id: string }>
  override(task: Pick<ReviewTask, 'card_id'>, about: string, grade: Grade): Promise<ReviewAnswerResponse>
  undo(task: Pick<ReviewTask, 'card_id'>, about: string): Promise<{ task: ReviewTask }>
  pack(): Promise<ReviewPack>
  /** Sends what was done on a device. */
  send(actions: readonly DeviceAction[]): Promise<SentActions>
  /** Saves a translation, as the translator does. Returns the id of its entry. */
  saves(english: string, korean: string): Promise<string>
}

export async function openReviewStage(): Promise<ReviewStage> {
  const matches = await openMatchStage('ratings')
  const { database, dependencies: playing } = matches
  const headwords = await loadHeadwordIndex()
  const words = openDictionary(headwords)
  const dependencies: ReviewDependencies = {
    database,
    bank: playing.bank,
    voice: { ...playing.voice, listenUrl: (text) => `/audio/listen-${text.length}` },
    words,
    sets: openWordSets(headwords, words),
    readKorean: async (text) => translate(text).tones.polite.words,
    fits: { available: true, offer: () => {} },
    log: { warn: () => {} },
  }
  const api = await startDataApi(database, {
    functions: [
      ...reviewFunctions(dependencies),
      ...deckFunctions({ ...dependencies, exporter: openDeckExporter(database) }),
      ...insightFunctions({ ...progressSources(matches), ...dependencies }),
    ],
    tables: { review_cards: {}, review_log: {}, review_fits: {}, translation_history: {} },
  })
  const at: ReviewStage['at'] = (days, minutes = 0) =>
    setClock(database, new Date(FIRST_NOON + days * DAY_MS + minutes * 60_000).toISOString())
  await at(0)
  const rows: ReviewStage['rows'] = (statement, parameters = []) =>
    database.tx(OWNER, (tx) => tx.sql(statement, parameters))
  return {
    matches,
    api,
    dependencies,
    at,
    rows,
    learner: async () => learnerOf(await matches.newcomer(), { api, dependencies, rows }),
    async close() {
      await api.close()
      await matches.close()
    },
  }
}

export function learnerOf(
  userId: string,
  { api, dependencies, rows }: Pick<ReviewStage, 'api' | 'dependencies' | 'rows'>,
): Learner {
  const call: Learner['call'] = async (name, body) => {
    const answer = await api.request(`/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body) }, userId)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const demand = async <Answer>(name: string, body: Record<string, unknown> = {}) => {
    const answer = await call(name, body)
    if (answer.status !== 200) throw new RefusedCall(name, answer.status, answer.body)
    return answer.body as Answer
  }
  return {
    id: userId,
    call,
    session: () => demand('review-session'),
    counts: () => demand('review-counts'),
    async learns(korean, english, kind = 'word') {
      await addItems(dependencies, userId, [{ korean, english, kind, source: 'lesson', sourceId: 'test/1' }])
    },
    async answer({ card_id }, answer, more = {}) {
      const id = randomUUID()
      return {
        ...(await demand<ReviewAnswerResponse>('review-answer', { entry_id: id, card_id, answer, ...more })),
        id,
      }
    },
    override: ({ card_id }, about, grade) =>
      demand('review-override', { entry_id: randomUUID(), card_id, about, grade }),
    undo: ({ card_id }, about) => demand('review-undo', { entry_id: randomUUID(), card_id, about }),
    pack: () => demand('review-pack'),
    send: (actions) => demand('review-send', { actions }),
    async saves(english, korean) {
      const [entry] = await rows<{ id: string }>(
        `insert into translation_history (user_id, source_text, translated_text, tone, saved)
         values ($1, $2, $3, 'polite', true) returning id`,
        [userId, english, korean],
      )
      return entry?.id ?? ''
    },
  }
}

/** The first card to ask. @throws if there is none */
export function firstTask({ tasks: [first] }: ReviewSession): ReviewTask {
  if (!first) throw new Error('No card is due')
  return first
}
