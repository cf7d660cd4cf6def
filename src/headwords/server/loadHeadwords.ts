import { readdir, readFile } from 'node:fs/promises'
import { type Headword, isAskedAbout } from '#headwords/headword.ts'
import { type HeadwordIndex, headwordIndex, spellings } from '#headwords/headwordIndex.ts'
import { readHeadwords } from '#headwords/readHeadwords.ts'
import { type WordBook, wordBook } from '#headwords/wordBook.ts'

const FOLDER = new URL('../../../content/headwords/', import.meta.url)

export interface WordList {
  headwords: Headword[]
  /** People and places in examples; they need no entry. */
  names: string[]
}

async function loadTables(): Promise<Record<string, string>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.tsv')).toSorted()
  const read = async (name: string): Promise<[string, string]> => [name, await readFile(new URL(name, FOLDER), 'utf8')]
  return Object.fromEntries(await Promise.all(files.map(read)))
}

/** Reads `content/headwords`. Throws on the first row that cannot be read. */
export async function loadHeadwords(): Promise<WordList> {
  return (await openHeadwords())()
}

/** Reads the files of `content/headwords`; their rows are read at each call of the answer. */
export async function openHeadwords(): Promise<() => WordList> {
  const [tables, names] = await Promise.all([loadTables(), readFile(new URL('names.txt', FOLDER), 'utf8')])
  return () => ({ headwords: readHeadwords(tables), names: names.trim().split('\n') })
}

/** The headwords by their keys, each parsed when it is needed. */
export async function loadHeadwordIndex(): Promise<HeadwordIndex> {
  return headwordIndex(await loadTables())
}

export async function loadSpellings(): Promise<Set<string>> {
  return spellings(await loadTables())
}

/** The headwords with questions. */
export async function loadWordBook(): Promise<WordBook> {
  const { headwords, names } = await loadHeadwords()
  return wordBook(headwords.filter(isAskedAbout), names)
}
