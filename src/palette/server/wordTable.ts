import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { WORD_CLASSES } from '#headwords/headword.ts'
import { loadTables } from '#headwords/server/loadHeadwords.ts'
import { tsvLines } from '#kit/tsvRows.ts'
import { LEVELS } from '#korean/level.ts'
import type { FoundWord } from '#palette/paletteContract.ts'

/** The columns that looking a word up needs. The check has judged the rows as a whole. */
const row = z.object({
  word: z.string(),
  pos: z.enum(WORD_CLASSES),
  level: z.enum(LEVELS),
  glosses: z.string(),
  example: z.string().default(''),
  translation: z.string().default(''),
})

/** Reads the headwords at the first call, one file at a time, so that nobody else waits for long. */
export function openWordTable(): () => Promise<readonly FoundWord[]> {
  let read: Promise<readonly FoundWord[]> | undefined
  return () => {
    read ??= readWords()
    // A failure is not kept.
    read.catch(() => {
      read = undefined
    })
    return read
  }
}

async function readWords(): Promise<FoundWord[]> {
  const words: FoundWord[] = []
  for (const [file, text] of Object.entries(await loadTables())) {
    words.push(...tsvLines(file, text, row).map((line) => foundWord(line.row())))
    await setImmediate()
  }
  return words
}

function foundWord({ word, pos, level, glosses, example, translation }: z.infer<typeof row>): FoundWord {
  return {
    word: word.replace(/\d$/, ''),
    word_class: pos,
    level,
    glosses: glosses.split(';').map((gloss) => gloss.trim()),
    example: example === '' ? null : { korean: example, english: translation },
  }
}
