import { useCallback, useRef, useState } from 'react'
import { showToast } from '#design/web/toastStore.ts'
import { SECOND_MS } from '#kit/time.ts'
import { questionCopy } from '#match/web/copy.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'

interface Pressed {
  questionNo: number
  optionId: string
}

/** What the hook needs to know of a match, or of another round of questions with a clock. */
interface Round {
  question: { number: number } | null
  /** `question` while the question can be answered. */
  phase: string
  /** Null until the answer is scored. */
  your_answer: object | null
}

/** Each call brings the state up to date, or throws `FunctionProblem`. */
interface RoundCalls {
  act: (call: 'answer' | 'state', more?: Record<string, unknown>) => Promise<unknown>
}

export interface Answer {
  choose: (optionId: string) => Promise<void>
  /** Whether an option can be chosen now. */
  isOpen: boolean
  /** The option that was pressed and is not scored yet. */
  pressedId: string | undefined
}

/** The option pressed in the open question, and the call that sends it until the server has scored it. */
export function useAnswer({ act }: RoundCalls, state: Round): Answer {
  const [pressed, setPressed] = useState<Pressed>()
  /** A ref, because two keys can be pressed before the next render. */
  const sending = useRef(false)
  const { question, phase, your_answer: judged } = state
  const waiting = pressed !== undefined && pressed.questionNo === question?.number && judged === null
  const isOpen = phase === 'question' && judged === null && !waiting

  const choose = useCallback(
    async (optionId: string) => {
      if (!question || !isOpen || sending.current) return
      sending.current = true
      const questionNo = question.number
      setPressed({ questionNo, optionId })
      const refusal = await sendUntilHeard(() => act('answer', { question_no: questionNo, option_id: optionId }))
      sending.current = false
      if (!refusal) return
      setPressed(undefined)
      if (refusal.code === 'late') showToast('info', questionCopy.late)
      else console.warn('the answer was refused', refusal)
      await act('state').catch((error: unknown) => console.warn('could not load the match', error))
    },
    [question, isOpen, act],
  )

  return { choose, isOpen, pressedId: waiting ? pressed.optionId : undefined }
}

/** Sends the answer until the server responds; repeated answers are harmless. Resolves to the refusal, if there is one. */
async function sendUntilHeard(send: () => Promise<unknown>): Promise<FunctionProblem | undefined> {
  let told = false
  for (;;) {
    try {
      await send()
      return undefined
    } catch (error) {
      if (error instanceof FunctionProblem && error.status < 500 && error.status !== 429) return error
      if (!told) showToast('info', questionCopy.notSent)
      told = true
      await new Promise((resolve) => setTimeout(resolve, SECOND_MS))
    }
  }
}
