import { useEffect, useRef, useState } from 'react'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import type { FileTable } from '#review/deck/fileTable.ts'
import { type ImportRow, importParts, importRow, type RowFate } from '#review/deck/importRow.ts'
import type { ImportPreview, ImportResponse } from '#review/reviewContract.ts'
import { fileProblems, importCopy } from '#review/web/deckCopy.ts'

/** What is chosen in a file: which columns, and which part of a long file. */
export interface ImportChoice {
  korean: number
  english: number
  part: number
}

export interface DeckImport {
  table: FileTable | undefined
  choice: ImportChoice
  rows: readonly ImportRow[]
  parts: readonly (readonly ImportRow[])[]
  /** What becomes of the rows of the part, by their lines; undefined while it is not known. */
  fates: ReadonlyMap<number, RowFate> | undefined
  /** What went wrong. */
  error: string | undefined
  /** How many cards were added; undefined before. */
  added: number | undefined
  busy: boolean
  take: (file: File | undefined) => Promise<void>
  choose: (choice: Partial<ImportChoice>) => void
  preview: () => void
  add: () => Promise<void>
}

const FIRST: ImportChoice = { korean: 0, english: 0, part: 0 }

/** A file on its way into the deck. */
export function useImport(): DeckImport {
  const [table, setTable] = useState<FileTable>()
  const [choice, setChoice] = useState(FIRST)
  const [fates, setFates] = useState<ReadonlyMap<number, RowFate>>()
  const [error, setError] = useState<string>()
  const [added, setAdded] = useState<number>()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState(0)
  /** The id of the import. It stays until the cards are added or something else is chosen. */
  const importId = useRef('')

  const rows = table ? rowsOf(table, choice) : []
  const parts = importParts(rows)
  const part = parts[choice.part] ?? []
  const sent = JSON.stringify(part.map(({ korean, english }) => [korean, english]))
  const lines = part.map(({ line }) => line).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts the tries.
  useEffect(() => {
    setFates(undefined)
    importId.current = crypto.randomUUID()
    if (lines === '') return
    const left = new AbortController()
    const ask = async () => {
      try {
        const body = { rows: JSON.parse(sent) }
        const { fates: known } = await callFunction<ImportPreview>('review-import-preview', body, left.signal)
        setFates(new Map(lines.split(',').map((line, index) => [Number(line), known[index] ?? 'new'])))
      } catch (problem) {
        if (left.signal.aborted) return
        console.warn('could not preview an import', problem)
        setError(messageOf(problem, importCopy.previewFailed))
      }
    }
    ask()
    return () => left.abort()
  }, [sent, lines, asked])

  async function take(file: File | undefined) {
    if (!file) return
    setError(undefined)
    setAdded(undefined)
    setTable(undefined)
    try {
      const { readDeckFile } = await import('#review/web/readDeckFile.ts')
      const read = await readDeckFile(file)
      if (typeof read === 'string') return setError(fileProblems[read])
      setChoice({ korean: read.korean, english: read.english, part: 0 })
      setTable(read)
    } catch (problem) {
      console.warn('could not read a file', problem)
      setError(importCopy.unreadable)
    }
  }

  async function add() {
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      const body = { import_id: importId.current, rows: JSON.parse(sent) }
      const answer = await callFunction<ImportResponse>('review-import', body)
      setAdded(answer.added)
      if (choice.part + 1 < parts.length) choose({ part: choice.part + 1 })
      else setTable(undefined)
    } catch (problem) {
      console.warn('could not import cards', problem)
      setError(messageOf(problem, importCopy.failed))
    }
    setBusy(false)
  }

  function choose(more: Partial<ImportChoice>) {
    setError(undefined)
    setChoice((known) => ({ ...known, ...('part' in more ? {} : { part: 0 }), ...more }))
  }

  const preview = () => {
    setError(undefined)
    setAsked(asked + 1)
  }
  return { table, choice, rows, parts, fates, error, added, busy, take, choose, preview, add }
}

function rowsOf({ rows }: FileTable, { korean, english }: ImportChoice): ImportRow[] {
  return rows.map((cells, index) =>
    importRow(index + 1, { korean: cells[korean] ?? '', english: cells[english] ?? '' }),
  )
}

/** The server's own words, if it refuses. */
function messageOf(problem: unknown, otherwise: string): string {
  return problem instanceof FunctionProblem && problem.status < 500 && problem.message !== ''
    ? problem.message
    : otherwise
}
