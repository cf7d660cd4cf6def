import { z } from 'zod'
import { spreadHash } from '#kit/spreadHash.ts'
import type { Level } from '#korean/level.ts'
import { estimatedDifficulty } from '#questions/difficulty.ts'
import { proof } from '#questions/proof.ts'
import { OPTION_COUNT, QUESTION_TYPES, type Question } from '#questions/question.ts'
import { scene } from '#questions/scene.ts'
import { spokenEntry } from '#questions/spokenEntry.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

const text = z.string().min(1)

/** A question as it is written in `content/questions`: the right option, and each wrong option with what it would mean. */
export const questionEntry = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)+$/),
  type: z.enum(QUESTION_TYPES),
  /** The point that it teaches, whose level is its own. */
  point: text,
  question: text,
  /** What is read before answering. */
  scene: scene.optional(),
  /** The Korean of the task and what it shows, in English. */
  english: text.max(300).optional(),
  /** What is spoken. */
  audio: spokenEntry.optional(),
  right: text,
  wrong: z.record(text, text),
  explanation: text,
  proof: proof.optional(),
  /** The key of the headword that it is about. */
  about: text.optional(),
  /** How many examples in the word list use the word: common words are easier. */
  uses: z.int().min(0).optional(),
})
export type QuestionEntry = z.infer<typeof questionEntry>

/** One file of `content/questions`. */
export const questionFile = z.strictObject({ skill: z.enum(SKILLS), questions: z.array(questionEntry) })

/** The index of the right option. It depends only on the id, so it is evenly spread and stays the same after every release. */
function keyPosition(id: string): number {
  return spreadHash(id) % OPTION_COUNT
}

export function questionOf(entry: QuestionEntry, skill: Skill, level: Level): Question {
  const wrong = Object.entries(entry.wrong)
  const key = Math.min(keyPosition(entry.id), wrong.length)
  const placed = wrong.toSpliced(key, 0, [entry.right, ''])
  return {
    id: entry.id,
    skill,
    type: entry.type,
    level,
    point: entry.point,
    question: entry.question,
    options: placed.map(([option]) => option),
    correct_answer: key,
    explanation: entry.explanation,
    reasons: placed.map(([, reason]) => reason),
    difficulty: estimatedDifficulty(level, entry.type, entry.uses),
    ...(entry.about === undefined ? {} : { about: entry.about }),
    ...(entry.scene === undefined ? {} : { scene: entry.scene }),
    ...(entry.english === undefined ? {} : { english: entry.english }),
    ...(entry.audio === undefined ? {} : { audio: entry.audio }),
  }
}
