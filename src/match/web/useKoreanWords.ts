import { useEffect, useState } from 'react'
import { useLatinLetters } from '#identity/web/latinLetters.ts'
import { koreanIn, type ReadKorean } from '#match/koreanWords.ts'
import type { KoreanWords } from '#match/koreanWordsContract.ts'
import { callFunction } from '#platform/web/callFunction.ts'

/** What this page has read so far. */
const known = new Map<string, ReadKorean>()

/**
 * The Korean in the texts, for those who want it in Latin letters and English: empty for all others, and until the server has
 * answered.
 */
export function useKoreanWords(texts: readonly string[]): readonly ReadKorean[] {
  const wanted = useLatinLetters()
  const [, setAnswers] = useState(0)
  const asked = JSON.stringify(wanted ? koreanIn(texts) : [])

  useEffect(() => {
    const missing = (JSON.parse(asked) as string[]).filter((text) => !known.has(text))
    if (missing.length === 0) return
    const left = new AbortController()
    callFunction<KoreanWords>('korean-words', { texts: missing }, left.signal).then(
      (answer) => {
        for (const read of answer.texts) known.set(read.text, read)
        setAnswers((count) => count + 1)
      },
      (error: unknown) => left.signal.aborted || console.warn('the Korean could not be read', error),
    )
    return () => left.abort()
  }, [asked])

  return (JSON.parse(asked) as string[]).flatMap((text) => known.get(text) ?? [])
}
