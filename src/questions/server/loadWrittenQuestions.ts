import { readdir, readFile } from 'node:fs/promises'

const FOLDER = new URL('../../../content/questions/', import.meta.url)

/** The files of `content/questions` and of its folders as parsed JSON, by name. */
export async function loadWrittenQuestions(): Promise<Record<string, unknown>> {
  const names = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith('.json')).toSorted()
  const read = async (name: string): Promise<[string, unknown]> => [
    name,
    JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')),
  ]
  return Object.fromEntries(await Promise.all(names.map(read)))
}
