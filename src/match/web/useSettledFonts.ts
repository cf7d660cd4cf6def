import { useEffect, useRef, useState } from 'react'
import { koreanFontsFor, loadCommonKorean } from '#design/web/loadKoreanFonts.ts'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { ShownQuestion } from '#match/matchContract.ts'

/** A question waits for its fonts at most this long. */
const FONT_WAIT_MS: Milliseconds = SECOND_MS / 2

export interface Settled<State> {
  /** The newest state, or the previous one while the fonts of a new question are loading. */
  state: State | null | undefined
  /** Whether the question's fonts did not load in time. They will replace the fallback font while the question is shown. */
  fontsAreLate: boolean
}

/** Holds a question back until its fonts are loaded, so that a late font does not move an option under the player's finger. */
export function useSettledFonts<State extends { question: ShownQuestion | null }>(
  newest: State | null | undefined,
): Settled<State> {
  const text = newest?.question ? textOf(newest.question) : ''
  const [settled, setSettled] = useState<{ text: string; fontsAreLate: boolean }>()
  const shown = useRef(newest)
  const isSettled = text === '' || settled?.text === text
  if (isSettled) shown.current = newest

  useEffect(() => {
    loadCommonKorean()
  }, [])

  useEffect(() => {
    if (text === '') return
    const settle = (fontsAreLate: boolean) =>
      setSettled((known) => (known?.text === text ? known : { text, fontsAreLate }))
    let isStale = false
    const timer = setTimeout(() => settle(true), FONT_WAIT_MS)
    koreanFontsFor(text).then(() => isStale || settle(false))
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text])

  return { state: isSettled ? newest : shown.current, fontsAreLate: isSettled && (settled?.fontsAreLate ?? false) }
}

function textOf({ question, options }: ShownQuestion): string {
  return [question, ...options.map((option) => option.text)].join(' ')
}
