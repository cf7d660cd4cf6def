import { z } from 'zod'
import type { Example } from '#headwords/headword.ts'
import type { Spoken } from '#korean/spoken.ts'
import type { Scene } from '#questions/scene.ts'
import type { Skill } from '#rating/skill.ts'
import type { CardKind, CardSource } from '#review/card.ts'
import type { ContrastPair } from '#review/contrastPair.ts'
import { MOST_ROWS, type RowFate, rowFault } from '#review/deck/importRow.ts'
import { GRADES, type Grade } from '#review/reviewEntry.ts'
import type { NearMiss } from '#review/typedAnswer.ts'
import { WORD_SETS } from '#review/wordSet.ts'
import { keptWord } from '#translator/keptWord.ts'

const LONGEST_ANSWER = 300
/** Made by the browser, so that a request that is sent again changes nothing. */
const entryId = z.uuid()

/** `answer`: what was typed, or the text of the option that was chosen. `hinted`: whether the learner asked for the first letter. */
export const answerRequest = z.strictObject({
  entry_id: entryId,
  card_id: z.uuid(),
  answer: z.string().max(LONGEST_ANSWER),
  hinted: z.boolean().default(false),
})

/** Changes the grade of the card's newest answer. */
export const overrideRequest = z.strictObject({
  entry_id: entryId,
  card_id: z.uuid(),
  about: z.uuid(),
  grade: z.literal(GRADES),
})

/** Takes the card's newest answer back. */
export const undoRequest = z.strictObject({ entry_id: entryId, card_id: z.uuid(), about: z.uuid() })

/** Stops asking a card, or starts again. */
export const suspendRequest = z.strictObject({ entry_id: entryId, card_id: z.uuid() })

export const wordSetRequest = z.strictObject({ word_set: z.enum(WORD_SETS) })

/** How far a learner is in a word set. */
export interface WordSetState {
  /** While it is paused, no words come into the deck. */
  progress: 'unbegun' | 'begun' | 'paused'
  /** Words in the set. */
  words: number
  /** How many of them are in the learner's deck. */
  in_deck: number
}

/** A longer list is sent in several calls. */
export const MOST_ACTIONS = 100

const madeOnDevice = {
  entry_id: entryId,
  card_id: z.uuid(),
  /** When it happened by the clock of the device. */
  at: z.int(),
  /** The newest entry of the card that the device knew: it happened after that. */
  after: z.uuid().nullable(),
}

/** What a learner did with a card while the server could not be reached. `retried`: whether the answer corrects a near miss. */
export const deviceAction = z.discriminatedUnion('kind', [
  z.strictObject({
    ...madeOnDevice,
    kind: z.literal('answer'),
    answer: z.string().max(LONGEST_ANSWER),
    hinted: z.boolean(),
    retried: z.boolean(),
  }),
  z.strictObject({ ...madeOnDevice, kind: z.literal('override'), about: z.uuid(), grade: z.literal(GRADES) }),
  z.strictObject({ ...madeOnDevice, kind: z.literal('undo'), about: z.uuid() }),
  z.strictObject({ ...madeOnDevice, kind: z.enum(['suspend', 'resume']) }),
])
export type DeviceAction = z.infer<typeof deviceAction>

/** The actions of a device in their order. */
export const sendRequest = z.strictObject({ actions: z.array(deviceAction).min(1).max(MOST_ACTIONS) })

/** Response of `review-send`: every action is in one of the lists, and need not be sent again. */
export interface SentActions {
  /** In the log now, or before. */
  taken: string[]
  refused: { entry_id: string; code: 'card_not_found' | 'entry_id_taken' | 'unknown_answer' }[]
}

export const DECK_FORMATS = ['csv', 'apkg'] as const
export type DeckFormat = (typeof DECK_FORMATS)[number]

/** The learner's whole deck as a file. */
export const exportRequest = z.strictObject({ format: z.enum(DECK_FORMATS) })

/** A Korean text and its meaning. */
const importedRow = z
  .tuple([keptWord.shape.korean, keptWord.shape.english])
  .refine(([korean, english]) => rowFault({ korean, english }) === undefined, 'is not Korean with its meaning')
const rows = z.array(importedRow).min(1).max(MOST_ROWS)

/** Asks what would become of the rows. */
export const importPreviewRequest = z.strictObject({ rows })

/** Adds the rows to the deck. The browser makes the id, so that a request that is sent again adds nothing again. */
export const importRequest = z.strictObject({ import_id: z.uuid(), rows })

/** Response of `review-import-preview`: one for each row. */
export interface ImportPreview {
  fates: RowFate[]
}

/** Response of `review-import`: how many cards are new. */
export interface ImportResponse {
  added: number
}

/** How many cards wait today. */
export interface ReviewCounts {
  /** Cards to ask now, new ones included. */
  due: number
  /** How many of them are new. */
  fresh: number
  /** Cards in the deck. */
  cards: number
  /** When the next card that is not suspended comes back, in ISO 8601; null if none has been begun. */
  next_due_at: string | null
  server_now: string
}

export interface ReviewSession extends ReviewCounts {
  /** The first cards to ask, in order. */
  tasks: ReviewTask[]
  /** Answers given in this UTC day. */
  answered_today: number
  /** Cards of today that need a connection. Only a device without one says so. */
  withheld?: number
}

/** A card as it is asked: without its answer. */
export interface ReviewTask {
  card_id: string
  kind: CardKind
  skill_type: Skill
  source: CardSource
  /** The match, practice, entry of the history or lesson that it comes from. */
  source_id: string | null
  prompt: ItemPrompt | QuestionPrompt
  /** The first letter, for a learner who asks for it; null if the answer is chosen. */
  hint: string | null
  /** The near miss that the learner may correct. */
  miss: NearMiss | null
}

export interface ItemPrompt {
  type: 'item'
  english: string
  /** A Korean sentence with a gap (`___`), and the word whose form fits. */
  sentence: string | null
  lemma: string | null
  /** A new card is shown before it is asked. */
  introduction: { korean: string; audio_url: string | null; example: Example | null } | null
}

export interface QuestionPrompt {
  type: 'question'
  question: string
  scene: Scene | null
  audio_url: string | null
  /** Null if the answer is typed. */
  options: string[] | null
}

/** Response to an answer, an override and a repeated request. */
export interface ReviewAnswerResponse {
  outcome: 'right' | 'near' | 'wrong'
  /** What was off; null if the answer was right, or more than one thing was off. */
  miss: NearMiss | null
  /** Null for a near miss, which the learner may correct once. */
  result: ReviewResult | null
}

export interface ReviewResult {
  grade: Grade
  /** When it was answered and when it comes back, in ISO 8601. */
  answered_at: string
  due_at: string
  /** For each grade, when the card comes back with it. */
  due_by_grade: Record<Grade, string>
  right: string
  /** The URL of the clip of what is right. */
  audio_url: string | null
  /** Why it is right; empty for a word. */
  explanation: string
  /** Why the chosen option is wrong; empty otherwise. */
  reason: string
  transcript: Spoken | null
  english: string | null
  /** Set if the card was forgotten so often that it is not asked any longer. */
  suspended: { pair: ContrastPair | null } | null
}

/** A card that is not asked any longer. */
export interface SuspendedCard {
  card_id: string
  kind: CardKind
  prompt: string
  right: string
  lapses: number
  pair: ContrastPair | null
}

/** Response of `review-suspended`. */
export interface SuspendedCards {
  cards: SuspendedCard[]
}
