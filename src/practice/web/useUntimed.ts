import { useCallback, useEffect, useRef, useState } from 'react'
import { showToast } from '#design/web/toastStore.ts'
import { playSound } from '#match/web/sounds.ts'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import type { UntimedState } from '#practice/practiceContract.ts'
import { untimedCopy } from '#practice/web/copy.ts'

type UntimedCall = 'state' | 'answer' | 'next' | 'end'

export interface Untimed {
  /** Undefined while it is loaded; null: there is no such practice for this player. */
  state: UntimedState | null | undefined
  /** The option that was pressed and is not judged yet. */
  pressedId: string | undefined
  choose: (optionId: string) => void
  next: () => void
  end: () => void
}

/** Practice without a clock: nothing changes but by what the player does here. */
export function useUntimed(practiceId: string): Untimed {
  const [state, setState] = useState<UntimedState | null>()
  const [pressedId, setPressedId] = useState<string>()
  /** Known at once, where the state is not: two keys can come before the next drawing. */
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
        console.warn('practicing', error)
        if (name === 'state') setState(null)
        else showToast('error', wordsFor(error))
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

/** What the server refuses it says in words; the rest is a connection that may come back. */
function wordsFor(error: unknown): string {
  return error instanceof FunctionProblem && error.status === 409 ? error.message : untimedCopy.failed
}
