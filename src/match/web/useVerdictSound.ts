import { useEffect } from 'react'
import type { MatchState } from '#match/matchContract.ts'
import { playSound } from '#match/web/sounds.ts'

/** A sound when the own answer is judged, or when the time is up. */
export function useVerdictSound({ question, your_answer, feedback }: MatchState) {
  const number = question?.number
  const judged = your_answer?.correct
  const closed = feedback !== null

  useEffect(() => {
    if (number === undefined) return
    if (judged !== undefined) playSound(judged ? 'right' : 'wrong')
    else if (closed) playSound('wrong')
  }, [number, judged, closed])
}
