import { useEffect, useState } from 'react'
import { useLatinLetters } from '#identity/web/latinLetters.ts'
import { koreanIn, type ReadKorean } from '#match/koreanWords.ts'
import type { KoreanWords } from '#match/koreanWordsContract.ts'
import { callFunction } from '#platform/web/callFunction.ts'

/** What this page has read so far. */
const known = new Map<string, ReadKorean>()

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
    const left = new AbortController()
    callFunction<KoreanWords>('korean-words', { texts: missing }, left.signal).then(
      (answer) => {
        for (const read of answer.texts) known.set(read.text, read)
        setAnswers((count) => count + 1)
      },
      () => left.signal.aborted || setFailed(asked),
    )
    return () => left.abort()
  }, [asked, failed])

  return {
    read: textsIn(asked).flatMap((text) => known.get(text) ?? []),
    tryAgain: failed === asked && unknownIn(asked).length > 0 ? () => setFailed(undefined) : undefined,
  }
}

function unknownIn(asked: string): string[] {
  return textsIn(asked).filter((text) => !known.has(text))
}

function textsIn(asked: string): string[] {
  return JSON.parse(asked)
}
