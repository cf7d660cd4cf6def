import { useCallback, useEffect, useRef, useState } from 'react'
import { playSound } from '#design/web/sounds.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import type { UntimedState } from '#practice/practiceContract.ts'
import { untimedCopy } from '#practice/web/copy.ts'
import { showRefusal } from '#practice/web/showRefusal.ts'

type UntimedCall = 'state' | 'answer' | 'next' | 'end'

export interface Untimed {
  /** Undefined while loading; null if this player has no such practice. */
  state: UntimedState | null | undefined
  /** The option that was pressed and is not scored yet. */
  pressedId: string | undefined
  choose: (optionId: string) => void
  next: () => void
  end: () => void
}

/** The state and the actions of a practice without a clock. It needs no polling: only the player changes it. */
export function useUntimed(practiceId: string): Untimed {
  const [state, setState] = useState<UntimedState | null>()
  const [pressedId, setPressedId] = useState<string>()
  /** A ref, because two keys can be pressed before the next render. */
  const isCalling = useRef(false)

  const call = useCallback(
    async (name: UntimedCall, more: object = {}) => {
      if (isCalling.current) return undefined
      isCalling.current = true
      try {
        const next = await callFunction<UntimedState>(`untimed-${name}`, { practice_id: practiceId, ...more })
        setState(next)
        return next
      } catch (error) {
        if (name === 'state') {
          console.warn('the practice could not be loaded', error)
          setState(null)
        } else showRefusal(error, untimedCopy.failed)
        return undefined
      } finally {
        isCalling.current = false
      }
    },
    [practiceId],
  )

  useEffect(() => {
    call('state')
  }, [call])

  async function choose(optionId: string) {
    const question = state?.question
    if (!question || state.your_answer || isCalling.current) return
    setPressedId(optionId)
    const judged = await call('answer', { question_no: question.number, option_id: optionId })
    setPressedId(undefined)
    if (judged?.your_answer) playSound(judged.your_answer.correct ? 'right' : 'wrong')
  }

  return { state, pressedId, choose, next: () => call('next'), end: () => call('end') }
}
