import { z } from 'zod'
import { LESSON_TONES } from '#lessons/lessonTone.ts'
import { ITEM_KINDS } from '#review/learnedItem.ts'

const text = z.string().min(1)
const why = text.max(240)
const prompt = text.max(140)
/** The right one comes first. */
const options = z.array(text.max(60)).min(3).max(4)

/** What a lesson teaches: a card of the review deck. */
const taughtItem = z.strictObject({
  korean: text.max(60),
  english: text.max(120),
  kind: z.enum(ITEM_KINDS),
  /** The id of a point of `content/points`. */
  point: text.optional(),
})
export type TaughtItem = z.infer<typeof taughtItem>

const textStep = z.strictObject({ kind: z.literal('text'), text })
const exampleStep = z.strictObject({
  kind: z.literal('example'),
  korean: text.max(80),
  english: text.max(140),
  note: text.max(160).optional(),
})
const chooseStep = z.strictObject({
  kind: z.literal('choose'),
  prompt,
  /** Shown large. */
  korean: text.max(60).optional(),
  options,
  why,
})
const listenStep = z.strictObject({
  kind: z.literal('listen'),
  /** What is heard. */
  korean: text.max(80),
  prompt: prompt.optional(),
  options,
  why,
})
const typeStep = z.strictObject({
  kind: z.literal('type'),
  prompt,
  answer: text.max(60),
  /** Other right answers. Spaces and punctuation need none. */
  accepted: z.array(text).default([]),
  why,
})
const orderStep = z.strictObject({
  kind: z.literal('order'),
  english: text.max(140),
  /** In the right order. One may be several words. */
  words: z.array(text).min(2).max(7),
  decoys: z.array(text).max(3).default([]),
  /** Other right orders, each as a whole sentence. */
  accepted: z.array(text).default([]),
  why,
})
const matchStep = z.strictObject({
  kind: z.literal('match'),
  pairs: z
    .array(z.tuple([text.max(40), text.max(40)]))
    .min(4)
    .max(5),
})
const buildStep = z.strictObject({
  kind: z.literal('build'),
  korean: z.string().regex(/^[가-힣]{1,4}$/, 'one to four syllables'),
  english: text.max(140),
  why,
})
const toneStep = z.strictObject({
  kind: z.literal('tone'),
  korean: text.max(80),
  english: text.max(140),
  tone: z.enum(LESSON_TONES),
  why,
})

const step = z.discriminatedUnion('kind', [
  textStep,
  exampleStep,
  chooseStep,
  listenStep,
  typeStep,
  orderStep,
  matchStep,
  buildStep,
  toneStep,
])
export type LessonStep = z.infer<typeof step>
export type StepOf<Kind extends LessonStep['kind']> = Extract<LessonStep, { kind: Kind }>

export const EXERCISE_KINDS = ['choose', 'listen', 'type', 'order', 'match', 'build', 'tone'] as const
export type ExerciseKind = (typeof EXERCISE_KINDS)[number]
export type Exercise = StepOf<ExerciseKind>

export function isExercise(each: LessonStep): each is Exercise {
  return each.kind !== 'text' && each.kind !== 'example'
}

/** A lesson as it is written in `content/lessons`. */
export const lessonEntry = z.strictObject({
  title: text.max(60),
  /** In one sentence, which is also the description of the lesson's page. */
  idea: text.max(155),
  teaches: z.array(taughtItem).min(1).max(14),
  /** In the Hangul course: what is taught without becoming a card. `ㄴ` is a letter; `난` its use as a final consonant, too. */
  letters: z.array(text).default([]),
  /** Words and names that the word list does not have, each checked by a person. */
  otherWords: z.array(text).default([]),
  steps: z.array(step).min(1),
  summary: z.array(text.max(160)).min(2).max(4),
})
export type LessonEntry = z.infer<typeof lessonEntry>
