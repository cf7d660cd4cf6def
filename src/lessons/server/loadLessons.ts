import { readdir, readFile } from 'node:fs/promises'
import { loadHeadwords } from '#headwords/server/loadHeadwords.ts'
import { wordReader } from '#headwords/wordReader.ts'
import type { LessonWords } from '#lessons/judgedLessons.ts'
import { loadPoints } from '#questions/server/loadPoints.ts'

const FOLDER = new URL('../../../content/lessons/', import.meta.url)

/** The files of `content/lessons` as parsed JSON, by path. Throws on a file that is not JSON. */
export async function loadLessonFiles(): Promise<Record<string, unknown>> {
  const names = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith('.json')).toSorted()
  const read = async (name: string): Promise<[string, unknown]> => {
    const text = await readFile(new URL(name, FOLDER), 'utf8')
    try {
      return [name, JSON.parse(text)]
    } catch (error) {
      throw new Error(`content/lessons/${name}: ${(error as Error).message}`)
    }
  }
  return Object.fromEntries(await Promise.all(names.map(read)))
}

/** The word list and the points that lessons are checked against. */
export async function loadLessonWords(): Promise<LessonWords> {
  const [{ headwords, names }, { points }] = await Promise.all([loadHeadwords(), loadPoints()])
  return { read: wordReader(headwords, names), points: new Set(points.keys()) }
}
