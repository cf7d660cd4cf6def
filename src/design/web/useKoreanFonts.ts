import { useEffect } from 'react'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'

const HANGUL = /\p{Script=Hangul}/u

/** Loads the Korean fonts as soon as a user's text, such as a name, needs them. */
export function useKoreanFonts(text: string) {
  const needed = HANGUL.test(text)

  useEffect(() => {
    if (needed) loadKoreanFonts()
  }, [needed])
}
