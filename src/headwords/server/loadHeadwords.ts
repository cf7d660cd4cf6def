import { readdir, readFile } from 'node:fs/promises'
import type { Headword } from '#headwords/headword.ts'
import { readHeadwords } from '#headwords/readHeadwords.ts'
import { type WordBook, wordBook } from '#headwords/wordBook.ts'

const FOLDER = new URL('../../../content/headwords/', import.meta.url)

export interface WordList {
  headwords: Headword[]
  /** People and places in examples; they need no entry. */
  names: string[]
}

/** Reads `content/headwords`. Throws on the first row that can not be read. */
export async function loadHeadwords(): Promise<WordList> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.tsv')).toSorted()
  const read = async (name: string): Promise<[string, string]> => [name, await readFile(new URL(name, FOLDER), 'utf8')]
  const names = await readFile(new URL('names.txt', FOLDER), 'utf8')
  return {
    headwords: readHeadwords(Object.fromEntries(await Promise.all(files.map(read)))),
    names: names.trim().split('\n'),
  }
}

export async function loadWordBook(): Promise<WordBook> {
  const { headwords, names } = await loadHeadwords()
  return wordBook(headwords, names)
}
