import { isAskedAbout } from '#headwords/headword.ts'
import { loadHeadwords } from '#headwords/server/loadHeadwords.ts'
import { wordBook } from '#headwords/wordBook.ts'

import type { MadeForms } from '#korean/recognizer.ts'
import { loadPoints } from '#questions/server/loadPoints.ts'
import type { Syllabus } from '#questions/syllabus.ts'
import { wordLevels } from '#questions/wordLevels.ts'

/** Reads `content/points` and `content/headwords`, with what is wrong with the points. */
export async function loadSyllabus(): Promise<Syllabus & { faults: readonly string[] }> {
  const [{ points, faults }, { headwords, names }] = await Promise.all([loadPoints(), loadHeadwords()])
  const made: MadeForms = new Map()
  const book = wordBook(headwords.filter(isAskedAbout), names, made)
  return { points, book, words: wordLevels(headwords, names, made), faults }
}
