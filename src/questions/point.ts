import { z } from 'zod'
import { type TsvLine, tsvLines } from '#kit/tsvRows.ts'
import { LEVELS } from '#korean/level.ts'
import { englishFaults } from '#questions/englishFaults.ts'
import { SKILLS } from '#rating/skill.ts'

/** A row of `content/points/*.tsv`; the column names are the keys. */
export const pointRow = z.strictObject({
  /** Its permanent name. */
  point: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower case, with dashes'),
  /** The skill whose questions teach it. */
  kind: z.enum(SKILLS),
  level: z.enum(LEVELS),
  title: z.string().min(1).max(50),
  /** What it is, in one sentence. */
  lesson: z.string().min(1).max(160),
  /** The mistake that learners typically make. */
  error: z.string().min(1).max(140),
  /** The page of the learning hub that explains it; empty if there is none. */
  guide: z.union([z.literal(''), z.string().regex(/^(?:\/[a-z0-9-]+)+$/, 'the path of a page')]),
})

/** One thing to learn, which questions are written about: the topic particle, saying prices, weather words. */
export type Point = z.infer<typeof pointRow>
export type Points = ReadonlyMap<string, Point>

export interface ReadPoints {
  readonly points: Points
  /** What is wrong with the tables, in sentences. */
  readonly faults: readonly string[]
}

/** The points of all tables, given by file name, as one list. */
export function readPoints(tables: Readonly<Record<string, string>>): ReadPoints {
  const rows = Object.entries(tables).flatMap(([file, text]) => tsvLines(file, text, pointRow).map(readRow))
  const points = rows.flatMap((row) => (typeof row === 'string' ? [] : [row]))
  const twice = [...Map.groupBy(points, ({ point }) => point)].filter(([, all]) => all.length > 1)
  return {
    points: new Map(points.map((point) => [point.point, point])),
    faults: [
      ...rows.filter((row) => typeof row === 'string'),
      ...twice.map(([point]) => `${point} is listed twice`),
      ...points.flatMap(wordingOf),
    ],
  }
}

/** The row, or why it cannot be read. */
function readRow(line: TsvLine<Point>): Point | string {
  try {
    return line.row()
  } catch (error) {
    return `${line.first}: ${error instanceof Error ? error.message : String(error)}`
  }
}

function wordingOf({ point, title, lesson, error }: Point): string[] {
  return [title, lesson, error].flatMap(englishFaults).map((fault) => `${point}: ${fault}`)
}
