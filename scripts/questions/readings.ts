import { createHash } from 'node:crypto'
import { z } from 'zod'
import { tsvRows } from '#kit/tsvRows.ts'
import type { Question } from '#questions/question.ts'

/** A: a teacher would be proud of it. B: acceptable. C: throw it out. */
export const READING_GRADES = ['A', 'B', 'C'] as const

const reading = z.strictObject({
  id: z.string().min(1),
  /** Of the question as it was read. */
  digest: z.string().regex(/^[0-9a-f]{12}$/),
  date: z.iso.date(),
  /** One letter for each reader. */
  grades: z.string().regex(/^[ABC]+$/),
})

/** What readers who had answered the question without its key thought of it. */
export type BlindReading = z.infer<typeof reading>

/** @throws with the line, if a row is wrong */
export function parseReadings(file: string, text: string): BlindReading[] {
  return tsvRows(file, text, reading)
}

/** Changes with every word that a player sees of the question, and with its key. */
export function questionDigest({ difficulty: _, ...question }: Question): string {
  const fields = Object.entries(question).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 12)
}

export interface GradeCount {
  /** How often readers gave each grade to questions that are still as they were read. */
  grades: Record<(typeof READING_GRADES)[number], number>
  /** Questions that were read, and changed afterward. */
  changed: number
}

export function countGrades(questions: readonly Question[], readings: readonly BlindReading[]): GradeCount {
  const known = new Map(questions.map((question) => [question.id, question]))
  const count: GradeCount = { grades: { A: 0, B: 0, C: 0 }, changed: 0 }
  for (const { id, digest, grades } of readings) {
    const question = known.get(id)
    if (!question) continue
    if (questionDigest(question) !== digest) count.changed += 1
    else for (const grade of READING_GRADES) count.grades[grade] += grades.split(grade).length - 1
  }
  return count
}
