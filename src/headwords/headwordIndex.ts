import type { Headword } from '#headwords/headword.ts'
import { headwordOf, headwordRow } from '#headwords/headwordRow.ts'
import { tsvLines } from '#kit/tsvRows.ts'

/**
 * The headword of a key; undefined if there is none. Throws for a spelling that several words share: their keys have a
 * digit (배1).
 */
export type HeadwordIndex = (key: string) => Headword | undefined

/** Finds headwords by their keys. A row is parsed at its first lookup, because few callers need all rows. */
export function headwordIndex(tables: Readonly<Record<string, string>>): HeadwordIndex {
  const lines = Object.entries(tables).flatMap(([file, text]) => tsvLines(file, text, headwordRow))
  const byKey = new Map(lines.map((line) => [line.first, line]))
  const figured = Map.groupBy(
    [...byKey.keys()].filter((key) => /\d$/.test(key)),
    (key) => key.slice(0, -1),
  )
  const read = new Map<string, Headword>()
  return (key) => {
    const line = byKey.get(key)
    if (line === undefined) {
      const keys = figured.get(key)
      if (keys !== undefined) throw new Error(`${key} is the spelling of several words: write ${keys.join(' or ')}`)
      return undefined
    }
    const headword = read.get(key) ?? headwordOf(line.row())
    read.set(key, headword)
    return headword
  }
}

/** How the headwords are written, without the digits that tell words of one spelling apart. */
export function spellings(tables: Readonly<Record<string, string>>): Set<string> {
  const lines = Object.entries(tables).flatMap(([file, text]) => tsvLines(file, text, headwordRow))
  return new Set(lines.map(({ first }) => first.replace(/\d$/, '')))
}
