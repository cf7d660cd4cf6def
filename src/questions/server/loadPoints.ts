import { readdir, readFile } from 'node:fs/promises'
import { type Point, type ReadPoints, readPoints } from '#questions/point.ts'

const CONTENT = new URL('../../../content/', import.meta.url)
const FOLDER = new URL('points/', CONTENT)

export interface LoadedPoints extends ReadPoints {
  /** The same points with the guides of the tables, placeholders included. */
  readonly asWritten: readonly Point[]
}

/** Reads `content/points`. A guide that is still a placeholder is left out, and one that does not exist is a fault. */
export async function loadPoints(): Promise<LoadedPoints> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.tsv')).toSorted()
  const read = async (name: string): Promise<[string, string]> => [name, await readFile(new URL(name, FOLDER), 'utf8')]
  const { points, faults } = readPoints(Object.fromEntries(await Promise.all(files.map(read))))
  const guides = await readGuides(
    new Set([...points.values()].map(({ guide }) => guide).filter((guide) => guide !== '')),
  )
  const guided = (point: Point): Point => (guides.get(point.guide) === 'written' ? point : { ...point, guide: '' })
  return {
    asWritten: [...points.values()],
    points: new Map([...points].map(([name, point]) => [name, guided(point)])),
    faults: [...faults, ...[...guides].filter(([, state]) => state === 'missing').map(([guide]) => `no page ${guide}`)],
  }
}

type GuideState = 'written' | 'placeholder' | 'missing'

async function readGuides(paths: ReadonlySet<string>): Promise<Map<string, GuideState>> {
  const states = [...paths].map(async (path): Promise<[string, GuideState]> => {
    const page = await readFile(new URL(`pages${path}.md`, CONTENT), 'utf8').catch(() => undefined)
    if (page === undefined) return [path, 'missing']
    const [, , body = ''] = page.split(/^---$/m)
    return [path, body.trim() === '' ? 'placeholder' : 'written']
  })
  return new Map(await Promise.all(states))
}
