import { useEffect, useState } from 'react'
import { useLatinLetters } from '#identity/web/latinLetters.ts'
import { batched } from '#kit/batched.ts'
import type { Spoken } from '#korean/spoken.ts'
import { koreanIn, MOST_READ, type ReadKorean } from '#match/koreanWords.ts'
import type { KoreanWords } from '#match/koreanWordsContract.ts'
import { callFunction } from '#platform/web/callFunction.ts'

/** What this page has read so far. */
const known = new Map<string, ReadKorean>()

/** The explanations of one page share calls: a list of fifty would make fifty. */
const readText = batched(async (texts: readonly string[]) => {
  const read = new Map<string, ReadKorean>()
  for (let start = 0; start < texts.length; start += MOST_READ) {
    const answer = await callFunction<KoreanWords>('korean-words', { texts: texts.slice(start, start + MOST_READ) })
    for (const one of answer.texts) read.set(one.text, one)
  }
  return read
})

export interface KoreanWordsRead {
  /** Empty for those who do not want it, and until the server has answered. */
  read: readonly ReadKorean[]
  /** Set after a failure. */
  tryAgain: (() => void) | undefined
}

/** The Korean in the texts, for those who want it in Latin letters and English. */
export function useKoreanWords(texts: readonly string[]): KoreanWordsRead {
  const wanted = useLatinLetters()
  const [, setAnswers] = useState(0)
  const [failed, setFailed] = useState<string>()
  const asked = JSON.stringify(wanted ? koreanIn(texts) : [])

  useEffect(() => {
    const missing = unknownIn(asked)
    if (missing.length === 0 || failed === asked) return
    let isLeft = false
    Promise.all(missing.map(readText)).then(
      (answers) => {
        for (const read of answers) if (read) known.set(read.text, read)
        if (!isLeft) setAnswers((count) => count + 1)
      },
      () => isLeft || setFailed(asked),
    )
    return () => {
      isLeft = true
    }
  }, [asked, failed])

  return {
    read: textsIn(asked).flatMap((text) => known.get(text) ?? []),
    tryAgain: failed === asked && unknownIn(asked).length > 0 ? () => setFailed(undefined) : undefined,
  }
}

/** The lines of what was said. */
export function koreanOf(said: Spoken | null | undefined): readonly string[] {
  return typeof said === 'object' && said !== null ? said.map(([, text]) => text) : said ? [said] : []
}

function unknownIn(asked: string): string[] {
  return textsIn(asked).filter((text) => !known.has(text))
}

function textsIn(asked: string): string[] {
  return JSON.parse(asked)
}
