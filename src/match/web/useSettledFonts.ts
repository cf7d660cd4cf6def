import { useEffect, useRef, useState } from 'react'
import { koreanFontsFor, loadCommonKorean } from '#design/web/loadKoreanFonts.ts'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { MatchState } from '#match/matchContract.ts'

/** A question waits for its fonts at most this long. */
const FONT_WAIT_MS: Milliseconds = SECOND_MS / 2

export interface Settled<State> {
  /** The newest one, but for a question whose fonts are still on their way: until then the one before it. */
  state: State | null | undefined
  /** The question's fonts did not come in time: they will replace the reader's own font while the question is shown. */
  fontsAreLate: boolean
}

/** Holds a question back until its fonts are there, so that no late font moves an option under a player's finger. */
export function useSettledFonts<State extends MatchState>(newest: State | null | undefined): Settled<State> {
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

function textOf({ question, options }: NonNullable<MatchState['question']>): string {
  return [question, ...options.map((option) => option.text)].join(' ')
}
